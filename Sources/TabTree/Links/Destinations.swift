/// A destination that was asked for by an id, a route or a link.
public struct FoundDestination: Sendable {
  /// The node; of several places of one id the first.
  public let node: Int

  /// How the id or route was spelled before, where it is a former one.
  public let former: String?

  /// What a link says beyond the route.
  public let match: RouteTemplate.Match?

  /// The key of one item of a dynamic, where that was asked for.
  public let key: String?

  init(
    node: Int,
    former: String? = nil,
    match: RouteTemplate.Match? = nil,
    key: String? = nil
  ) {
    self.node = node
    self.former = former
    self.match = match
    self.key = key
  }
}

extension TabConfiguration {
  /// Finds what an id names: the destinations that have it or had it before, or whose item it is, as
  /// a dynamic's id, a `.` and the item's key.
  ///
  /// What is so today comes before what was. Of several, which are never shown together, the one that
  /// is shown is meant.
  public func destinations(withID id: String) -> [FoundDestination] {
    guard let today = destinationNodes.first(where: { nodes[$0].id.isSame(as: id) }) else {
      let items = items(withID: id)
      return distinct(items.isEmpty ? destinations(formerly: id) : items)
    }
    // A list's own id may be that of an item, too.
    let items = nodes[today].kind == .dynamic ? items(withID: id) : []
    let others = items.isEmpty ? destinations(formerly: id) : items
    return distinct([FoundDestination(node: nodes[today].identity)] + others)
  }

  /// Finds the items of dynamics: those of the longest id that the item's begins with.
  private func items(withID id: String) -> [FoundDestination] {
    guard let list = list(of: id, among: { [nodes[$0].id] }) ?? list(of: id, among: formerIDs)
    else { return [] }
    let key = String(decoding: id.utf8.dropFirst(list.utf8.count + 1), as: UTF8.self)
    let today = dynamics.filter { nodes[$0].id.isSame(as: list) }
    let former = dynamics.filter { formerIDs(of: $0).contains { $0.isSame(as: list) } }
    return today.map { FoundDestination(node: nodes[$0].identity, key: key) }
      + former.map { FoundDestination(node: nodes[$0].identity, former: list, key: key) }
  }

  private func destinations(formerly id: String) -> [FoundDestination] {
    destinationNodes.filter { formerIDs(of: $0).contains { $0.isSame(as: id) } }
      .map { FoundDestination(node: nodes[$0].identity, former: id) }
  }

  /// Finds the longest id of a dynamic that an item's id begins with.
  private func list(of item: String, among ids: (Int) -> [String]) -> String? {
    dynamics.flatMap(ids)
      .filter { id in
        item.utf8.count > id.utf8.count + 1 && item.utf8.starts(with: "\(id).".utf8)
      }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// Finds the destinations that a path leads to: those of the longest route that the path begins
  /// with, whether they have it or had it before.
  ///
  /// Of two alike the one of today comes first. Of several, which are never shown together, the one
  /// that is shown is meant.
  public func destinations(for path: LinkPath) -> [FoundDestination] {
    var best: RouteTemplate?
    var found: [FoundDestination] = []
    for key in [NodeKey.route, .formerRoutes] {
      for node in nodes.indices where nodes[node].written.contains(key) {
        let texts = key == .route ? text(key, of: node).map { [$0] } ?? [] : texts(key, of: node)
        for text in texts {
          guard let route = try? RouteTemplate(text), let match = route.match(path) else {
            continue
          }
          if let best {
            if best.precedes(route) { continue }
            if route.precedes(best) { found = [] }
          }
          best = route
          let former = key == .route ? nil : text
          found.append(FoundDestination(node: nodes[node].identity, former: former, match: match))
        }
      }
    }
    return distinct(found)
  }

  /// The first of each destination.
  private func distinct(_ found: [FoundDestination]) -> [FoundDestination] {
    var known: Set<Int> = []
    return found.filter { known.insert($0.node).inserted }
  }

  private func formerIDs(of node: Int) -> [String] { texts(.formerIDs, of: node) }

  private var dynamics: [Int] { nodes.indices.filter { nodes[$0].kind == .dynamic } }

  private var destinationNodes: [Int] {
    nodes.indices.filter { [.tab, .group, .dynamic].contains(nodes[$0].kind) }
  }
}

extension String {
  /// Whether the text is the other one byte for byte: `==` takes texts for one that differ in how
  /// their letters are composed.
  public func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
