extension NodeKey {
  private static let destinations: [Kind] = [.tab, .group, .dynamic]
  private static let withImage: [Kind] = [.tab, .group, .dynamic, .action]
  private static let anyText = ValueType.text(maximumBytes: nil)

  /// Every node key; the entry at a key's raw value is its own.
  public static let table: [KeyEntry<NodeKey>] = [
    KeyEntry(
      .id,
      "id",
      .identifier,
      on: Kind.allCases,
      isRequired: true,
      default: "none",
      "The stable identity: parts of letters, digits, `-` and `_` that begin with a letter, joined "
        + "by dots."
    ),
    KeyEntry(
      .kind,
      "kind",
      .oneOf(Kind.allCases.map(\.rawValue)),
      on: Kind.allCases,
      default: "`group` where there is a `children` key, else `tab`",
      "What the node is."
    ),
    KeyEntry(
      .title,
      "title",
      anyText,
      on: Kind.allCases,
      default: "required on a tab, group or action, except a search tab",
      "The label."
    ),
    KeyEntry(
      .titleKey,
      "titleKey",
      anyText,
      on: Kind.allCases,
      default: "none",
      "The localization key; `title` is then its development-language text."
    ),
    KeyEntry(
      .subtitle,
      "subtitle",
      anyText,
      on: [.tab, .group],
      default: "none",
      "The second line in the sidebar."
    ),
    KeyEntry(
      .systemImage,
      "systemImage",
      .symbol,
      on: withImage,
      default: "none",
      "An SF Symbol."
    ),
    KeyEntry(
      .selectedSystemImage,
      "selectedSystemImage",
      .symbol,
      on: withImage,
      default: "none",
      "The SF Symbol while the item is selected."
    ),
    KeyEntry(
      .image,
      "image",
      anyText,
      on: withImage,
      default: "none",
      "An asset, instead of a `systemImage`."
    ),
    KeyEntry(
      .selectedImage,
      "selectedImage",
      anyText,
      on: withImage,
      default: "none",
      "The asset while the item is selected, instead of a `selectedSystemImage`."
    ),
    KeyEntry(
      .dynamicTitle,
      "dynamicTitle",
      anyText,
      on: [.tab, .group],
      default: "none",
      "The app replaces the title at run time from the source of this name."
    ),
    KeyEntry(
      .dynamicImage,
      "dynamicImage",
      anyText,
      on: [.tab, .group],
      default: "none",
      "The app replaces the image at run time from the source of this name."
    ),
    KeyEntry(
      .badge,
      "badge",
      anyText,
      on: destinations,
      default: "none",
      "The badge that the app will show: `count`, `dot` or a text."
    ),
    KeyEntry(
      .accessibilityIdentifier,
      "accessibilityIdentifier",
      .text(maximumBytes: 256),
      on: [.tab, .group, .action],
      default: "none",
      "What UI tests look for."
    ),
    KeyEntry(
      .role,
      "role",
      .oneOf(Role.allCases.map(\.rawValue)),
      on: [.tab],
      default: "none",
      "The part that a tab at the root or in a section plays for the system."
    ),
    KeyEntry(
      .activatesSearch,
      "activatesSearch",
      .boolean,
      on: [.tab],
      default: "`false`",
      "A search tab's `automaticallyActivatesSearch`."
    ),
    KeyEntry(
      .compact,
      "compact",
      .oneOf(CompactPlacement.allCases.map(\.rawValue)),
      on: Kind.allCases,
      default: "what the parent says, else `tab`; `hidden` where regular is `sidebarOnly`",
      "Compact width: `tab` in the compact bar or the parent group's sub-tab bar, `list` on the "
        + "parent group's own screen, or `hidden`."
    ),
    KeyEntry(
      .regular,
      "regular",
      .oneOf(RegularPlacement.allCases.map(\.rawValue)),
      on: Kind.allCases,
      default: "`automatic`, or the parent section's `sidebarOnly` or `hidden`",
      "Regular width: Apple's placements, and `hidden`."
    ),
    KeyEntry(
      .landing,
      "landing",
      .oneOf(Landing.allCases.map(\.rawValue)),
      on: [.group],
      default: "`child`",
      "What selecting the group opens: its own screen, or its default child."
    ),
    KeyEntry(
      .defaultChild,
      "defaultChild",
      .reference,
      on: [.group],
      default: "the first one shown",
      "The child tab or group that the group opens."
    ),
    KeyEntry(
      .compactChildren,
      "compactChildren",
      .oneOf(CompactChildren.allCases.map(\.rawValue)),
      on: [.group],
      default: "`subTabBar`",
      "Where the children stand in compact width unless they say otherwise: in the group's sub-tab "
        + "bar, or as a list on its screen."
    ),
    KeyEntry(
      .sidebarAppearance,
      "sidebarAppearance",
      .oneOf(SidebarAppearance.allCases.map(\.rawValue)),
      on: [.group],
      default: "`automatic`",
      "How the group appears in the sidebar; `rootSection` stands on nested groups only."
    ),
    KeyEntry(
      .allowsHiding,
      "allowsHiding",
      .boolean,
      on: [.tab, .group],
      default: "`false`",
      "Whether people may hide it."
    ),
    KeyEntry(
      .hiddenByDefault,
      "hiddenByDefault",
      .boolean,
      on: [.tab, .group],
      default: "`false`",
      "Whether it is hidden until people bring it out."
    ),
    KeyEntry(
      .allowsReordering,
      "allowsReordering",
      .boolean,
      on: [.group, .section],
      default: "`false`",
      "Whether people may reorder the children."
    ),
    KeyEntry(
      .route,
      "route",
      .route,
      on: destinations,
      default: "none",
      "The deep link: `/` and segments, where `{name}` is a parameter."
    ),
    KeyEntry(
      .formerIDs,
      "formerIDs",
      .texts,
      on: destinations,
      default: "none",
      "What saved state called this destination before."
    ),
    KeyEntry(
      .formerRoutes,
      "formerRoutes",
      .routes,
      on: destinations,
      default: "none",
      "Routes that led here before."
    ),
    KeyEntry(
      .fallback,
      "fallback",
      .reference,
      on: destinations,
      default: "the nearest ancestor, the initial destination, the first one shown",
      "The tab or group where selection goes while this one is not shown."
    ),
    KeyEntry(
      .inspector,
      "inspector",
      .boolean,
      on: [.tab, .group],
      default: "`false`",
      "Whether an inspector in regular width suits this content."
    ),
    KeyEntry(
      .source,
      "source",
      anyText,
      on: [.dynamic],
      isRequired: true,
      default: "none",
      "The name of the app's list."
    ),
    KeyEntry(
      .max,
      "max",
      .integer(1...100),
      on: [.dynamic],
      default: "none; required with `compact: tab`",
      "The most items that the list makes."
    ),
    KeyEntry(
      .when,
      "when",
      .condition,
      on: Kind.allCases,
      default: "always",
      "The node is shown only while this holds."
    ),
    KeyEntry(
      .children,
      "children",
      .nodes,
      on: [.group, .section],
      default: "required on a section, and on a group without `landing: self`",
      "The nodes below this one."
    ),
    KeyEntry(
      .metadata,
      "metadata",
      .metadata,
      on: Kind.allCases,
      default: "none",
      "The app's own data, carried along unread."
    ),
  ]
}
