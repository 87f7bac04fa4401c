import SourceText
import TabTree
import YAMLTree

/// Compares what the two sides say of one place of a node that both have.
struct NodeComparison {
  let comparison: Comparison
  let pair: Int
  let oldNode: Int
  let newNode: Int

  private var old: TabConfiguration { comparison.old }
  private var new: TabConfiguration { comparison.new }
  private var was: TabNode { comparison.old.nodes[oldNode] }
  private var now: TabNode { comparison.new.nodes[newNode] }

  /// Adds the changes of this place.
  func run() {
    let oldValues = old.values(of: oldNode)
    let newValues = new.values(of: newNode)
    compareParent()
    if was.kind != now.kind {
      add(.kindChanged, .kind, .text(was.kind.rawValue), .text(now.kind.rawValue))
    }
    compareImages(oldValues, newValues)
    comparePlacement(oldValues, newValues)
    for entry in NodeKey.table where !Self.handled.contains(entry.key) {
      let before = oldValues[entry.key]
      let after = newValues[entry.key]
      if let before, let after, old.isSame(before, as: after, in: new) { continue }
      if before == nil && after == nil { continue }
      compare(entry, old.diffValue(before, entry.type), new.diffValue(after, entry.type))
    }
  }

  /// Keys that are compared in another way than value by value.
  private static let handled: Set<NodeKey> = [
    .id, .kind, .children, .systemImage, .selectedSystemImage, .image, .selectedImage,
    .dynamicImage, .compact, .regular, .route, .formerIDs, .formerRoutes,
  ]

  private func compareParent() {
    let before = comparison.matching.parentOfOld(oldNode)
    let after = comparison.matching.parentOfNew(newNode)
    guard before != after else { return }
    add(
      .moved,
      nil,
      .text(orAbsent: was.parent.map { old.nodes[$0].id }),
      .text(orAbsent: now.parent.map { new.nodes[$0].id })
    )
  }

  private func compareImages(_ oldValues: NodeValues, _ newValues: NodeValues) {
    var before: [(String, DiffValue)] = []
    var after: [(String, DiffValue)] = []
    var changed: NodeKey?
    for key in [
      NodeKey.systemImage, .selectedSystemImage, .image, .selectedImage, .dynamicImage,
    ] {
      let own = old.diffValue(oldValues[key], key.entry.type)
      let other = new.diffValue(newValues[key], key.entry.type)
      guard own != other else { continue }
      if changed == nil || newValues[key] != nil { changed = key }
      if own != .absent { before.append((key.name, own)) }
      if other != .absent { after.append((key.name, other)) }
    }
    guard let changed else { return }
    add(
      .imageChanged,
      changed,
      before.isEmpty ? .absent : .object(before),
      after.isEmpty ? .absent : .object(after)
    )
  }

  /// Placements as they take effect; what only follows from another parent or kind is no change.
  private func comparePlacement(_ oldValues: NodeValues, _ newValues: NodeValues) {
    var before: [(String, DiffValue)] = []
    var after: [(String, DiffValue)] = []
    let isElsewhere =
      was.kind != now.kind
      || comparison.matching.parentOfOld(oldNode) != comparison.matching.parentOfNew(newNode)
    func compare(_ key: NodeKey, _ own: String, _ other: String) {
      let isWritten = oldValues[key] != nil || newValues[key] != nil
      if own != other, isWritten || !isElsewhere {
        before.append((key.name, .text(own)))
        after.append((key.name, .text(other)))
      } else if isWritten {
        writtenOtherwise(
          key.entry,
          old.diffValue(oldValues[key], key.entry.type),
          new.diffValue(newValues[key], key.entry.type)
        )
      }
    }
    compare(.compact, was.compact.rawValue, now.compact.rawValue)
    compare(.regular, was.regular.rawValue, now.regular.rawValue)
    guard let key = before.first?.0 else { return }
    add(
      .placementChanged,
      key == NodeKey.compact.name ? .compact : .regular,
      .object(before),
      .object(after)
    )
  }

  private func compare(_ entry: KeyEntry<NodeKey>, _ before: DiffValue, _ after: DiffValue) {
    guard before != after else { return }
    switch entry.key {
    case .title: add(.titleChanged, .title, before, after, isOtherwise: !testsGoByLabel)
    case .badge: add(.badgeChanged, .badge, before, after)
    case .metadata: add(.metadataChanged, .metadata, before, after)
    case .role: add(.roleChanged, .role, before, after)
    case .accessibilityIdentifier: identifier(before, after)
    case .landing where was.kind == now.kind && was.landing != now.landing:
      add(.landingChanged, .landing, .text(was.landing.rawValue), .text(now.landing.rawValue))
    case .defaultChild:
      reference(entry, .defaultChildChanged, was.defaultChild, now.defaultChild, before, after)
    case .fallback:
      reference(entry, .fallbackChanged, was.fallback, now.fallback, before, after)
    case .when: condition(entry, before, after)
    default: writtenOtherwise(entry, before, after)
    }
  }

  private func identifier(_ before: DiffValue, _ after: DiffValue) {
    let kind: ChangeKind =
      before == .absent
      ? .accessibilityIdentifierAdded
      : after == .absent ? .accessibilityIdentifierRemoved : .accessibilityIdentifierChanged
    add(kind, .accessibilityIdentifier, before, after)
  }

  /// A reference is another one where it names another node, whatever that is called. What happens
  /// where only one side names one is for the layouts to say.
  private func reference(
    _ entry: KeyEntry<NodeKey>,
    _ kind: ChangeKind,
    _ oldIdentity: Int?,
    _ newIdentity: Int?,
    _ before: DiffValue,
    _ after: DiffValue
  ) {
    guard let oldIdentity, let newIdentity else {
      if !comparison.layoutsShow(kind, of: pair) { writtenOtherwise(entry, before, after) }
      return
    }
    guard comparison.matching.pairOfOld[oldIdentity] != comparison.matching.pairOfNew[newIdentity],
      !comparison.layoutsShow(kind, of: pair)
    else { return }
    add(kind, entry.key, before, after)
  }

  private func condition(_ entry: KeyEntry<NodeKey>, _ before: DiffValue, _ after: DiffValue) {
    switch comparison.conditions.compare(
      old.conditionPath(of: oldNode),
      new.conditionPath(of: newNode)
    ) {
    case .same: writtenOtherwise(entry, before, after)
    case .becameConditional: add(.becameConditional, .when, before, after)
    case .becameUnconditional: add(.becameUnconditional, .when, before, after)
    case .changed: add(.conditionChanged, .when, before, after)
    }
  }

  private func writtenOtherwise(
    _ entry: KeyEntry<NodeKey>,
    _ before: DiffValue,
    _ after: DiffValue
  ) {
    guard before != after else { return }
    let reason = AttributeReason.of(entry.key, before, after)
    let (own, other) = (before.named(entry.name), after.named(entry.name))
    add(.attributeChanged, entry.key, own, other, reason: reason)
  }

  /// Whether UI tests have nothing but the label to find the item by. They were written for the old
  /// side.
  private var testsGoByLabel: Bool {
    old.framework == .swiftui || !was.written.contains(.accessibilityIdentifier)
  }

  private func add(
    _ kind: ChangeKind,
    _ key: NodeKey?,
    _ before: DiffValue,
    _ after: DiffValue,
    isOtherwise: Bool = false,
    reason: String? = nil
  ) {
    var draft = Draft(kind, pair, before, after)
    draft.isOtherwise = isOtherwise
    draft.reason = reason
    if kind == .attributeChanged { draft.key = key?.name }
    draft.oldPlace = old.span(key, of: oldNode)
    draft.newPlace = new.span(key, of: newNode)
    comparison.add(draft)
  }
}
