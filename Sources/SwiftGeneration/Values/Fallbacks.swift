import FlagLogic
import TabLayout
import TabTree

/// What is selected for destinations that are not shown, and at first launch, in one form factor from
/// one release on.
extension Openings {
  /// What is selected for an identity: what it opens, or else its fallback. Where nothing is, it is
  /// what is selected at first.
  func choices(for identity: Int) -> Choices {
    let places = configuration.places(of: identity)
    var choices = Choices()
    for place in places where !isExceeded {
      for landing in landings(of: place) {
        choices.add(landing.node, if: all([ways.reached(place), landing.condition]))
      }
    }
    let isAlike = places.dropFirst().allSatisfy {
      configuration.nodes[$0].fallback == configuration.nodes[places[0]].fallback
        && groups(above: $0) == groups(above: places[0])
    }
    guard !isAlike else {
      addFallbacks(of: places[0], [], to: &choices)
      return choices
    }
    for (place, meant) in zip(places, meant(of: places)) {
      addFallbacks(of: place, [.disjunction([meant.shown, meant.unshown])], to: &choices)
    }
    return choices
  }

  /// What is selected at first launch.
  ///
  /// - Parameter shownInCompact: When a node is shown in compact width.
  func initialChoices(_ shownInCompact: (Int) -> Condition) -> Choices {
    var choices = Choices()
    if let initial = configuration.initial {
      let places = configuration.places(of: initial)
      for place in places { add(opening(of: place).choices, [], to: &choices) }
      for (place, meant) in zip(places, meant(of: places)) {
        addFallbacks(ofStart: place, [.disjunction([meant.shown, meant.unshown])], to: &choices)
      }
    } else {
      addFirst(shownInCompact, to: &choices)
    }
    for node in configuration.nodes.indices where !choices.isComplete && !isExceeded {
      guard isDestination(node), configuration.nodes[node].kind != .dynamic else { continue }
      choices.add(node, if: itself(node))
    }
    return choices
  }

  /// Tabs and groups at the root and in sections.
  private var starts: [Int] {
    configuration.roots.flatMap {
      configuration.nodes[$0].kind == .section ? Array(configuration.children(of: $0)) : [$0]
    }.filter { configuration.nodes[$0].kind == .tab || configuration.nodes[$0].kind == .group }
  }

  /// Adds what the first tab or group opens that is shown in compact width, and what stands in for
  /// that: it is the one, wherever it leads.
  private func addFirst(_ shownInCompact: (Int) -> Condition, to choices: inout Choices) {
    var earlier: [Condition] = []
    for start in starts where !choices.isComplete && !isExceeded {
      let isFirst = shownInCompact(start)
      guard isFirst != .constant(false) else { continue }
      let opening = opening(of: start)
      add(opening.choices, earlier, to: &choices)
      addOtherPlaces(of: start, [isFirst] + earlier, to: &choices)
      if opening.isComplete, ways.shown(start) == isFirst { continue }
      addFallbacks(ofStart: start, [isFirst] + earlier, to: &choices)
      if isFirst == .constant(true) { return }
      earlier.append(isFirst.negated)
    }
  }

  /// Adds the other places of what a node lands on: that is shown while one of them is.
  private func addOtherPlaces(
    of node: Int,
    _ parts: [Condition],
    to choices: inout Choices
  ) {
    let itself = Choices.Choice(node: node, condition: ways.shown(node).negated)
    for landing in landings(of: node) + [itself] where !choices.isComplete && !isExceeded {
      let identity = configuration.nodes[landing.node].identity
      for place in configuration.places(of: identity)
      where place != landing.node && isDestination(place) {
        let choice = Choices.Choice(node: place, condition: self.itself(place))
        add([choice], parts + [landing.condition], to: &choices)
      }
    }
  }

  /// Adds what stands in for a node at first launch once what it opens has been asked for.
  private func addFallbacks(
    ofStart node: Int,
    _ parts: [Condition],
    to choices: inout Choices
  ) {
    guard !opening(of: node).isComplete else {
      if all(parts + [ways.shown(node).negated]) != .constant(false) {
        addFallbacks(of: node, parts, to: &choices)
      }
      return
    }
    var parts = parts
    for landing in landings(of: node) where landing.node != node && !isExceeded {
      addFallbacks(of: landing.node, parts + [landing.condition], to: &choices)
      parts.append(landing.condition.negated)
    }
    addFallbacks(of: node, parts, to: &choices)
  }

  /// Adds what stands in for a node: what its `fallback` names and so on, then what the groups above
  /// it open and what theirs name.
  private func addFallbacks(
    of node: Int,
    _ parts: [Condition],
    to choices: inout Choices
  ) {
    let condition = all(parts)
    guard condition != .constant(false) else { return }
    addChain(from: configuration.nodes[node].fallback, [condition], [], to: &choices)
    for group in groups(above: node) where !choices.isComplete && !isExceeded {
      add(opening(of: group).choices, [condition], to: &choices)
      for place in configuration.places(of: configuration.nodes[group].identity)
      where place != group && isDestination(place) {
        add([Choices.Choice(node: place, condition: itself(place))], [condition], to: &choices)
      }
      addChain(from: configuration.nodes[group].fallback, [condition], [], to: &choices)
    }
  }

  /// Adds what an identity opens, what its `fallback` names, and so on while none repeats.
  private func addChain(
    from identity: Int?,
    _ parts: [Condition],
    _ known: Set<Int>,
    to choices: inout Choices
  ) {
    var known = known
    var next = identity
    while let identity = next, known.insert(identity).inserted, !choices.isComplete, !isExceeded {
      let places = configuration.places(of: identity)
      for place in places { add(opening(of: place).choices, parts, to: &choices) }
      let fallbacks = places.map { configuration.nodes[$0].fallback }
      guard fallbacks.contains(where: { $0 != fallbacks[0] }) else {
        next = fallbacks[0]
        continue
      }
      for (fallback, meant) in zip(fallbacks, meant(of: places)) {
        let condition = all(parts + [.disjunction([meant.shown, meant.unshown])])
        guard condition != .constant(false) else { continue }
        addChain(from: fallback, [condition], known, to: &choices)
      }
      return
    }
  }

  private func add(_ list: [Choices.Choice], _ parts: [Condition], to choices: inout Choices) {
    for choice in list where !choices.isComplete && !isExceeded {
      choices.add(choice.node, if: all(parts + [choice.condition]))
    }
  }

  /// The groups above a node, from the nearest.
  private func groups(above node: Int) -> [Int] {
    var groups: [Int] = []
    var ancestor = configuration.nodes[node].parent
    while let node = ancestor {
      if configuration.nodes[node].kind == .group { groups.append(node) }
      ancestor = configuration.nodes[node].parent
    }
    return groups
  }

  private func isDestination(_ node: Int) -> Bool {
    switch configuration.nodes[node].kind {
    case .tab, .dynamic, .group: true
    case .section, .action: false
    }
  }

  /// When a destination is shown: a group that lands on a child is one while it has none to land on.
  private func itself(_ node: Int) -> Condition {
    let way = ways.reached(node)
    guard way != .constant(false), configuration.nodes[node].kind == .group,
      configuration.nodes[node].landing == .child
    else { return all([way]) }
    return all([way] + ways.defaultChildren(of: node).map { ways.shown($0).negated })
  }
}
