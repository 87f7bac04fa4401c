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
  /// Finds a destination by its id.
  public func destination(withID id: String) -> FoundDestination? {
    if let node = nodes.indices.first(where: { nodes[$0].id == id && isDestination($0) }) {
      return FoundDestination(node: nodes[node].identity)
    }
    return nil
  }

  /// Finds the item of a dynamic by its id, which is the dynamic's, a `.` and the item's key; the
  /// dynamic's ids of today count before those that it had.
  public func item(withID id: String) -> FoundDestination? {
    let dynamics = nodes.indices.filter { nodes[$0].kind == .dynamic }
    return item(id, of: dynamics.lazy.map { (node: $0, id: nodes[$0].id) }, isFormer: false)
      ?? item(
        id,
        of: dynamics.lazy.flatMap { node in
          texts(.formerIDs, of: node).map { (node: node, id: $0) }
        },
        isFormer: true
      )
  }

  private func item(
    _ id: String,
    of dynamics: some Sequence<(node: Int, id: String)>,
    isFormer: Bool
  ) -> FoundDestination? {
    dynamics.filter { id.hasPrefix($0.id + ".") && id != $0.id + "." }
      .max { $0.id.utf8.count < $1.id.utf8.count }
      .map {
        FoundDestination(
          node: nodes[$0.node].identity,
          former: isFormer ? $0.id : nil,
          key: String(id.dropFirst($0.id.count + 1))
        )
      }
  }

  /// Finds a destination by an id that it had before.
  public func destination(withFormerID id: String) -> FoundDestination? {
    let former = nodes.indices.first { texts(.formerIDs, of: $0).contains(id) }
    return former.map { FoundDestination(node: nodes[$0].identity, former: id) }
  }

  /// Finds the destination that a path leads to: that of the longest route that the path begins
  /// with, whether a destination has it or had it before. Of two alike the one of today counts.
  public func destination(for path: LinkPath) -> FoundDestination? {
    var best: (node: Int, route: RouteTemplate, match: RouteTemplate.Match)?
    var former: String?
    for key in [NodeKey.route, .formerRoutes] {
      for node in nodes.indices where nodes[node].written.contains(key) {
        let texts = key == .route ? text(key, of: node).map { [$0] } ?? [] : texts(key, of: node)
        for text in texts {
          guard let route = try? RouteTemplate(text), let match = route.match(path),
            best.map({ route.precedes($0.route) }) ?? true
          else { continue }
          best = (node, route, match)
          former = key == .route ? nil : text
        }
      }
    }
    return best.map {
      FoundDestination(node: nodes[$0.node].identity, former: former, match: $0.match)
    }
  }

  private func isDestination(_ node: Int) -> Bool {
    [.tab, .group, .dynamic].contains(nodes[node].kind)
  }
}
