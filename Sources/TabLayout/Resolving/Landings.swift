import TabTree

/// What selecting each node opens in one form factor.
struct Landings {
  /// By node: the child that a group or section opens by default.
  let defaultChild: [Int?]

  /// By node: the node that selecting it opens; `nil` for a section without a tab or group shown.
  let landing: [Int?]

  init(_ width: Width) {
    let configuration = width.configuration
    let nodes = configuration.nodes
    var defaultChild = [Int?](repeating: nil, count: nodes.count)
    var landing = defaultChild
    let groupsSelectChild = width.groupsSelectChild
    for index in nodes.indices.reversed() {
      switch nodes[index].kind {
      case .tab, .dynamic, .action: landing[index] = index
      case .section, .group:
        let child = Self.defaultChild(of: index, width)
        defaultChild[index] = child
        let below = child.flatMap { landing[$0] }
        if nodes[index].kind == .section {
          landing[index] = below
        } else if nodes[index].landing == .self, !groupsSelectChild {
          landing[index] = index
        } else {
          landing[index] = below ?? index
        }
      }
    }
    self.defaultChild = defaultChild
    self.landing = landing
  }

  private static func defaultChild(of index: Int, _ width: Width) -> Int? {
    let nodes = width.configuration.nodes
    let wanted = nodes[index].defaultChild
    var first: Int?
    for child in width.configuration.children(of: index)
    where width.shown[child] && (nodes[child].kind == .tab || nodes[child].kind == .group) {
      guard let wanted else { return child }
      if nodes[child].identity == wanted { return child }
      if first == nil { first = child }
    }
    return first
  }
}
