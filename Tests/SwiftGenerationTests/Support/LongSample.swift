/// Configurations with names and texts of every length, so that each line of generated code once
/// fills a line to its end and once does not fit it.
enum LongSample {
  /// The longest name that types may begin with.
  static let prefix = "NameOfAppThatIsVeryLongX"

  static let all: [Sample] =
    ["tabBar", "tabSidebar", "sidebar"].flatMap { mode in
      ["uikit", "swiftui"].map { sample($0, mode: mode) }
    } + [sample("adaptiveAppShell", mode: "sidebar")]
    + [("uikit", "tabSidebar"), ("swiftui", "tabSidebar"), ("adaptiveAppShell", "sidebar")].map {
      flags($0, mode: $1)
    }

  private static let conditions = [
    "flag", "\(name(30, "f")) and flag", "not \(name(30, "f"))",
    "size in [small, \(name(30, "m"))]",
    "flag and \(name(30, "f")) and not \(name(40, "g")) and size == small",
    "os >= 27", "not (\(name(30, "f")) or \(name(40, "g")) or size == large)",
  ]

  private static func sample(_ framework: String, mode: String) -> Sample {
    let isShell = framework == "adaptiveAppShell"
    var lines = [
      "version: 1", "app: Long", "rules: {all: \"off\"}", "framework: \(framework)",
      "mode: \(mode)", "deploymentTarget: 17",
      "urlPrefixes: [\"https://\(name(60, "h"))\", \"box://\"]",
      "flags: {flag: false, \(name(30, "f")): true, \(name(40, "g")): false, "
        + "size: {values: [small, \(name(30, "m")), large], default: small}}",
    ]
    if !isShell {
      lines.append("customizationIdentifier: \(text(mode == "tabBar" ? 70 : 58))")
    }
    lines.append("tabs:")
    for length in 3...62 {
      lines.append("  - " + tab(length, framework))
      if length.isMultiple(of: 2) { lines.append("  - " + section(length, framework)) }
      guard !isShell else { continue }
      if length.isMultiple(of: 3) { lines.append("  - " + group(length)) }
      if length.isMultiple(of: 4) {
        lines.append(
          "  - {id: \(name(length, "w")), kind: action, title: \(text(length + 20)), "
            + "systemImage: star\(when(length))}"
        )
      }
    }
    return Sample(
      name: "long-\(framework)-\(mode)",
      text: lines.joined(separator: "\n") + "\n"
    )
  }

  /// Those that are written whole and those that are not.
  private static let lengthsOfFlags = [3, 16, 24, 28, 29, 30, 31, 45, 52, 62]

  /// Flags and values of these lengths, which hold together or not at all: no more than two worlds.
  private static func flags(_ framework: String, mode: String) -> Sample {
    let isShell = framework == "adaptiveAppShell"
    var flags = ["base: false"]
    var assume: [String] = []
    var tabs: [String] = []
    for length in lengthsOfFlags {
      let (flag, choice) = (name(length, "f"), name(length, "g"))
      let values = [name(length, "v"), name(length, "w"), name(min(length + 7, 62), "x")]
      flags += [
        "\(flag): false",
        "\(choice): {values: [\(values.joined(separator: ", "))], default: \(values[0])}",
      ]
      assume += [
        "\(flag) implies base", "base implies \(flag)", "\(choice) == \(values[1]) implies base",
        "base implies \(choice) == \(values[1])", "\(choice) != \(values[2])",
      ]
      let conditions = [
        "\(choice) == \(values[1])", "\(choice) != \(values[1])", "not \(flag)",
        "\(choice) in [\(values[1]), \(values[2])]",
        "\(flag) and \(choice) == \(values[1])", "not (\(flag) or \(choice) != \(values[1]))",
      ]
      let keys = "systemImage: star, title: A" + (isShell ? "" : ", badge: count")
      for (index, condition) in conditions.enumerated() {
        tabs.append(
          "  - {id: t\(length)x\(index), \(keys), fallback: home, when: \"\(condition)\"}"
        )
      }
      let condition = conditions[length % conditions.count]
      let hidden = framework == "uikit" ? ", compact: hidden" : ""
      tabs.append(
        "  - {id: s\(length), kind: section, title: S, when: \"\(condition)\"\(hidden), children: ["
          + "{id: u\(length), \(keys), compact: hidden, when: \"\(conditions[length % 5])\"}"
          + (isShell
            ? ""
            : ", {id: a\(length), kind: action, title: A, when: \"\(conditions[length % 4])\"}")
          + "]}"
      )
    }
    let lines = [
      "version: 1", "app: Long", "rules: {all: \"off\"}", "framework: \(framework)",
      "mode: \(mode)", "flags: {\(flags.joined(separator: ", "))}",
      "assume: [\(assume.map { "\"\($0)\"" }.joined(separator: ", "))]", "tabs:",
      "  - {id: home, title: Home, systemImage: house}",
    ]
    return Sample(
      name: "long-flags-\(framework)",
      text: (lines + tabs).joined(separator: "\n") + "\n"
    )
  }

  private static func tab(_ length: Int, _ framework: String) -> String {
    let isShell = framework == "adaptiveAppShell"
    var keys = ["id: \(name(length, "t"))", "title: \(text(length + 40))"]
    let hasAsset = length.isMultiple(of: 3) && !isShell
    keys.append(hasAsset ? "image: \(text(length + 10))" : "systemImage: star.\(name(length, "i"))")
    if framework == "uikit" {
      if length % 4 == 0 { keys.append("selectedImage: \(text(length + 20))") }
      if length % 5 == 0 { keys.append("subtitle: \(text(length + 12))") }
    }
    if isShell, length % 6 == 4 { keys.append("regular: hidden") }
    if !isShell {
      if length % 3 == 1 { keys.append("badge: \(text(length + 9))") }
      if length % 5 == 3 { keys.append("dynamicImage: image") }
    }
    if length % 3 == 2 { keys.append("dynamicTitle: title") }
    if length % 2 == 1 {
      keys.append("route: \"/\(name(length / 2, "r"))/{\(name(length / 2, "p"))}/x\"")
      keys.append("formerRoutes: [\"/old\(length)/{\(name(length / 2, "p"))}\"]")
    } else {
      keys.append("accessibilityIdentifier: tab.\(text(length + 5))")
    }
    if length % 3 == 0 { keys.append("formerIDs: [old.\(text(length + 3))]") }
    if length % 4 == 1 { keys.append("titleKey: key.\(name(length, "k"))") }
    if length % 6 == 2 { keys.append("inspector: true") }
    return "{\(keys.joined(separator: ", "))\(length % 3 == 1 ? when(length) : "")}"
  }

  private static func group(_ length: Int) -> String {
    let children = [
      "{id: \(name(length, "a")), title: \(text(length + 30)), systemImage: star, compact: hidden, "
        + "when: flag}",
      "{id: \(name(length, "b")), title: A, systemImage: star, compact: hidden}",
      "{id: \(name(length, "c")), kind: action, title: \(text(length + 40)), systemImage: star, "
        + "titleKey: \(name(length, "k"))\(when(length))}",
      "{id: \(name(length, "d")), kind: dynamic, systemImage: star, source: \(text(length + 20)), "
        + "compact: hidden, formerIDs: [\(name(length + 10, "q"))], max: 3}",
    ]
    return
      "{id: \(name(length, "e")), kind: group, title: \(text(length + 20)), systemImage: star, "
      + "landing: self\(when(length)), children: [\(children.joined(separator: ", "))]}"
  }

  private static func section(_ length: Int, _ framework: String) -> String {
    let compact = framework == "uikit" ? ", compact: hidden" : ""
    let inBar = framework == "uikit" ? "" : ", max: 2, compact: tab"
    let children = [
      "{id: \(name(length, "u")), title: \(text(length)), systemImage: star\(when(length))}",
      "{id: \(name(length, "v")), kind: dynamic, systemImage: star.\(name(length, "y")), "
        + "source: list\(inBar)\(when(length + 1))}",
    ]
    return "{id: \(name(length, "s")), kind: section, title: \(text(length + 25))\(compact), "
      + "titleKey: \(name(length + 5, "k")), children: [\(children.joined(separator: ", "))]}"
  }

  private static func when(_ length: Int) -> String {
    length.isMultiple(of: 2) ? ", when: \"\(conditions[length / 2 % conditions.count])\"" : ""
  }

  /// A name of so many letters.
  private static func name(_ length: Int, _ first: Character) -> String {
    String(first) + String(repeating: "abcdefghijk", count: 8).prefix(max(length, 1) - 1)
  }

  /// A text of so many characters.
  private static func text(_ length: Int) -> String {
    String(String(repeating: "Title of words ", count: 8).prefix(length - 1)) + "x"
  }
}
