import TabManifest
import TabTree

extension Statements {
  /// What has an item, and what an item says of its node.
  func checkItems() {
    requireEqual(
      layout.items.keys.sorted(),
      shown.world.ids(shown.places).sorted(),
      "the list of items"
    )
    for index in shown.places {
      guard let item = shown.item(index) else { continue }
      let (node, id) = (nodes[index], shown.id(index))
      requireEqual(item.kind.rawValue, node.kind.rawValue, "the kind of \(id)")
      requireEqual(item.isDestination, world.isDestination(index), "being a destination of \(id)")
      requireEqual(item.regular.rawValue, world.regular(index).rawValue, "regular of \(id)")
      requireEqual(item.compact == .list, world.compact(index) == .list, "list of \(id)")
      requireEqual(item.role?.rawValue, node.role?.rawValue, "the role of \(id)")
      requireEqual(item.route, node.route, "the route of \(id)")
      requireEqual(item.hiddenByDefault, node.hiddenByDefault ?? false, "hiding of \(id)")
      requireEqual(item.max, node.max, "the maximum of \(id)")
      requireEqual(item.activatesSearch, node.activatesSearch ?? false, "activation of \(id)")
      if !item.isDestination {
        let hasNothing = item.path == nil && item.steps == nil && item.fallback == nil
        require(hasNothing && item.sidebarSteps == nil, "\(id) is no destination and has a way")
      }
    }
  }
}
