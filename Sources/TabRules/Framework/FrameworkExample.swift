/// Examples of what one framework shows and another does not.
enum FrameworkExample {
  /// Three tabs, the last with `keys`.
  static func tab(_ framework: String, _ keys: String) -> String {
    head(framework) + "  - {id: other, title: Other, systemImage: star, \(keys)}\n"
  }

  /// Two tabs and a section of two.
  static func section(_ framework: String) -> String {
    head(framework) + """
        - id: more
          kind: section
          title: More
          children:
            - {id: other, title: Other, systemImage: star}
            - {id: third, title: Third, systemImage: circle}

      """
  }

  /// Two tabs and a group of two with `keys`.
  static func group(_ framework: String, _ keys: String) -> String {
    head(framework) + """
        - id: more
          title: More
          systemImage: ellipsis
          children:
            - {id: other, title: Other, systemImage: star, \(keys)}
            - {id: third, title: Third, systemImage: circle, \(keys)}

      """
  }

  /// Two tabs and two more with `keys` of their own.
  static func pair(_ framework: String, _ first: String, _ second: String) -> String {
    head(framework, "deploymentTarget: 27\nmode: tabSidebar\nflags: {fa: false}\n") + """
        - {id: first, title: First, systemImage: star, \(first)}
        - {id: second, title: Second, systemImage: circle, \(second)}

      """
  }

  private static func head(_ framework: String, _ keys: String = "") -> String {
    """
    version: 1
    framework: \(framework)
    \(keys)tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}

    """
  }
}
