import FlagLogic
import TabLayout
import TabTree

/// What is selected at first launch, as a list of which the first entry counts that is shown.
final class InitialTab {
  /// A destination, and when it is shown.
  struct Choice: Hashable {
    let node: Int
    let condition: Condition
  }

  private let configuration: TabConfiguration
  private let presentation: Presentation
  private let conditions: ConditionExpression
  private let names: TabNames

  /// What every release shows if every condition holds.
  private lazy var arrangements: [FormFactor: [Target: Arrangement]] = {
    var arrangements: [FormFactor: [Target: Arrangement]] = [:]
    for formFactor in FormFactor.allCases {
      for (target, resolution) in presentation.landings {
        arrangements[formFactor, default: [:]][target] = resolution.arrangement(formFactor)
      }
    }
    return arrangements
  }()

  /// What groups open, found once for each.
  private var opened: [Opening: [Choice]] = [:]

  private struct Opening: Hashable {
    let group: Int
    let formFactor: FormFactor
    let release: Int
  }

  /// How many nodes, and parts of their conditions, have been looked at.
  private var work = 0

  /// How many are looked at for all choices together: a real file takes a few for each tab.
  private static let limit = 500_000

  init(
    _ configuration: TabConfiguration,
    _ presentation: Presentation,
    _ conditions: ConditionExpression,
    _ names: TabNames
  ) {
    self.configuration = configuration
    self.presentation = presentation
    self.conditions = conditions
    self.names = names
  }

  /// Whether there were more choices than are written.
  var isExceeded: Bool { work > Self.limit }

  /// The choices in compact width, which are the same on every release.
  func compactChoices() -> [Choice] {
    choices(.compact, presentation.landings.first?.resolution)
  }

  /// The choices in regular width, by the release from which on they hold.
  func regularChoices() -> [(since: Int, choices: [Choice])] {
    var found: [(since: Int, choices: [Choice])] = []
    for (target, resolution) in presentation.landings {
      let choices = choices(.regular, resolution)
      if let last = found.last, isLike(last.choices, choices) { continue }
      found.append((target.release, choices))
    }
    return found
  }

  /// Whether two lists choose the same ids.
  func isLike(_ first: [Choice], _ second: [Choice]) -> Bool {
    func named(_ choices: [Choice]) -> [Choice] {
      choices.map {
        Choice(node: configuration.nodes[$0.node].identity, condition: $0.condition)
      }
    }
    return named(first) == named(second)
  }

  /// Writes the list as statements that return.
  func write(_ choices: [Choice], into writer: inout SwiftWriter) {
    for choice in choices {
      let value = "return .\(names.name(of: choice.node))"
      guard let condition = conditions.text(choice.condition) else {
        writer.line(value)
        return
      }
      writer.block("if \(condition)") { $0.line(value) }
    }
    writer.line("return nil")
  }

  /// The written node and what is selected while it is not shown; else what the first tab or group
  /// shown in compact width opens. Last of all, anything that is shown.
  private func choices(_ formFactor: FormFactor, _ resolution: Resolution?) -> [Choice] {
    var nodes = chain(from: configuration.initial)
    let all = configuration.nodes
    let isFirst = { (node: Int) -> Bool in
      all[node].parent.map { all[$0].kind == .section } ?? true
    }
    let tabs = configuration.nodes.indices.filter {
      configuration.nodes[$0].kind == .tab || configuration.nodes[$0].kind == .group
    }
    nodes += tabs.filter { isFirst($0) && presentation.isEver($0, in: .compact) }
    nodes += tabs
    return firstShown(of: nodes, formFactor, resolution, for: nil)
  }

  /// What nodes open, up to the first that is always shown.
  private func firstShown(
    of nodes: [Int],
    _ formFactor: FormFactor,
    _ resolution: Resolution?,
    for identity: Int?
  ) -> [Choice] {
    let arrangement = resolution.flatMap { arrangements[formFactor]?[$0.target] }
    var known: Set<Choice> = []
    var choices: [Choice] = []
    for node in nodes {
      for choice in landings(of: node, formFactor, arrangement) {
        work += 1 + choice.condition.size
        if isExceeded { return [] }
        let condition = conditions.settled(choice.condition)
        let isList = configuration.nodes[choice.node].kind == .dynamic
        guard condition != .constant(false), known.insert(choice).inserted,
          !isList || configuration.nodes[choice.node].identity == identity
        else { continue }
        choices.append(Choice(node: choice.node, condition: condition))
        // What comes after one that is always shown is never reached.
        if condition == .constant(true) { return choices }
      }
    }
    return choices
  }

  /// What is selected for a tab: what it opens, what its chain of fallbacks does, then what the groups
  /// above it and their chains do. A dynamic list stands in for nothing else.
  func choices(for identity: Int, in formFactor: FormFactor) -> [Choice] {
    var nodes = chain(from: identity)
    for place in configuration.places(of: identity) where !isExceeded {
      var ancestor = configuration.nodes[place].parent
      while let node = ancestor {
        if configuration.nodes[node].kind == .group {
          nodes += chain(from: configuration.nodes[node].identity)
        }
        ancestor = configuration.nodes[node].parent
      }
    }
    let resolution = presentation.landings.last?.resolution
    return firstShown(of: nodes, formFactor, resolution, for: identity)
  }

  /// A node, what stands in for it, what stands in for that, and so on while none repeats.
  private func chain(from identity: Int?) -> [Int] {
    var nodes: [Int] = []
    var known: Set<Int> = []
    var next = identity
    while let identity = next, known.insert(identity).inserted, !isExceeded {
      let places = configuration.places(of: identity)
      work += places.count
      nodes += places
      next = places.compactMap { configuration.nodes[$0].fallback }.first
    }
    return nodes
  }

  /// What selecting a node opens, each with when it does, if none before does.
  private func landings(
    of node: Int,
    _ formFactor: FormFactor,
    _ arrangement: Arrangement?
  ) -> [Choice] {
    let isReached = arrangement?.reach(of: node).isShown ?? true
    let own = Choice(
      node: node,
      condition: isReached ? presentation.shown(node, in: formFactor) : .constant(false)
    )
    guard configuration.nodes[node].kind == .group, arrangement?.landing(of: node) != node else {
      return [own]
    }
    let release = presentation.landings.last {
      arrangements[formFactor]?[$0.target] === arrangement
    }
    let opening = Opening(
      group: node,
      formFactor: formFactor,
      release: release?.target.release ?? 0
    )
    if let known = opened[opening] { return known }
    var choices: [Choice] = []
    for child in presentation.defaultChildren(of: node, in: formFactor) where !isExceeded {
      let below = landings(of: child, formFactor, arrangement)
      work += below.count
      choices += below
    }
    choices.append(own)
    opened[opening] = choices
    return choices
  }
}
