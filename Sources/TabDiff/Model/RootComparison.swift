import FlagLogic
import SourceText
import TabLayout
import TabTree

/// Compares what the two sides say of the app as a whole.
struct RootComparison {
  let comparison: Comparison

  private var old: TabConfiguration { comparison.old }
  private var new: TabConfiguration { comparison.new }

  /// Adds the changes.
  func run() {
    compare(.framework, .frameworkChanged, old.framework.rawValue, new.framework.rawValue)
    compare(.mode, .modeChanged, old.effectiveMode.rawValue, new.effectiveMode.rawValue)
    compare(.sdk, .sdkChanged, String(old.sdk), String(new.sdk))
    compare(.design, .designChanged, old.design.rawValue, new.design.rawValue)
    compareDeploymentTargets()
    compareInitial()
    compareCustomizationIdentifier()
    compareApp()
    comparePrefixes()
    compareAssumptions()
    addTargets()
    for key in [RootKey.flags, .profiles] { compareEmptiness(key) }
  }

  /// A mapping of nothing that is written on one side only.
  private func compareEmptiness(_ key: RootKey) {
    func value(_ configuration: TabConfiguration) -> DiffValue {
      configuration.written[key] == nil ? .absent : .object([])
    }
    let (before, after) = (value(old), value(new))
    let isEmpty = { (configuration: TabConfiguration) in
      key == .flags ? configuration.flags.isEmpty : configuration.profiles.isEmpty
    }
    if before != after, isEmpty(old), isEmpty(new) {
      attribute(key, before.named(key.entry.name), after.named(key.entry.name))
    }
  }

  private func compare(_ key: RootKey, _ kind: ChangeKind, _ before: String, _ after: String) {
    if before != after {
      add(kind, key, .text(before), .text(after))
    } else {
      writtenOtherwise(key)
    }
  }

  private func compareDeploymentTargets() {
    let before = old.deploymentTarget
    let after = new.deploymentTarget
    guard before != after else { return writtenOtherwise(.deploymentTarget) }
    add(
      before < after ? .deploymentTargetRaised : .deploymentTargetLowered,
      .deploymentTarget,
      .text(before.text),
      .text(after.text)
    )
  }

  private func addTargets() {
    let before = Target.all(of: old)
    for target in Target.all(of: new) where !before.contains(target) {
      let key: RootKey = target.release > old.sdk ? .sdk : .deploymentTarget
      add(.targetAdded, key, .absent, .text(target.name))
    }
  }

  private func compareInitial() {
    guard let before = old.initial, let after = new.initial else {
      if !comparison.layoutsShow(.initialChanged, of: nil) { writtenOtherwise(.initial) }
      return
    }
    guard comparison.matching.pairOfOld[before] != comparison.matching.pairOfNew[after],
      !comparison.layoutsShow(.initialChanged, of: nil)
    else { return }
    add(.initialChanged, .initial, .text(old.nodes[before].id), .text(new.nodes[after].id))
  }

  private func compareCustomizationIdentifier() {
    let before = value(.customizationIdentifier, old)
    let after = value(.customizationIdentifier, new)
    if before != after {
      add(.customizationIdentifierChanged, .customizationIdentifier, before, after)
      return
    }
    guard before != .absent else { return }
    let oldStructure = CustomizedStructure(old) { comparison.matching.pairOfOld[$0] }
    let newStructure = CustomizedStructure(new) { comparison.matching.pairOfNew[$0] }
    guard oldStructure != newStructure else { return }
    func described(_ structure: CustomizedStructure) -> DiffValue {
      .object([("customizationIdentifier", before), ("structure", .text(structure.digest))])
    }
    add(
      .customizationStale,
      .customizationIdentifier,
      described(oldStructure),
      described(newStructure)
    )
  }

  /// The name that a file gets from its own is none of its contents.
  private func compareApp() {
    guard old.written[.app] != nil || new.written[.app] != nil else { return }
    let before = DiffValue.text(old.app)
    let after = DiffValue.text(new.app)
    if before != after {
      attribute(.app, before.named("app"), after.named("app"), AttributeReason.ofApp)
    }
  }

  /// A prefix that is gone takes every link with it that began with it.
  private func comparePrefixes() {
    let before = old.urlPrefixes.map(DiffValue.text)
    let after = new.urlPrefixes.map(DiffValue.text)
    let any = DiffValue.absent
    func values(_ prefixes: [DiffValue]) -> [DiffValue] { prefixes.isEmpty ? [any] : prefixes }
    func described(_ prefix: DiffValue) -> DiffValue { .object([("urlPrefix", prefix)]) }
    let oldSet = Set(before)
    let newSet = Set(after)
    if oldSet == newSet {
      if value(.urlPrefixes, old) != value(.urlPrefixes, new) { writtenOtherwise(.urlPrefixes) }
      return
    }
    // Without a prefix any scheme and host will do.
    if !newSet.isEmpty {
      for prefix in values(before) where !newSet.contains(prefix) {
        let reason =
          prefix == any
          ? "links that begin with none of the prefixes open nothing any more"
          : "links that begin with it open nothing any more"
        add(.routeRemoved, .urlPrefixes, described(prefix), .absent, reason)
      }
    }
    if !oldSet.isEmpty {
      for prefix in values(after) where !oldSet.contains(prefix) {
        add(.routeAdded, .urlPrefixes, .absent, described(prefix))
      }
    }
  }

  private func compareAssumptions() {
    let before = value(.assume, old)
    let after = value(.assume, new)
    guard before != after else { return }
    if comparison.conditions.assumptionsAreSame {
      attribute(.assume, before.named("assume"), after.named("assume"))
    } else {
      add(.assumeChanged, .assume, before, after)
    }
  }

  // MARK: Adding

  private func value(_ key: RootKey, _ configuration: TabConfiguration) -> DiffValue {
    configuration.diffValue(configuration.written[key], key.entry.type)
  }

  private func writtenOtherwise(_ key: RootKey) {
    let before = value(key, old)
    let after = value(key, new)
    if before != after {
      attribute(key, before.named(key.entry.name), after.named(key.entry.name))
    }
  }

  private func attribute(
    _ key: RootKey,
    _ before: DiffValue,
    _ after: DiffValue,
    _ reason: String? = nil
  ) {
    add(.attributeChanged, key, before, after, reason)
  }

  private func add(
    _ kind: ChangeKind,
    _ key: RootKey,
    _ before: DiffValue,
    _ after: DiffValue,
    _ reason: String? = nil
  ) {
    var draft = Draft(kind, nil, before, after)
    draft.reason = reason
    if kind == .attributeChanged { draft.key = key.entry.name }
    draft.oldPlace = old.span(key)
    draft.newPlace = new.span(key)
    comparison.add(draft)
  }
}

/// What of the tree people's own order is kept over: who stands under whom, in which order and with
/// which placement in regular width.
struct CustomizedStructure: Equatable {
  /// For each node its pair, its parent's, and its placement.
  private var rows: [[Int]] = []
  private(set) var digest: String

  init(_ configuration: TabConfiguration, pairs: (Int) -> Int) {
    var digest = Digest()
    let placements = RegularPlacement.allCases
    var index = 0
    while index < configuration.nodes.count {
      let node = configuration.nodes[index]
      if node.regular == .hidden {
        index = node.end
        continue
      }
      let placement = placements.firstIndex(of: node.regular) ?? 0
      let flags = (node.hiddenByDefault ? 1 : 0) + 2 * placement
      rows.append([pairs(index), node.parent.map(pairs) ?? -1, flags])
      digest.add("\(node.depth) \(flags) \(node.id)\n")
      index += 1
    }
    self.digest = digest.text
  }

  static func == (left: Self, right: Self) -> Bool { left.rows == right.rows }
}
