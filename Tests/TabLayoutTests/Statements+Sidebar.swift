import TabManifest
import TabTree

extension Statements {
  /// A row with the row above it.
  private struct FlatRow {
    let id: String
    let parent: String?
  }

  /// The rows: each shown node once, below the right row and in the right order.
  func checkSidebar() {
    guard let sidebar = layout.sidebar else { return require(false, "there is no sidebar") }
    var rows: [FlatRow] = []
    func add(_ list: [LayoutManifest.Row], _ parent: String?) {
      for row in list {
        rows.append(FlatRow(id: row.id, parent: parent))
        add(row.children, row.id)
      }
    }
    add(sidebar, nil)
    let expected = nodes.indices.filter(hasRow)
    requireEqual(rows.map(\.id).sorted(), world.ids(expected).sorted(), "what has a row")
    requireEqual(Set(rows.map(\.id)).count, rows.count, "the number of different rows")
    for index in expected {
      let row = rows.first { $0.id == shown.id(index) }
      let owner = owner(of: index).map(shown.id)
      requireEqual(row?.parent, owner, "the row above \(shown.id(index))")
    }
    for parent in [nil] + expected.map(Optional.some) {
      let siblings = expected.filter { owner(of: $0) == parent }
      let ordered = siblings.sorted { isBefore(rank(of: $0), rank(of: $1)) }
      let found = rows.filter { $0.parent == parent.map(shown.id) }.map(\.id)
      requireEqual(
        found,
        world.ids(ordered),
        "the order below \(parent.map(shown.id) ?? "the top")"
      )
    }
  }

  /// Whether a node is shown by a row of its own.
  func hasRow(_ index: Int) -> Bool {
    guard world.isShownInRegular[index], !isInline(index) else { return false }
    let isRootAction = nodes[index].kind == .action && nodes[index].parent == nil
    return !isRootAction || world.mode == .sidebar || world.regular(index) == .sidebarOnly
  }

  private func isInline(_ index: Int) -> Bool { nodes[index].sidebarAppearance == .inline }

  private func isHoisted(_ index: Int) -> Bool {
    nodes[index].sidebarAppearance == .rootSection && nodes[index].parent != nil
  }

  /// The node whose row a node's own row stands below.
  private func owner(of index: Int) -> Int? {
    if isHoisted(index) { return nil }
    guard let parent = nodes[index].parent else { return nil }
    return isInline(parent) ? owner(of: parent) : parent
  }

  /// What orders a row among those below the same row: one entry for every node on the way.
  private func rank(of index: Int) -> [[Int]] {
    guard let parent = nodes[index].parent else { return [[topClass(index), index]] }
    if isHoisted(index) { return rank(of: world.chain(to: index)[0]) + [[2, index]] }
    return rank(of: parent) + [[nodes[index].kind == .action ? 1 : 0, index]]
  }

  /// Loose rows come before groups and sections where a tab bar stands beside the sidebar.
  private func topClass(_ root: Int) -> Int {
    guard world.mode == .tabSidebar else { return 0 }
    let isLoose = [.tab, .dynamic, .action].contains(nodes[root].kind)
    return isLoose || nodes[root].kind == .group && isInline(root) ? 0 : 1
  }

  private func isBefore(_ left: [[Int]], _ right: [[Int]]) -> Bool {
    for (one, other) in zip(left, right) where one != other {
      return one.lexicographicallyPrecedes(other)
    }
    return left.count < right.count
  }
}
