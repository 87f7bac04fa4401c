import TabTree

/// Which destination of a side a link made from a route opens.
///
/// The routes themselves come before former ones; of several that match, the one with a literal where
/// they first differ. A route that is only the beginning of the link is not looked at: such a link
/// was never one of the shorter route.
struct RouteTable {
  private var owners: [String: Int] = [:]
  private var formerOwners: [String: Int] = [:]
  private var texts: [String: String] = [:]
  private var general = PatternTree()
  private var formerGeneral = PatternTree()

  /// The routes of every destination: the shape of each, its text, its owner's identity, and whether
  /// it is a former one, in document order.
  private(set) var entries: [(shape: String, text: String, owner: Int, isFormer: Bool)] = []

  init(_ configuration: TabConfiguration) {
    for (index, node) in configuration.nodes.enumerated() {
      if node.written.contains(.route), let text = configuration.text(.route, of: index) {
        add(text, node.identity, isFormer: false)
      }
      if node.written.contains(.formerRoutes) {
        for text in configuration.texts(.formerRoutes, of: index) {
          add(text, node.identity, isFormer: true)
        }
      }
    }
  }

  private mutating func add(_ text: String, _ owner: Int, isFormer: Bool) {
    guard let route = try? RouteTemplate(text) else { return }
    let shape = route.shape
    entries.append((shape, text, owner, isFormer))
    if texts[shape] == nil { texts[shape] = text }
    if isFormer {
      if formerOwners[shape] == nil { formerOwners[shape] = owner }
      if route.hasParameter { formerGeneral.add(route, owner) }
    } else {
      if owners[shape] == nil { owners[shape] = owner }
      if route.hasParameter { general.add(route, owner) }
    }
  }

  /// How the side writes the route of a shape, if it has it.
  func text(of shape: String) -> String? { texts[shape] }

  /// The identity of the destination that links of a route of this shape open.
  func owner(of shape: String, _ text: String) -> Int? {
    if let owner = owners[shape] { return owner }
    guard !general.isEmpty || !formerGeneral.isEmpty, let route = try? RouteTemplate(text) else {
      return formerOwners[shape]
    }
    return general.owner(of: route) ?? formerOwners[shape] ?? formerGeneral.owner(of: route)
  }
}

/// Routes with parameters, segment by segment.
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
    var open = [(node: 0, depth: 0)]
    var visits = 0
    while let (node, depth) = open.popLast(), visits < Self.limit {
      visits += 1
      guard depth < route.segments.count else {
        if let owner = nodes[node].owner { return owner }
        continue
      }
      if let parameter = nodes[node].parameter { open.append((parameter, depth + 1)) }
      if case .literal(let text) = route.segments[depth], let next = nodes[node].literals[text] {
        open.append((next, depth + 1))
      }
    }
    return nil
  }
}
