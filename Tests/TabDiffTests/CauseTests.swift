import RandomTesting
import TabDiff
import TabTree
import Testing

/// A change is gone once what caused it is taken back.
@Suite struct CauseTests {
  /// The keys that a kind of change comes of.
  private static func keys(_ change: Change) -> [String]? {
    switch change.kind {
    case .titleChanged: ["title"]
    case .imageChanged: ["systemImage"]
    case .badgeChanged: ["badge"]
    case .metadataChanged: ["metadata"]
    case .roleChanged: ["role"]
    case .becameConditional, .becameUnconditional, .conditionChanged: ["when"]
    case .routeAdded, .routeChanged, .routeRemoved:
      change.id == nil ? ["urlPrefixes"] : ["route", "formerRoutes"]
    case .formerRouteAdded, .formerRouteDropped: ["route", "formerRoutes"]
    case .formerIDAdded, .formerIDDropped: ["formerIDs"]
    case .accessibilityIdentifierAdded, .accessibilityIdentifierChanged,
      .accessibilityIdentifierRemoved:
      ["accessibilityIdentifier"]
    case .frameworkChanged: ["framework"]
    case .sdkChanged: ["sdk"]
    case .designChanged: ["design"]
    case .deploymentTargetRaised, .deploymentTargetLowered: ["deploymentTarget"]
    case .customizationIdentifierChanged: ["customizationIdentifier"]
    case .assumeChanged: ["assume"]
    case .flagAdded, .flagRemoved, .flagValuesChanged, .flagDefaultChanged: ["flags"]
    case .profileAdded, .profileRemoved, .profileChanged: ["profiles"]
    case .attributeChanged:
      change.key.flatMap { ["id", "fallback", "max", "source"].contains($0) ? nil : [$0] }
    default: nil
    }
  }

  @Test func aChangeGoesWithItsCause() {
    var kinds: Set<ChangeKind> = []
    for seed in 0..<700 {
      guard let pair = RandomPair(seed: seed) else { continue }
      let changes = Diff(from: pair.old, to: pair.new).changes
      // Of a renamed node the two sides know different ids.
      if changes.contains(where: { $0.kind == .renamed || $0.kind == .merged }) { continue }
      // Another kind takes other keys.
      let otherKinds = changes.filter { $0.kind == .kindChanged }.map(\.id)
      for change in changes where !otherKinds.contains(change.id) {
        guard let keys = Self.keys(change) else { continue }
        var app = pair.apps.new
        guard app.restore(keys, of: change.id, from: pair.apps.old) else { continue }
        var numbers = RandomNumbers(seed: seed)
        guard let restored = app.configuration(&numbers) else { continue }
        kinds.insert(change.kind)
        let left = Diff(from: pair.old, to: restored).changes
        let isLeft = left.contains { $0.fingerprint == change.fingerprint }
        #expect(
          !isLeft,
          "seed \(seed): \(change.kind) \(change.id ?? "") \(change.before) \(change.after)"
        )
      }
    }
    #expect(kinds.count > 24, "only \(kinds.map(\.rawValue).sorted())")
  }
}
