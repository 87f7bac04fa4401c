/// A destination that was asked for by an id, a route or a link.
public struct FoundDestination: Sendable {
  /// The node; of several places of one id the first.
  public let node: Int

  /// How the id or route was spelled before, where it is a former one.
  public let former: String?

  /// What a link says beyond the route.
  public let match: RouteTemplate.Match?
}

extension TabConfiguration {
  /// Finds a destination by its id, or else by an id that it had before.
  public func destination(withID id: String) -> FoundDestination? {
    if let node = nodes.indices.first(where: { nodes[$0].id == id && isDestination($0) }) {
      return FoundDestination(node: nodes[node].identity, former: nil, match: nil)
    }
    let former = nodes.indices.first { texts(.formerIDs, of: $0).contains(id) }
    return former.map { FoundDestination(node: nodes[$0].identity, former: id, match: nil) }
  }

  /// Finds the destination that a path leads to: that of the longest route that the path begins
  /// with, or else of the longest route that a destination had before.
  public func destination(for path: LinkPath) -> FoundDestination? {
    destination(for: path, isFormer: false) { node in
      text(.route, of: node).map { [$0] } ?? []
    } ?? destination(for: path, isFormer: true) { texts(.formerRoutes, of: $0) }
  }

  private func isDestination(_ node: Int) -> Bool {
    [.tab, .group, .dynamic].contains(nodes[node].kind)
  }

  private func destination(
    for path: LinkPath,
    isFormer: Bool,
    routes: (Int) -> [String]
  ) -> FoundDestination? {
    var best: (node: Int, text: String, route: RouteTemplate, match: RouteTemplate.Match)?
    for node in nodes.indices {
      for text in routes(node) {
        guard let route = try? RouteTemplate(text), let match = route.match(path),
          best.map({ route.precedes($0.route) }) ?? true
        else { continue }
        best = (node, text, route, match)
      }
    }
    return best.map {
      FoundDestination(
        node: nodes[$0.node].identity,
        former: isFormer ? $0.text : nil,
        match: $0.match
      )
    }
  }
}
