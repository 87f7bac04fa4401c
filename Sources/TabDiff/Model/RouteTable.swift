import TabTree

/// Which destination of a side a link made from a route opens: that of the longest route, or former
/// route, that the link begins with; of equally long ones that with a literal where they first
/// differ.
final class RouteTable {
  /// By shape the first of its entries.
  private var indices: [String: Int] = [:]

  /// The routes with parameters.
  private var general = PatternTree()

  /// Every route; seldom asked for.
  private lazy var all: PatternTree = {
    var tree = PatternTree()
    for entry in entries {
      if let route = try? RouteTemplate(entry.text) { tree.add(route, entry.owner) }
    }
    return tree
  }()

  /// The routes of every destination: the shape of each, its text and its owner's identity, in
  /// document order, former ones last.
  private(set) var entries: [(shape: String, text: String, owner: Int)] = []

  init(_ configuration: TabConfiguration) {
    indices.reserveCapacity(configuration.nodes.count)
    for (index, node) in configuration.nodes.enumerated() where node.written.contains(.route) {
      if let text = configuration.text(.route, of: index) { add(text, node.identity) }
    }
    for (index, node) in configuration.nodes.enumerated()
    where node.written.contains(.formerRoutes) {
      for text in configuration.texts(.formerRoutes, of: index) { add(text, node.identity) }
    }
  }

  private func add(_ text: String, _ owner: Int) {
    guard let route = try? RouteTemplate(text) else { return }
    let shape = route.shape
    if indices[shape] == nil { indices[shape] = entries.count }
    entries.append((shape, text, owner))
    if route.hasParameter { general.add(route, owner) }
  }

  /// The first entry of a shape, and so how the side writes it.
  func index(of shape: String) -> Int? { indices[shape] }

  /// The identity of the destination whose route matches the whole of every link of this shape.
  func owner(of shape: String, _ text: String) -> Int? {
    if let index = indices[shape] { return entries[index].owner }
    guard !general.isEmpty, let route = try? RouteTemplate(text) else { return nil }
    return general.owner(of: route)
  }

  /// The identity of the destination that takes links of this route as the beginning of something
  /// longer, as its own route is shorter.
  func ownerOfStart(of text: String) -> Int? {
    (try? RouteTemplate(text)).flatMap { all.ownerOfStart(of: $0) }
  }
}

/// Routes segment by segment.
private struct PatternTree {
  private struct Node {
    var literals: [String: Int] = [:]
    var parameter: Int?
    var owner: Int?
  }

  private var nodes = [Node()]

  /// How many nodes are looked at for one route: real routes have few parameters.
  private static let limit = 1000

  var isEmpty: Bool { nodes.count == 1 }

  mutating func add(_ route: RouteTemplate, _ owner: Int) {
    var current = 0
    for segment in route.segments {
      let next: Int?
      switch segment {
      case .literal(let text): next = nodes[current].literals[text]
      case .parameter: next = nodes[current].parameter
      }
      if let next {
        current = next
        continue
      }
      switch segment {
      case .literal(let text): nodes[current].literals[text] = nodes.count
      case .parameter: nodes[current].parameter = nodes.count
      }
      current = nodes.count
      nodes.append(Node())
    }
    if nodes[current].owner == nil { nodes[current].owner = owner }
  }

  /// The owner of the first pattern that matches whatever `route` matches, literals first.
  func owner(of route: RouteTemplate) -> Int? {
    var found: Int?
    visit(route) { node, depth in
      if depth == route.segments.count { found = nodes[node].owner }
      return found != nil
    }
    return found
  }

  /// The owner of the longest pattern that matches only the beginning of whatever `route` matches.
  func ownerOfStart(of route: RouteTemplate) -> Int? {
    var found: (owner: Int, depth: Int)?
    visit(route) { node, depth in
      if depth < route.segments.count, depth > found?.depth ?? -1, let owner = nodes[node].owner {
        found = (owner, depth)
      }
      return false
    }
    return found?.owner
  }

  /// Calls `body` with every node on the way of `route`, literals first, until it says that that is
  /// enough.
  private func visit(_ route: RouteTemplate, _ body: (_ node: Int, _ depth: Int) -> Bool) {
    var open = [(node: 0, depth: 0)]
    var visits = 0
    while let (node, depth) = open.popLast(), visits < Self.limit + route.segments.count {
      visits += 1
      if body(node, depth) { return }
      guard depth < route.segments.count else { continue }
      if let parameter = nodes[node].parameter { open.append((parameter, depth + 1)) }
      if case .literal(let text) = route.segments[depth], let next = nodes[node].literals[text] {
        open.append((next, depth + 1))
      }
    }
  }
}
