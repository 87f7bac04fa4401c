import TabTree

/// Why a difference that no other kind of change tells hurts nobody.
enum AttributeReason {
  /// Of a value that a node gives to a key; `nil` where the two mean the same.
  static func of(_ key: NodeKey, _ before: DiffValue, _ after: DiffValue) -> String? {
    let usual = usualValues[key] ?? .absent
    func meaning(_ value: DiffValue) -> DiffValue { value == .absent ? usual : value }
    return meaning(before) == meaning(after) ? nil : reasons[key]
  }

  private static let usualValues: [NodeKey: DiffValue] = [
    .activatesSearch: .boolean(false), .sidebarAppearance: .text("automatic"),
    .allowsHiding: .boolean(false), .hiddenByDefault: .boolean(false),
    .allowsReordering: .boolean(false), .inspector: .boolean(false),
  ]

  private static let reasons: [NodeKey: String] = [
    .titleKey: "the title is the same where it is not translated",
    .subtitle: "links and tests do not go by the second line",
    .dynamicTitle: "only the title that the app puts in at run time may be another one",
    .activatesSearch: "it is found as before; only whether the search field opens at once changes",
    .landing: "its other kind tells what selecting it opens",
    .defaultChild: "no layout that is compared shows a difference",
    .compactChildren: "what follows for its children is told of them",
    .sidebarAppearance: "where that leads elsewhere, the steps tell it",
    .allowsHiding: "it is found as before; only what people may change for themselves is otherwise",
    .hiddenByDefault: "where that takes it away or brings it back, that is told besides",
    .allowsReordering: "only what people may change for themselves is otherwise",
    .route: "links go on leading here",
    .formerIDs: "the same state is restored",
    .formerRoutes: "the same links lead here",
    .fallback: "no layout that is compared shows a difference",
    .inspector: "only what stands beside its screen is otherwise",
    .source: "it is found as before; only the list that fills it is another one",
    .max: "only how many items it may have is otherwise",
  ]

  /// Of a node that only one side has and that no link or saved state can name.
  static func ofNode(_ kind: Kind) -> String {
    kind == .section
      ? "links and saved state do not name headings"
      : "links and saved state do not name actions; where one is seen is told besides"
  }

  /// Of another number of places of one node.
  static let ofPlaces = "where that leads elsewhere, the steps tell it"

  /// Of the app's name.
  static let ofApp = "only reports show the name"
}
