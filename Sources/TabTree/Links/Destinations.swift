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
