import Foundation
import SourceText
import TabLayout
import TabOutput
import TabTree
import Testing

@testable import TabDiff

/// What holds for every two configurations.
@Suite struct PropertyTests {
  /// A pair and what is found in both directions.
  private struct Case: Sendable {
    let pair: RandomPair
    let forth: [Change]
    let back: [Change]

    init?(seed: Int) {
      guard let pair = RandomPair(seed: seed) else { return nil }
      self.pair = pair
      forth = Diff(from: pair.old, to: pair.new).changes
      back = Diff(from: pair.new, to: pair.old).changes
    }
  }

  private static let cases = (0..<1500).compactMap { Case(seed: $0) }

  @Test func thereAreEnoughPairs() {
    #expect(Self.cases.count > 200)
    let found = Set(Self.cases.flatMap { $0.forth.map(\.kind) })
    #expect(found.count > ChangeKind.allCases.count * 4 / 5, "only \(found)")
  }

  @Test func nothingDiffersFromItself() throws {
    for pair in Self.cases.map(\.pair) {
      #expect(Diff(from: pair.old, to: pair.old).changes.isEmpty)
      #expect(Diff(from: pair.old, to: pair.oldAgain).changes.isEmpty)
      let release = try configuration(tabs(pair.old), named: "tabs.json")
      #expect(Diff(from: pair.old, to: release).changes.isEmpty)
      #expect(Diff(from: release, to: pair.old).changes.isEmpty)
    }
  }

  @Test func fingerprintsTellChangesApart() {
    for found in Self.cases.flatMap({ [$0.forth, $0.back] }) {
      let fingerprints = found.map(\.fingerprint)
      #expect(Set(fingerprints).count == fingerprints.count)
    }
  }

  @Test func approvalsHoldWhileTheNewSideStaysAsItIs() {
    let today = CalendarDay(secondsSince1970: 0)
    for found in Self.cases {
      for (changes, side) in [(found.forth, found.pair.new), (found.back, found.pair.old)] {
        let approvals = changes.map { change in
          Approval(
            fingerprint: change.fingerprint,
            change: ApprovedChange(
              kind: change.kind,
              id: change.id,
              before: change.before,
              after: change.after
            ),
            reason: "meant",
            until: nil
          )
        }
        let stale = Approvals(approvals, today: today).stale([], [side]).entries
        #expect(
          stale.isEmpty,
          "\(stale.compactMap(\.approval.change))\n\(text(found.pair))"
        )
      }
    }
  }

  @Test func everyChangeHasItsMirror() throws {
    for found in Self.cases {
      for (forth, back) in [(found.forth, found.back), (found.back, found.forth)] {
        let reversed = Mirror(forth, back)
        for change in forth where !reversed.isAlone(change) {
          #expect(
            back.contains { reversed.isMirror($0, of: change) },
            "\(change.kind) \(change.id ?? "") \(change.before) \(change.after)\n\(text(found.pair))"
          )
        }
      }
    }
  }

  @Test func whatIsWrittenOtherwiseIsAChange() throws {
    for found in Self.cases where found.forth.isEmpty || found.back.isEmpty {
      let pair = found.pair
      #expect(try canonical(tabs(pair.old)) == canonical(tabs(pair.new)), "\(text(pair))")
    }
  }

  @Test func differentLayoutsAreExplained() throws {
    for found in Self.cases {
      let pair = found.pair
      let explained = Explained(found.forth)
      let targets = Target.all(of: pair.old).filter { Target.all(of: pair.new).contains($0) }
      for target in targets {
        for formFactor in FormFactor.allCases {
          let old = Sight(pair.old, formFactor, target)
          let new = Sight(pair.new, formFactor, target)
          for (id, seen) in old.items where new.items[id] != nil && new.items[id] != seen {
            #expect(
              explained.ids.contains(id) || explained.isApp,
              "\(id) in \(formFactor) on \(target.name)\n\(text(pair))"
            )
          }
          if old.initial != new.initial, !explained.hasRenames {
            #expect(explained.kinds.contains(.initialChanged), "\(text(pair))")
          }
          if old.bar != new.bar { #expect(!explained.kinds.isEmpty, "\(text(pair))") }
        }
      }
    }
  }

  // MARK: Support

  private func tabs(_ configuration: TabConfiguration) -> String {
    let buffer = ByteBuffer()
    Manifests(configuration, targets: [], assignment: configuration.defaultAssignment)
      .writeConfiguration(into: buffer)
    return buffer.text
  }

  /// The configuration with its keys sorted, those of metadata aside.
  private func canonical(_ json: String) throws -> String {
    func marked(_ value: Any) -> Any {
      if let object = value as? [String: Any] { return object.mapValues(marked) }
      return (value as? [Any])?.map(marked) ?? value
    }
    var text = json
    // Metadata keeps its order: it is taken for a text.
    for part in json.components(separatedBy: "\"metadata\": ").dropFirst() {
      let end = part.first == "{" ? part.firstIndex(of: "}") : nil
      guard let end else { continue }
      let object = String(part[...end])
      let data = try JSONEncoder().encode(object)
      text = text.replacingOccurrences(
        of: "\"metadata\": " + object,
        with: "\"metadata\": " + String(decoding: data, as: UTF8.self)
      )
    }
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try JSONSerialization.data(withJSONObject: marked(value), options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  private func text(_ pair: RandomPair) -> String { tabs(pair.old) + tabs(pair.new) }
}

/// What a change looks like from the other side.
private struct Mirror {
  private var oldIDs: [String: String] = [:]
  private var merged: Set<String> = []

  /// The ids that went on in another destination, in whichever direction.
  private var wentOn: Set<String> = []

  init(_ changes: [Change], _ back: [Change]) {
    for change in changes + back where change.kind == .merged {
      if case .text(let old) = change.before { wentOn.insert(old) }
    }
    for change in changes {
      if change.kind == .renamed, case .text(let old) = change.before, let new = change.id {
        oldIDs[new] = old
      }
      if change.kind == .merged, let id = change.id { merged.insert(id) }
    }
  }

  /// Whether the other direction has no change for it: targets come with SDK and deployment target,
  /// and what a destination took along when it went on in another one comes back with it.
  func isAlone(_ change: Change) -> Bool {
    change.kind == .targetAdded || change.kind == .routeReassigned && isMerging(change)
      || change.kind != .merged && change.id.map { merged.contains($0) } ?? false
  }

  /// Whether links only go where the destination that they named went, or come back from there.
  private func isMerging(_ change: Change) -> Bool {
    [change.before, change.after].contains { value in
      guard case .object(let members) = value, case .text(let id)? = members.last?.value else {
        return false
      }
      return wentOn.contains(id)
    }
  }

  func isMirror(_ other: Change, of change: Change) -> Bool {
    // A route's change is told of the destination that loses it.
    if change.kind == .routeReassigned {
      return other.kind == .routeReassigned && other.before == change.after
        && other.after == change.before
    }
    guard other.id == change.id.map({ oldIDs[$0] ?? $0 }) else { return false }
    if change.kind == .merged { return other.kind == .destinationAdded }
    if change.kind == .destinationAdded, other.kind == .merged { return true }
    return other.kind == Self.opposite(change.kind) && other.before == change.after
      && other.after == change.before
      && Set(other.items.count...other.items.count)
        .contains(change.items.count)
  }

  private static func opposite(_ kind: ChangeKind) -> ChangeKind {
    let pairs: [(ChangeKind, ChangeKind)] = [
      (.destinationAdded, .destinationRemoved), (.routeAdded, .routeRemoved),
      (.formerIDAdded, .formerIDDropped), (.formerRouteAdded, .formerRouteDropped),
      (.accessibilityIdentifierAdded, .accessibilityIdentifierRemoved), (.hiddenIn, .shownIn),
      (.becameConditional, .becameUnconditional), (.flagAdded, .flagRemoved),
      (.profileAdded, .profileRemoved), (.deploymentTargetRaised, .deploymentTargetLowered),
    ]
    for (first, second) in pairs {
      if kind == first { return second }
      if kind == second { return first }
    }
    return kind
  }
}

/// What changes speak of.
private struct Explained {
  private(set) var ids: Set<String> = []
  private(set) var kinds: Set<ChangeKind> = []
  let isApp: Bool

  init(_ changes: [Change]) {
    for change in changes {
      if let id = change.id { ids.insert(id) }
      if case .text(let old) = change.before, change.kind == .renamed { ids.insert(old) }
      kinds.insert(change.kind)
    }
    let arranging: Set<ChangeKind> = [
      .modeChanged, .frameworkChanged, .designChanged, .sdkChanged, .initialChanged,
    ]
    isApp = !arranging.isDisjoint(with: kinds) || kinds.contains(.renamed)
  }

  var hasRenames: Bool { kinds.contains(.renamed) }
}

/// What a layout shows, by ids.
private struct Sight {
  private(set) var items: [String: [String]] = [:]
  let initial: String?
  let bar: [String]

  init(_ configuration: TabConfiguration, _ formFactor: FormFactor, _ target: Target) {
    let layout = Resolution(
      configuration,
      target: target,
      assignment: configuration.defaultAssignment
    )
    .layout(formFactor)
    let id = { (node: Int?) in node.map { configuration.nodes[$0].id } ?? "none" }
    for item in layout.items where item.reach != nil {
      items[id(item.node)] =
        [item.reach?.rawValue ?? "", id(item.opens), id(item.fallback), id(item.sidebarRow)]
        + layout.steps(of: item).map { "\($0.container.rawValue) \(id($0.node))" }
    }
    initial = layout.initial.map { id($0) }
    bar = (layout.bar?.items ?? []).map { id($0) }
  }
}
