import SourceText
import TabLayout
import TabTree

extension Comparison {
  /// Whether something about the app as a whole rearranges every bar.
  var isRearranged: Bool {
    old.effectiveMode != new.effectiveMode || old.framework != new.framework
      || old.design != new.design || old.sdk != new.sdk
  }

  /// Gives a change of a node the places where the two sides name that.
  func locate(_ draft: inout Draft) {
    guard let pair = draft.pair else {
      if draft.kind == .initialChanged {
        draft.oldPlace = old.span(.initial)
        draft.newPlace = new.span(.initial)
      }
      return
    }
    draft.oldPlace = matching.pairs[pair].old.map { old.span(nil, of: $0) }
    draft.newPlace = matching.pairs[pair].new.map { new.span(nil, of: $0) }
  }

  /// Adds changes of order.
  ///
  /// - Parameter sightings: For each where it is seen.
  func add(_ reorderings: [Reordering], _ sightings: [LayoutComparison.Sighting]) {
    for (reordering, sighting) in zip(reorderings, sightings) {
      let isRoot = reordering.parent == matching.root
      var draft = Draft(
        .reordered,
        isRoot ? nil : reordering.parent,
        .texts(reordering.old.map { old.nodes[$0].id }),
        .texts(reordering.new.map { new.nodes[$0].id })
      )
      draft.items = reordering.moved.map { new.nodes[$0].id }
      draft.isOtherwise = !sighting.isInBar
      draft.contexts = sighting.contexts.isEmpty ? nil : sighting.contexts
      draft.oldPlace = reordering.old.first.map { old.span(nil, of: $0) }
      draft.newPlace = reordering.moved.first.map { new.span(nil, of: $0) }
      add(draft)
    }
  }

  /// Tells of destinations that went where others came with the same title and parent.
  func addHints() {
    struct Place: Hashable {
      let parent: Int
      let title: DiffValue
    }
    var added: [Place: Int] = [:]
    for (pair, sides) in matching.pairs.enumerated().reversed() {
      guard sides.old == nil, let now = sides.new, new.isDestination(now),
        let title = new.text(.title, of: now)
      else { continue }
      added[Place(parent: matching.parentOfNew(now), title: .text(title))] = pair
    }
    guard !added.isEmpty else { return }
    setHints { draft in
      guard draft.kind == .destinationRemoved, let pair = draft.pair,
        let was = matching.pairs[pair].old, let title = old.text(.title, of: was),
        let other = added[Place(parent: matching.parentOfOld(was), title: .text(title))],
        let id = matching.id(of: other)
      else { return nil }
      return "if this is a rename, add formerIDs: [\(old.nodes[was].id)] to '\(id)'"
    }
  }

  /// The changes in the order in which they are shown.
  func sortedDrafts() -> [Draft] {
    drafts.enumerated().sorted { first, second in
      let own = (first.element.pair ?? -1, Self.number(of: first.element.kind), first.offset)
      let other = (second.element.pair ?? -1, Self.number(of: second.element.kind), second.offset)
      return own < other
    }.map(\.element)
  }

  /// A change with everything that is known of it.
  func change(_ draft: Draft, _ contexts: LayoutContexts, _ classes: ChangeClasses) -> Change {
    let id = draft.pair.flatMap { matching.id(of: $0) }
    let facts = ChangeFacts.of(draft.kind)
    return Change(
      kind: draft.kind,
      changeClass: classes.of(draft),
      id: id,
      key: draft.key,
      title: title(of: draft.pair),
      scope: draft.contexts.map { contexts.scope(of: $0) } ?? ChangeScope(),
      before: draft.before,
      after: draft.after,
      words: draft.words,
      items: draft.items,
      reason: draft.reason ?? reasonOfIdentifier(draft)
        ?? (draft.isOtherwise ? facts.otherwise : facts.ordinary).reason,
      hint: draft.hint,
      oldPlace: draft.oldPlace,
      newPlace: draft.newPlace,
      anchor: draft.newPlace ?? anchor(of: draft.pair),
      fingerprint: Change.fingerprint(draft.kind, id, draft.before, draft.after)
    )
  }

  /// What tests find by an accessibility identifier that went to another node.
  private func reasonOfIdentifier(_ draft: Draft) -> String? {
    guard [.accessibilityIdentifierChanged, .accessibilityIdentifierRemoved].contains(draft.kind),
      let node = identifierOwners[draft.before]
    else { return nil }
    return matching.pairOfNew[node] == draft.pair
      ? "UI tests that look for the identifier find another place of it"
      : "UI tests that look for the identifier find '\(new.nodes[node].id)'"
  }

  private func title(of pair: Int?) -> String? {
    guard let pair else { return nil }
    let sides = matching.pairs[pair]
    return sides.new.flatMap { new.text(.title, of: $0) }
      ?? sides.old.flatMap { old.text(.title, of: $0) }
  }

  /// What is left on the new side of what was around a node: the nearest node above that is still
  /// there, or the tabs themselves.
  private func anchor(of pair: Int?) -> ByteSpan {
    var ancestor = pair.flatMap { matching.pairs[$0].old }
    while let node = ancestor {
      if let kept = matching.pairs[matching.pairOfOld[node]].new { return new.span(nil, of: kept) }
      ancestor = old.nodes[node].parent
    }
    return new.span(.tabs) ?? ByteSpan(at: 0)
  }
}
