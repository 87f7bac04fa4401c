import Diagnostics

/// What the rules about comments that leave findings out say of themselves.
enum IgnoreRules {
  /// A comment that should leave findings out and cannot.
  static let invalid = Rule(
    "invalid-ignore",
    .error,
    "an ignore comment without a reason, or of a rule that cannot be ignored",
    discussion: """
      `# tabc:ignore rule-id, rule-id -- why` leaves out what these rules find on its own line or, \
      where it stands alone, on the line below; further comments may stand between. The reason \
      tells the next reader whether the comment is still needed. Rules that cannot be turned down \
      cannot be ignored either, and a misspelled one would leave out nothing.
      """,
    isConfigurable: false,
    isFixable: true,
    valid: [
      example("# tabc:ignore sidebar-only-shown -- until the iPad app has a trash of its own")
    ],
    invalid: [
      example("# tabc:ignore sidebar-only-shown"),
      example("# tabc:ignore sidebar-only-shwon -- misspelled"),
      example("# tabc:ignore unique-id, sidebar-only-shown -- ids must be unique"),
    ]
  )

  /// A comment that leaves nothing out.
  static let unused = Rule(
    "unused-ignore",
    .warning,
    "an ignore comment of a rule that finds nothing there",
    discussion: """
      What the comment was for is mended or has moved. Left in place it would hide the next mistake \
      on that line. A finding that comes and goes can be kept quiet by naming `unused-ignore` in \
      the same comment.
      """,
    isFixable: true,
    valid: [
      example("# tabc:ignore sidebar-only-shown -- until the iPad app has a trash of its own")
    ],
    invalid: [
      example("# tabc:ignore sidebar-only-shown, missing-image -- it has an image")
    ]
  )

  /// Both rules.
  static let all = [invalid, unused]

  private static func example(_ comment: String) -> String {
    """
    version: 1
    mode: tabSidebar
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      \(comment)
      - {id: trash, title: Trash, systemImage: trash, regular: sidebarOnly, compact: tab}

    """
  }
}
