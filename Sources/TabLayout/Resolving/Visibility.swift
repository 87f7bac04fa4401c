import TabTree

/// Which nodes are visible and shown for one assignment of the flags on one release.
public struct Visibility: Equatable, Sendable {
  /// By node: its condition and those above hold, and a section, or a group that lands on a child,
  /// has a visible child.
  public let visible: [Bool]

  /// By node: shown in compact width.
  public let shownInCompact: [Bool]

  /// By node: it or a group or section above is `hidden` in regular width.
  public let out: [Bool]

  /// By node: it or a node above is hidden by default.
  public let putAway: [Bool]

  /// By node: shown in regular width where that has containers of its own.
  public let shownInRegular: [Bool]

  /// - Parameter holds: Whether each of the configuration's conditions holds, by its index.
  init(_ configuration: TabConfiguration, holds: [Bool]) {
    let count = configuration.nodes.count
    var visible = [Bool](repeating: false, count: count)
    var compact = visible
    var out = visible
    var putAway = visible
    var regular = visible
    configuration.nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        let parent = nodes[index].parent
        visible[index] =
          (nodes[index].when.map { holds[$0] } ?? true) && (parent.map { visible[$0] } ?? true)
        out[index] = nodes[index].regular == .hidden || (parent.map { out[$0] } ?? false)
        putAway[index] = nodes[index].hiddenByDefault || (parent.map { putAway[$0] } ?? false)
      }
      var hasVisibleChild = [Bool](repeating: false, count: count)
      var hasShownChild = hasVisibleChild
      for index in nodes.indices.reversed() {
        let kind = nodes[index].kind
        if kind == .section || kind == .group && nodes[index].landing == .child {
          visible[index] = visible[index] && hasVisibleChild[index]
        }
        regular[index] =
          visible[index] && !out[index] && !putAway[index]
          && (kind != .section || hasShownChild[index])
        if let parent = nodes[index].parent {
          if visible[index] { hasVisibleChild[parent] = true }
          if regular[index] { hasShownChild[parent] = true }
        }
      }
      for index in nodes.indices {
        let parent = nodes[index].parent
        compact[index] =
          visible[index] && nodes[index].compact != .hidden
          && (parent.map { nodes[$0].kind == .section || compact[$0] } ?? true)
      }
    }
    self.visible = visible
    self.out = out
    self.putAway = putAway
    shownInCompact = compact
    shownInRegular = regular
  }
}
