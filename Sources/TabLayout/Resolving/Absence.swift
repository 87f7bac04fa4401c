import TabTree

/// Why a form factor does not show a node.
public enum Absence: Equatable, Sendable {
  /// The `when` of this node, which is it or stands above it, does not hold.
  case condition(Int)

  /// This section, or group that lands on a child, has no visible child.
  case noVisibleChild(Int)

  /// This node is hidden in a form factor: regular width may repeat the compact bar.
  case hidden(Int, FormFactor)

  /// This node is sidebar-only, and the form factor has no sidebar.
  case sidebarOnly(Int)

  /// This node is hidden until people bring it out.
  case hiddenByDefault(Int)

  /// This dynamic stands in no bar while its placement is `automatic`.
  case automaticDynamic(Int)

  /// This group has neither a screen nor a sub-tab bar that leads there.
  case unreached(below: Int)

  /// A bar that holds everything else that is shown has no place for it.
  case noPlace
}

extension Resolution {
  /// Why a node that is not reached in a form factor is not, the reason nearest to the root first.
  public func absence(of node: Int, in formFactor: FormFactor) -> Absence {
    let chain = lineage(of: node)
    if let reason = invisibility(of: chain) { return reason }
    return formFactor == .compact || repeatsCompact
      ? compactAbsence(of: chain) : regularAbsence(of: chain)
  }

  private func invisibility(of chain: [Int]) -> Absence? {
    let nodes = configuration.nodes
    for index in chain where !visibility.visible[index] {
      let holds =
        nodes[index].when.map {
          configuration.conditions[$0].holds(for: assignment, release: target.release)
        } ?? true
      return holds ? .noVisibleChild(index) : .condition(index)
    }
    return nil
  }

  private func compactAbsence(of chain: [Int]) -> Absence {
    let nodes = configuration.nodes
    // What a section says of compact width is for its children to take or leave.
    let hidden = chain.first { nodes[$0].kind != .section && nodes[$0].compact == .hidden }
    if let hidden {
      if nodes[hidden].written.contains(.compact) { return .hidden(hidden, .compact) }
      if nodes[hidden].hiddenByDefault { return .hiddenByDefault(hidden) }
      return nodes[hidden].regular == .sidebarOnly
        ? .sidebarOnly(hidden) : .hidden(hidden, .compact)
    }
    return chain.dropLast().last { nodes[$0].kind == .group }.map { .unreached(below: $0) }
      ?? .noPlace
  }

  private func regularAbsence(of chain: [Int]) -> Absence {
    let nodes = configuration.nodes
    if let hidden = chain.first(where: { nodes[$0].regular == .hidden }) {
      return .hidden(hidden, .regular)
    }
    if let away = chain.first(where: { nodes[$0].hiddenByDefault }) {
      return .hiddenByDefault(away)
    }
    if let only = chain.first(where: { nodes[$0].regular == .sidebarOnly }) {
      return .sidebarOnly(only)
    }
    if let last = chain.last, nodes[last].kind == .dynamic, nodes[last].regular == .automatic {
      return .automaticDynamic(last)
    }
    return chain.dropLast().last { nodes[$0].kind == .group }.map { .unreached(below: $0) }
      ?? .noPlace
  }

  /// The nodes from the root to `node`, itself last.
  private func lineage(of node: Int) -> [Int] {
    var chain = [node]
    var next = configuration.nodes[node].parent
    while let parent = next {
      chain.append(parent)
      next = configuration.nodes[parent].parent
    }
    return chain.reversed()
  }
}
