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
        let child = Self.defaultChild(of: index, configuration) { width.shown[$0] }
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

  /// The child that a group or section opens by default: the one that it names if that is shown,
  /// else the first tab or group that is.
  static func defaultChild(
    of index: Int,
    _ configuration: TabConfiguration,
    _ isShown: (Int) -> Bool
  ) -> Int? {
    let nodes = configuration.nodes
    let wanted = nodes[index].defaultChild
    var first: Int?
    for child in configuration.children(of: index)
    where (nodes[child].kind == .tab || nodes[child].kind == .group) && isShown(child) {
      guard let wanted else { return child }
      if nodes[child].identity == wanted { return child }
      if first == nil { first = child }
    }
    return first
  }
}
