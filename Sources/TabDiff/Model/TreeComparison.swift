import SourceText
import TabTree

/// Compares the trees: which nodes came, went and were renamed, and what is said of those that stayed.
struct TreeComparison {
  let comparison: Comparison
  private let links: LinkComparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
    links = LinkComparison(comparison)
  }

  private var matching: Matching { comparison.matching }
  private var old: TabConfiguration { comparison.old }
  private var new: TabConfiguration { comparison.new }

  /// Adds the changes of every node.
  func run() {
    for (pair, sides) in matching.pairs.enumerated() {
      switch (sides.old, sides.new) {
      case (let was?, let now?): compare(pair, was, now)
      case (let was?, nil): removed(pair, was)
      case (nil, let now?): added(pair, now)
      case (nil, nil): break
      }
    }
    links.compareOwners()
  }

  private func compare(_ pair: Int, _ was: Int, _ now: Int) {
    let isRenamed = old.nodes[was].id != new.nodes[now].id
    if isRenamed { renamed(pair, was, now) }
    let isLost = old.isDestination(was) && !new.isDestination(now)
    let isFound = !old.isDestination(was) && new.isDestination(now)
    if isLost { lost(pair, was, now) }
    if isFound { add(.destinationAdded, pair, was, now, .absent, new.outline(of: now)) }
    let count = comparison.drafts.count
    if !isLost, !isFound { links.compare(pair, was, now) }
    let linksAreSame = comparison.drafts.count == count && !isRenamed
    let oldPlaces = old.places(of: was)
    for place in oldPlaces {
      guard let partner = matching.partner[place] else { continue }
      if linksAreSame { compareSpelling(pair, place, partner) }
      NodeComparison(comparison: comparison, pair: pair, oldNode: place, newNode: partner).run()
    }
    comparePlaces(pair, oldPlaces, new.places(of: now))
  }

  /// What leads to a destination, said at another of its places or with an empty list.
  private func compareSpelling(_ pair: Int, _ was: Int, _ now: Int) {
    for key in [NodeKey.route, .formerIDs, .formerRoutes]
    where old.nodes[was].written.contains(key) || new.nodes[now].written.contains(key) {
      let before = old.diffValue(old.value(key, of: was), key.entry.type)
      let after = new.diffValue(new.value(key, of: now), key.entry.type)
      guard before != after else { continue }
      let (own, other) = (before.named(key.name), after.named(key.name))
      let reason = AttributeReason.of(key, before, after)
      add(.attributeChanged, pair, was, now, own, other, key: key, reason: reason)
    }
  }

  /// What one side says at places that the other does not have.
  private func comparePlaces(_ pair: Int, _ oldPlaces: [Int], _ newPlaces: [Int]) {
    guard oldPlaces.count != newPlaces.count else { return }
    func value(_ count: Int) -> DiffValue { .object([("places", .integer(count))]) }
    add(
      .attributeChanged,
      pair,
      oldPlaces[0],
      newPlaces[0],
      value(oldPlaces.count),
      value(newPlaces.count),
      key: .id,
      reason: AttributeReason.ofPlaces
    )
    let before = old.identifiers(at: oldPlaces)
    let after = new.identifiers(at: newPlaces)
    let paired = Set(oldPlaces.compactMap { matching.partner[$0] })
    for place in oldPlaces where matching.partner[place] == nil {
      guard let text = old.text(.accessibilityIdentifier, of: place),
        !after.contains(.text(text))
      else { continue }
      add(.accessibilityIdentifierRemoved, pair, place, newPlaces[0], .text(text), .absent)
    }
    for place in newPlaces where !paired.contains(place) {
      guard let text = new.text(.accessibilityIdentifier, of: place),
        !before.contains(.text(text))
      else { continue }
      add(.accessibilityIdentifierAdded, pair, oldPlaces[0], place, .absent, .text(text))
    }
  }

  private func renamed(_ pair: Int, _ was: Int, _ now: Int) {
    let oldID = old.nodes[was].id
    var draft = draft(
      .renamed,
      pair,
      was,
      now,
      .text(oldID),
      .text(new.nodes[now].id)
    )
    // In the other direction the new side does not know the old id.
    draft.isOtherwise = !new.places(of: now).contains {
      new.texts(.formerIDs, of: $0).contains(oldID)
    }
    if draft.isOtherwise {
      draft.hint = "add formerIDs: [\(oldID)] to '\(new.nodes[now].id)'"
    }
    comparison.add(draft)
  }

  private func removed(_ pair: Int, _ was: Int) {
    guard old.isDestination(was) else { return presence(pair, was, nil) }
    guard let successor = matching.successors[was] else {
      return lost(pair, was, nil)
    }
    add(
      .merged,
      pair,
      was,
      successor,
      .text(old.nodes[was].id),
      .text(new.nodes[successor].id)
    )
    links.addLosses(of: was, pair)
    let kept = new.identifiers(at: new.places(of: successor))
    for identifier in old.identifiers(at: old.places(of: was)) where !kept.contains(identifier) {
      add(.accessibilityIdentifierRemoved, pair, was, successor, identifier, .absent)
    }
  }

  private func lost(_ pair: Int, _ was: Int, _ now: Int?) {
    var draft = draft(.destinationRemoved, pair, was, now, old.outline(of: was), .absent)
    draft.reason = links.reasonForRemoval(of: was)
    comparison.add(draft)
  }

  private func added(_ pair: Int, _ now: Int) {
    guard new.isDestination(now) else { return presence(pair, nil, now) }
    add(.destinationAdded, pair, nil, now, .absent, new.outline(of: now))
  }

  /// A heading or an action that only one side has.
  private func presence(_ pair: Int, _ was: Int?, _ now: Int?) {
    add(
      .attributeChanged,
      pair,
      was,
      now,
      was.map { old.outline(of: $0).named("node") } ?? .absent,
      now.map { new.outline(of: $0).named("node") } ?? .absent,
      key: .id,
      reason: (was.map { old.nodes[$0].kind } ?? now.map { new.nodes[$0].kind })
        .map(AttributeReason.ofNode)
    )
    for identifier in was.map({ old.identifiers(at: old.places(of: $0)) }) ?? [] {
      add(.accessibilityIdentifierRemoved, pair, was, now, identifier, .absent)
    }
    for identifier in now.map({ new.identifiers(at: new.places(of: $0)) }) ?? [] {
      add(.accessibilityIdentifierAdded, pair, was, now, .absent, identifier)
    }
  }

  private func add(
    _ kind: ChangeKind,
    _ pair: Int,
    _ was: Int?,
    _ now: Int?,
    _ before: DiffValue,
    _ after: DiffValue,
    key: NodeKey? = nil,
    reason: String? = nil
  ) {
    var draft = draft(kind, pair, was, now, before, after)
    draft.key = key?.name
    draft.reason = reason
    comparison.add(draft)
  }

  private func draft(
    _ kind: ChangeKind,
    _ pair: Int,
    _ was: Int?,
    _ now: Int?,
    _ before: DiffValue,
    _ after: DiffValue
  ) -> Draft {
    var draft = Draft(kind, pair, before, after)
    draft.oldPlace = was.map { old.span(nil, of: $0) }
    draft.newPlace = now.map { new.span(nil, of: $0) }
    return draft
  }
}

extension TabConfiguration {
  /// What is said of a node that the other side does not have: what people and programs may hold on to.
  func outline(of identity: Int) -> DiffValue {
    .object(
      [("kind", .text(nodes[identity].kind.rawValue))] + Links(self, identity).members
    )
  }

  /// The accessibility identifiers at places of a node, each once.
  fileprivate func identifiers(at places: [Int]) -> [DiffValue] {
    var known: Set<DiffValue> = []
    return places.compactMap { text(.accessibilityIdentifier, of: $0).map(DiffValue.text) }
      .filter { known.insert($0).inserted }
  }
}
