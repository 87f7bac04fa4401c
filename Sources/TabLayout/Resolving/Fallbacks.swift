import TabTree

/// Where selection goes while what it asks for is not shown.
struct Fallbacks {
  private enum Chain {
    case unknown
    case pending
    case ends(Int?)
  }

  let width: Width
  let landings: Landings
  private let meantPlaces: [Int: Int]
  private let shownItem: [Int?]
  private let firstTabOrGroup: Int?
  private let firstDestination: Int?
  private var chains: [Chain]

  init(of builder: LayoutBuilder) {
    width = builder.width
    landings = builder.landings
    meantPlaces = builder.meantPlaces
    let nodes = width.configuration.nodes
    var shownItem = [Int?](repeating: nil, count: nodes.count)
    let shown = builder.layout.items.filter { $0.reach?.isShown == true }.map(\.node)
    for node in shown { shownItem[nodes[node].identity] = node }
    self.shownItem = shownItem
    firstTabOrGroup = shown.first { nodes[$0].kind != .dynamic }
    firstDestination = shown.first
    chains = Array(repeating: .unknown, count: nodes.count)
  }

  /// The destination selected at first launch.
  mutating func initial() -> Int? {
    let configuration = width.configuration
    guard let start = configuration.initial.map({ meantPlaces[$0] ?? $0 }) ?? firstInCompact
    else { return firstTabOrGroup ?? firstDestination }
    let landing = landings.landing[start] ?? start
    return shown(landing) ?? fallback(of: landing, initial: nil)
  }

  /// The first shown destination among: what the node's own `fallback` names and so on; for each
  /// group above it, what that lands on and then what its `fallback` names; the initial one; the
  /// first that is no dynamic list; the first.
  mutating func fallback(of node: Int, initial: Int?) -> Int? {
    if let found = endOfChain(from: node) { return found }
    var ancestor = width.configuration.nodes[node].parent
    while let group = ancestor {
      if width.configuration.nodes[group].kind == .group {
        if let found = shown(landings.landing[group]) ?? endOfChain(from: group) { return found }
      }
      ancestor = width.configuration.nodes[group].parent
    }
    return shown(initial) ?? firstTabOrGroup ?? firstDestination
  }

  /// The first tab or group, at the root or in a section, that is shown in compact width.
  private var firstInCompact: Int? {
    let configuration = width.configuration
    let shownInCompact = width.resolution.visibility.shownInCompact
    for root in configuration.roots {
      let isSection = configuration.nodes[root].kind == .section
      let candidates = isSection ? Array(configuration.children(of: root)) : [root]
      let found = candidates.first {
        let kind = configuration.nodes[$0].kind
        return shownInCompact[$0] && (kind == .tab || kind == .group)
      }
      if let found { return found }
    }
    return nil
  }

  /// The item of the node's id, if that is a shown destination.
  private func shown(_ node: Int?) -> Int? {
    node.flatMap { shownItem[width.configuration.nodes[$0].identity] }
  }

  /// The first shown destination that the `fallback` of `node` leads to, from one to the next until
  /// one repeats. What each leads to is remembered, so that long chains cost their length once.
  private mutating func endOfChain(from node: Int) -> Int? {
    var visited: [Int] = []
    var next = width.configuration.nodes[node].fallback
    var end: Int?
    while let identity = next {
      if case .ends(let known) = chains[identity] {
        end = known
        break
      }
      if case .pending = chains[identity] { break }
      chains[identity] = .pending
      visited.append(identity)
      let place = meantPlaces[identity] ?? identity
      end = shown(landings.landing[place])
      if end != nil { break }
      next = width.configuration.nodes[place].fallback
    }
    for identity in visited { chains[identity] = .ends(end) }
    return end
  }
}
