import TabLayout
import TabTree

/// Tells whether a configuration still has what came of a change.
///
/// An approval holds as long as that is so, also when the change itself is no longer shown because
/// both sides have it.
struct StandingState {
  private let configuration: TabConfiguration
  private let identities: [String: Int]

  /// How many nodes, texts and states in layouts may still be looked at.
  private var remaining = 3_000_000

  /// Whether there were more than are looked at. Changes past it count as standing.
  var isExceeded: Bool { remaining < 0 }

  init(_ configuration: TabConfiguration) {
    self.configuration = configuration
    var identities: [String: Int] = [:]
    for (index, node) in configuration.nodes.enumerated() where node.identity == index {
      identities[node.id] = index
    }
    self.identities = identities
  }

  /// For each change whether the configuration has its `after`.
  mutating func has(_ changes: [ApprovedChange]) -> [Bool] {
    var answers = changes.map { change in
      remaining -= work(on: change)
      return isExceeded || has(change)
    }
    let open = changes.indices.filter { !answers[$0] && Self.isSeenInLayouts(changes[$0].kind) }
    guard !open.isEmpty else { return answers }
    let comparison = Comparison(configuration, configuration)
    let contexts = LayoutContexts(comparison, given: nil)
    // A profile that is not looked at may be the one that shows it.
    if contexts.omittedProfiles > 0 { remaining = -1 }
    for number in 0..<contexts.count {
      remaining -= open.count
      if isExceeded { break }
      let view = LayoutPair(comparison.matching, contexts[number])
      for index in open where !answers[index] { answers[index] = isSeen(changes[index], in: view) }
    }
    if isExceeded { for index in open { answers[index] = true } }
    return answers
  }

  /// What is looked at to tell whether a change stands, at most.
  private func work(on change: ApprovedChange) -> Int {
    guard let identity = change.id.flatMap({ identities[$0] }) else {
      let root = configuration.flags.count + configuration.profiles.count
      return 1 + root + configuration.urlPrefixes.count + configuration.assumptions.count
        + configuration.nodes.count
    }
    switch change.kind {
    case .routeReassigned: return configuration.nodes.count
    case .reordered:
      return configuration.places(of: identity).reduce(1) { $0 + configuration.nodes[$1].end - $1 }
    case .routeAdded, .routeChanged, .routeRemoved, .formerRouteAdded, .formerRouteDropped,
      .formerIDAdded, .formerIDDropped:
      let links = Links(configuration, identity)
      return 1 + links.routes.count + links.formerRoutes.count + links.formerIDs.count
    default: return configuration.places(of: identity).count
    }
  }

  private static func isSeenInLayouts(_ kind: ChangeKind) -> Bool {
    switch kind {
    case .hiddenIn, .shownIn, .reachChanged, .regionChanged, .stepsChanged, .landingChanged,
      .defaultChildChanged, .fallbackChanged, .initialChanged:
      true
    default: false
    }
  }

  /// Whether the configuration itself says the change's `after`.
  private func has(_ change: ApprovedChange) -> Bool {
    guard let id = change.id else { return hasOfApp(change) }
    let identity = identities[id]
    switch change.kind {
    case .destinationRemoved: return identity.map { !configuration.isDestination($0) } ?? true
    case .merged:
      guard identity == nil, case .text(let successor) = change.after,
        let other = identities[successor]
      else { return false }
      return Links(configuration, other).formerIDs.contains(id)
    // The link may be another destination's while the one that had it is gone.
    case .routeReassigned: return opens(change.after)
    default:
      // What was said of a node that is gone went with it.
      guard let identity else { return change.after == .absent }
      return configuration.places(of: identity).contains { has(change, at: $0, identity) }
    }
  }

  private func has(_ change: ApprovedChange, at node: Int, _ identity: Int) -> Bool {
    let links = { Links(configuration, identity) }
    switch change.kind {
    case .destinationAdded: return configuration.isDestination(identity)
    case .renamed, .merged, .destinationRemoved, .routeReassigned: return true
    case .moved:
      let parent = configuration.nodes[node].parent
      return .text(orAbsent: parent.map { configuration.nodes[$0].id }) == change.after
    case .kindChanged: return .text(configuration.nodes[node].kind.rawValue) == change.after
    case .routeAdded, .routeChanged, .routeRemoved:
      return Self.has(change, among: links().routes.map(\.text))
    case .formerRouteAdded, .formerRouteDropped:
      return Self.has(change, among: links().formerRoutes.map(\.text))
    case .formerIDAdded, .formerIDDropped: return Self.has(change, among: links().formerIDs)
    case .placementChanged, .imageChanged, .attributeChanged:
      return hasMembers(change, at: node, identity)
    case .reordered: return isOrdered(change.after, below: identity)
    case .titleChanged: return value(.title, of: node) == change.after
    case .badgeChanged: return value(.badge, of: node) == change.after
    case .metadataChanged: return value(.metadata, of: node) == change.after
    case .roleChanged: return value(.role, of: node) == change.after
    case .becameConditional, .becameUnconditional, .conditionChanged:
      return value(.when, of: node) == change.after
    case .accessibilityIdentifierAdded, .accessibilityIdentifierChanged,
      .accessibilityIdentifierRemoved:
      return value(.accessibilityIdentifier, of: node) == change.after
    case .landingChanged:
      return .text(configuration.nodes[node].landing.rawValue) == change.after
    case .defaultChildChanged:
      return value(.defaultChild, of: node) == change.after
    case .fallbackChanged:
      return value(.fallback, of: node) == change.after
    default: return false
    }
  }

  // MARK: Nodes

  private func value(_ key: NodeKey, of node: Int) -> DiffValue {
    configuration.diffValue(configuration.value(key, of: node), key.entry.type)
  }

  private static func has(_ change: ApprovedChange, among texts: [String]) -> Bool {
    let values = texts.map(DiffValue.text)
    return change.after == .absent
      ? !values.contains(change.before) : values.contains(change.after)
  }

  private func opens(_ value: DiffValue) -> Bool {
    guard case .object(let members) = value, members.count == 2,
      case .text(let route) = members[0].value
    else { return false }
    let owner = RouteTable(configuration).owner(of: Link(route).shape, route)
    return .text(orAbsent: owner.map { configuration.nodes[$0].id }) == members[1].value
  }

  /// Whether every key that the change names has the value that it names, or none.
  private func hasMembers(_ change: ApprovedChange, at node: Int, _ identity: Int) -> Bool {
    var names: [String] = []
    for case .object(let members) in [change.before, change.after] {
      names += members.map(\.name).filter { !names.contains($0) }
    }
    return names.allSatisfy { name in
      let wanted = change.after.member(name)
      switch name {
      case "node": return (wanted == .absent) != configuration.nodes.indices.contains(identity)
      case "places":
        return .integer(configuration.places(of: identity).count) == wanted
      default: break
      }
      guard let key = NodeKey.allCases.first(where: { $0.name == name }) else { return false }
      if change.kind == .placementChanged {
        let own = configuration.nodes[node]
        return .text(key == .compact ? own.compact.rawValue : own.regular.rawValue) == wanted
      }
      return value(key, of: node) == wanted
    }
  }

  /// Whether those of the listed nodes that are still there are still in this order.
  private func isOrdered(_ value: DiffValue, below parent: Int?) -> Bool {
    guard case .list(let elements) = value else { return false }
    var ranks: [DiffValue: Int] = [:]
    for (rank, element) in elements.enumerated() { ranks[element] = rank }
    let siblings =
      parent.map { configuration.places(of: $0).flatMap { configuration.children(of: $0) } }
      ?? Array(configuration.roots)
    let order = siblings.compactMap { ranks[.text(configuration.nodes[$0].id)] }
    return zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Whether a layout shows what the change says.
  private func isSeen(_ change: ApprovedChange, in view: LayoutPair) -> Bool {
    guard let id = change.id else { return view.newID(view.newLayout.initial) == change.after }
    guard let identity = identities[id] else { return false }
    let state = view.newState(identity)
    switch change.kind {
    case .hiddenIn, .shownIn, .reachChanged:
      return DiffValue.text(orAbsent: state.seen) == change.after
    case .regionChanged: return .text(state.region.name) == change.after
    case .stepsChanged:
      return state.item.map { view.hasSteps(change.before, change.after, to: $0) } ?? false
    case .landingChanged, .defaultChildChanged:
      return state.item.map { view.newID($0.opens) == change.after } ?? false
    case .fallbackChanged:
      return state.item.map { view.newID($0.fallback) == change.after } ?? false
    default: return false
    }
  }

  // MARK: The app as a whole

  private func hasOfApp(_ change: ApprovedChange) -> Bool {
    let text = { (text: String) in DiffValue.text(text) == change.after }
    switch change.kind {
    case .frameworkChanged: return text(configuration.framework.rawValue)
    case .modeChanged: return text(configuration.effectiveMode.rawValue)
    case .sdkChanged: return text(String(configuration.sdk))
    case .designChanged: return text(configuration.design.rawValue)
    case .deploymentTargetRaised, .deploymentTargetLowered:
      return text(configuration.deploymentTarget.text)
    case .targetAdded: return Target.all(of: configuration).contains { text($0.name) }
    case .initialChanged:
      return configuration.initial.map { text(configuration.nodes[$0].id) } ?? false
    case .reordered: return isOrdered(change.after, below: nil)
    default:
      // The new side compared with nothing tells all that it says of itself.
      return RootStates(configuration).has(change)
    }
  }
}

extension DiffValue {
  /// A member of an object; absent where there is none.
  func member(_ name: String) -> DiffValue {
    guard case .object(let members) = self else { return .absent }
    return members.first { $0.name == name }?.value ?? .absent
  }
}
