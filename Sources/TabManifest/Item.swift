extension LayoutManifest {
  /// A tab, group, section, dynamic or action as one layout has it.
  ///
  /// Items are known by their id, the key in ``Layout/items``.
  public struct Item: Hashable, Sendable {
    /// What sort of thing it is.
    public let kind: Kind

    /// Its label; `nil` where the system has one for it, and on sections and dynamics without.
    public let title: String?

    /// The localization key of the label; ``title`` is its text in the development language.
    public let titleKey: String?

    /// The second line in the sidebar.
    public let subtitle: String?

    /// The SF Symbol that stands for it.
    public let systemImage: String?

    /// The SF Symbol that stands for it while it is selected.
    public let selectedSystemImage: String?

    /// The image asset that stands for it.
    public let image: String?

    /// The image asset that stands for it while it is selected.
    public let selectedImage: String?

    /// The app's source of a title that replaces ``title`` at run time.
    public let dynamicTitle: String?

    /// The app's source of an image that replaces the static one at run time.
    public let dynamicImage: String?

    /// The badge that the app shows on it: `count`, `dot` or a text.
    public let badge: String?

    /// What UI tests find it by.
    public let accessibilityIdentifier: String?

    /// What the system takes it for.
    public let role: Role?

    /// Whether selecting the search tab puts the cursor into its field.
    public let activatesSearch: Bool

    /// Its placement in regular width, as written or inherited.
    public let regular: RegularPlacement

    /// ``CompactPlacement/list`` where compact width has it on the parent group's screen. `nil` says
    /// nothing: the layout's bars tell whether they hold it.
    public let compact: CompactPlacement?

    /// How the group looks in the sidebar.
    public let sidebarAppearance: SidebarAppearance

    /// Whether people may put it away.
    public let allowsHiding: Bool

    /// Whether it is put away until people bring it back.
    public let hiddenByDefault: Bool

    /// Whether people may reorder its children.
    public let allowsReordering: Bool

    /// The template of its deep links, such as `/collections/{id}`.
    public let route: String?

    /// Whether an inspector suits its content in regular width.
    public let inspector: Bool

    /// The name of the app's list that a dynamic's items are made from.
    public let source: String?

    /// The most items that a dynamic makes.
    public let max: Int?

    /// The app's own data, as the configuration has it; `nil` where the configuration has none.
    public let metadata: [String: JSONValue]?

    /// How far away it is; `nil` where it is no destination.
    public let reach: Reach?

    /// The ids of the tabs and groups from the root to it, itself last; `nil` where it is not shown
    /// and where it is no destination.
    public let path: [String]?

    /// The selections that lead to it from the tab bar; `nil` where the bar does not lead there.
    public let steps: [Step]?

    /// The selection that leads to it from an open sidebar; `nil` where it has no row.
    public let sidebarSteps: [Step]?

    /// The id of what selecting it opens; `nil` where that is itself, and where it is not shown.
    public let opens: String?

    /// The id of the destination to select while this one is not shown; `nil` where it is shown, and
    /// where nothing is.
    public let fallback: String?

    /// Whether links and saved state may name it.
    public var isDestination: Bool { reach != nil }

    /// Whether it is a destination that people see at first launch.
    public var isShown: Bool { isDestination && reach != .notShown && reach != .hiddenByDefault }
  }
}
