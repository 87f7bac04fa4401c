import Diagnostics
import FlagLogic
import SourceText
import TabLayout
import TabTree
import YAMLTree

/// One pass of the rules over one configuration: what they may ask, and what they report.
struct LintRun {
  let configuration: TabConfiguration
  let targets: [Target]

  /// A few legal assignments, the defaults first, each on every target, from the earliest.
  let situations: [Situation]

  /// Those with every flag at its default, where that is legal.
  let defaultSituations: ArraySlice<Situation>

  /// The same for `everything`, in its order.
  let possibilities: [Situation]

  /// The profile from which on none is among them, because the file has too many.
  let firstUnseenProfile: Profile?

  /// For each target that conditions tell apart, every node that some assignment may show.
  let everything: [Resolution]

  /// Decides what holds over every assignment.
  let prover: Prover

  /// The texts that nodes give to the keys that several rules read, and the bars that they look at.
  let survey: Survey

  /// What is decided about nodes' own conditions.
  let conditions: ConditionProofs

  /// Where the file names SF Symbols, in document order.
  lazy var symbolUses = SymbolUse.all(in: configuration)

  private(set) var diagnostics: [Diagnostic] = []

  private let settings: RuleSettings

  /// - Parameters:
  ///   - targets: What the rules look at; none where the configuration cannot be resolved.
  ///   - assignment: The values of a compilation, to look at beside the defaults and the profiles.
  init(
    _ configuration: TabConfiguration,
    targets: [Target],
    settings: RuleSettings,
    assignment: Assignment?
  ) {
    self.configuration = configuration
    self.settings = settings
    self.targets = targets
    let (cases, unseen) = Self.cases(of: configuration, assignment)
    firstUnseenProfile = unseen
    let everything = Resolution.all(
      everythingIn: configuration,
      targets: Target.distinguished(by: configuration)
    )
    self.everything = everything
    situations = cases.flatMap { item in
      Situation.all(
        of: Resolution.all(
          configuration,
          targets: targets,
          assignment: item.assignment,
          like: everything.first
        ).filter { configuration.allows(item.assignment, on: $0.target) },
        item.description
      )
    }
    let defaults = configuration.defaultAssignment
    defaultSituations = situations.prefix { $0.resolution.assignment == defaults }
    possibilities =
      configuration.conditions.isEmpty && situations.count >= targets.count
      ? Array(situations.prefix(targets.count)) : Situation.all(of: everything, "")
    survey = Survey(configuration, possibilities)
    let prover = Prover(configuration, everything: everything)
    self.prover = prover
    conditions = ConditionProofs(configuration, prover)
  }

  /// The number that a rule counts up to.
  func maximum(of rule: Rule) -> Int { settings.maximum(of: rule) }

  /// Reports a finding of `rule`, at its default severity unless another is given.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    at place: YAMLPlace,
    severity: Severity? = nil,
    detail: String? = nil,
    related: [Related] = [],
    help: String? = nil,
    fix: Fix? = nil,
    node: Int? = nil,
    subject: String? = nil
  ) {
    var related = related
    if let anchored = place.anchored {
      related.insert(Related("in the text that the alias stands for", at: anchored), at: 0)
    }
    diagnostics.append(
      Diagnostic(
        rule.id,
        severity ?? rule.defaultSeverity ?? .info,
        message,
        at: place.span,
        detail: detail,
        related: related,
        help: help,
        fix: place.anchored == nil ? fix : nil,
        node: node.map { configuration.nodes[$0].id },
        subject: subject
      )
    )
  }

  /// Whether some form factor may show what an identity names, or would once people brought it out.
  private func canShow(_ identity: Int) -> Bool {
    configuration.places(of: identity).contains { place in
      everything.contains { resolution in
        FormFactor.allCases.contains { resolution.canShow(place, in: $0) }
      }
    }
  }

  /// Whether what an identity names is shown nowhere, and a finding says so that weighs no less than
  /// one of `rule` would.
  func isReported(_ identity: Int, insteadOf rule: Rule) -> Bool {
    guard let severity = settings.severity(of: NeverShown.rule),
      severity >= settings.severity(of: rule) ?? .info
    else { return false }
    return !canShow(identity)
  }

  /// Where to report something about a key of a node: at its value, or at the node's id where the
  /// key is not written.
  func place(_ key: NodeKey, of node: Int) -> YAMLPlace {
    let value = configuration.value(key, of: node) ?? configuration.value(.id, of: node)
    return configuration.yaml.place(of: value ?? configuration.nodes[node].yaml)
  }

  /// Nodes by their ids, the first few of many.
  func list(_ nodes: [Int]) -> String {
    let shown = nodes.prefix(12).map { configuration.nodes[$0].id }.joined(separator: ", ")
    return nodes.count > 12 ? "\(shown) and \(nodes.count - 12) more" : shown
  }

  /// The kind and id of a node, as `group 'notes'`.
  func describe(_ node: Int) -> String {
    "\(configuration.nodes[node].kind.rawValue) '\(configuration.nodes[node].id)'"
  }

  /// How many nodes, or parts of conditions, may be looked at for all cases together: profiles past
  /// it are left to the proof.
  private static let workLimit = 1_000_000

  /// What one case takes: each node is looked at, and each condition, of which no part is shorter.
  private static func work(of configuration: TabConfiguration) -> Int {
    max(
      1,
      configuration.nodes.count,
      configuration.flags.count,
      configuration.yaml.source.bytes.count / 16
    )
  }

  private struct Case {
    let assignment: Assignment

    /// As ` with every flag at its default`; empty where there are no flags.
    let description: String
  }

  /// The flags' values that rules look at which are not decided over all of them, and the first
  /// profile past the limit.
  private static func cases(
    of configuration: TabConfiguration,
    _ assignment: Assignment?
  ) -> ([Case], unseen: Profile?) {
    let hasFlags = !configuration.flags.isEmpty
    var cases = [
      Case(
        assignment: configuration.defaultAssignment,
        description: hasFlags ? " with every flag at its default" : ""
      )
    ]
    if assignment == nil, configuration.profiles.isEmpty { return (cases, nil) }
    if let assignment, assignment != configuration.defaultAssignment {
      cases.append(
        Case(assignment: assignment, description: configuration.description(of: assignment))
      )
    }
    let limit = workLimit / work(of: configuration)
    var known: Set<[Profile.Value]> = [[]]
    for profile in configuration.profiles {
      guard known.insert(configuration.valuesOffDefaults(of: profile)).inserted else { continue }
      guard cases.count < max(2, limit) else { return (cases, profile) }
      let given = configuration.assignment(of: profile)
      if given == assignment { continue }
      cases.append(Case(assignment: given, description: " in the profile '\(profile.name)'"))
    }
    return (cases, nil)
  }
}

extension TabConfiguration {
  /// The identity of a node.
  func identity(of node: Int) -> Int { nodes[node].identity }

  /// Whether what the file assumes of the flags holds.
  fileprivate func allows(_ assignment: Assignment, on target: Target) -> Bool {
    assumptions.allSatisfy { $0.condition.holds(for: assignment, release: target.release) }
  }

  /// The flags that are off their defaults, as ` with notes = true, plan = business`; the first few
  /// of many.
  func description(of assignment: Assignment) -> String {
    let changed = flags.indices.filter { assignment[$0] != flags[$0].flag.defaultValue }
    if changed.isEmpty { return "" }
    let shown = changed.prefix(12)
      .map { "\(flags[$0].flag.name) = \(flags[$0].flag.values[assignment[$0]])" }
      .joined(separator: ", ")
    return " with " + shown + (changed.count > 12 ? " and \(changed.count - 12) more" : "")
  }
}
