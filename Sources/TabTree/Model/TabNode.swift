import YAMLTree

/// A node of the tree with what decides where it is shown. Its texts stay in the YAML tree; ask
/// ``TabConfiguration/text(_:of:)`` for them.
public struct TabNode: Sendable {
  /// The mapping that declares the node.
  public let yaml: YAMLNode

  /// The index of the node above; `nil` at the root.
  public let parent: Int?

  /// How deep the node stands; 1 at the root.
  public let depth: Int

  /// The index after the node's last descendant.
  public internal(set) var end: Int

  /// The keys that the file gives.
  public internal(set) var written: NodeKeySet = []

  /// Where the values of those keys begin in the values of all nodes.
  var firstValue = 0

  /// The stable identity.
  public internal(set) var id = ""

  /// The index of the first node with the same id: equal for the places of one destination.
  public internal(set) var identity: Int

  /// What the node is.
  public internal(set) var kind = Kind.tab

  /// The part that the tab plays for the system.
  public internal(set) var role: Role?

  /// Whether a search tab opens its field when it is selected.
  public internal(set) var activatesSearch = false

  /// Where the node stands in compact width, as written or by default.
  public internal(set) var compact = CompactPlacement.tab

  /// Where the node stands in regular width, as written or inherited.
  public internal(set) var regular = RegularPlacement.automatic

  /// What selecting the group opens.
  public internal(set) var landing = Landing.child

  /// The identity of the group's `defaultChild`.
  public internal(set) var defaultChild: Int?

  /// What the group's children are in compact width unless they say otherwise.
  public internal(set) var compactChildren = CompactChildren.subTabBar

  /// How the group appears in the sidebar.
  public internal(set) var sidebarAppearance = SidebarAppearance.automatic

  /// Whether people may hide it.
  public internal(set) var allowsHiding = false

  /// Whether it is hidden until people bring it out.
  public internal(set) var hiddenByDefault = false

  /// Whether people may reorder the children.
  public internal(set) var allowsReordering = false

  /// Whether an inspector in regular width suits the content.
  public internal(set) var inspector = false

  /// The identity of the `fallback`.
  public internal(set) var fallback: Int?

  /// The most items that a dynamic list makes.
  public internal(set) var max: Int?

  /// The index of the node's own condition in ``TabConfiguration/conditions``.
  public internal(set) var when: Int?

  init(yaml: YAMLNode, index: Int, parent: Int?, depth: Int) {
    self.yaml = yaml
    self.parent = parent
    self.depth = depth
    end = index + 1
    identity = index
  }
}
