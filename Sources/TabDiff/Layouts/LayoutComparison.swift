import FlagLogic
import TabLayout
import TabTree

/// Compares the layouts of both sides, one context after the other, and gathers what is alike in
/// several.
struct LayoutComparison {
  let comparison: Comparison
  let contexts: LayoutContexts
  let reorderings: [Reordering]

  /// The changes so far, in the order in which they were found.
  private(set) var drafts: [Draft] = []

  /// By kind and pair: the changes among `drafts`.
  private var known: [Int: [Int]] = [:]

  /// By reordering: where it is seen.
  private(set) var sightings: [Sighting]

  /// Where a change of order is seen.
  struct Sighting {
    /// The contexts whose bars or sidebar show it.
    var contexts: [Int] = []

    /// Whether it is the tab bar in one of them.
    var isInBar = false
  }

  init(_ comparison: Comparison, _ contexts: LayoutContexts, _ reorderings: [Reordering]) {
    self.comparison = comparison
    self.contexts = contexts
    self.reorderings = reorderings
    sightings = reorderings.map { _ in Sighting() }
  }

  private var matching: Matching { comparison.matching }

  /// Compares all layouts.
  mutating func run() {
    for number in 0..<contexts.count {
      let context = contexts[number]
      let view = LayoutPair(matching, context)
      compareInitial(view, number)
      for (pair, sides) in matching.pairs.enumerated() {
        compare(pair, sides, view, number)
      }
      findReorderings(view, number)
    }
    for draft in drafts { comparison.add(draft) }
  }

  private mutating func compareInitial(_ view: LayoutPair, _ number: Int) {
    guard !view.areSame(view.oldLayout.initial, view.newLayout.initial) else { return }
    add(
      .initialChanged,
      nil,
      view.oldID(view.oldLayout.initial),
      view.newID(view.newLayout.initial),
      number
    )
  }

  /// A node that only one side has is told by that; an action or heading that comes or goes is
  /// besides told by what people see of it.
  private mutating func compare(
    _ pair: Int,
    _ sides: Matching.Pair,
    _ view: LayoutPair,
    _ number: Int
  ) {
    let wasDestination = sides.old.map { comparison.old.isDestination($0) } ?? false
    let isDestination = sides.new.map { comparison.new.isDestination($0) } ?? false
    guard sides.old != nil && sides.new != nil || !wasDestination && !isDestination else { return }
    let was = view.oldState(sides.old)
    let now = view.newState(sides.new)
    if was.isSection || now.isSection { return }
    if was.isShown != now.isShown {
      let (before, after) = (DiffValue.text(orAbsent: was.seen), DiffValue.text(orAbsent: now.seen))
      add(was.isShown ? .hiddenIn : .shownIn, pair, before, after, number)
      return
    }
    guard let oldIdentity = sides.old, let newIdentity = sides.new else { return }
    compareReach(pair, was, now, view, number)
    compareRegion(pair, was, now, number, oldIdentity, newIdentity)
    compareOpening(pair, was, now, view, number, oldIdentity, newIdentity)
    if let fallbacks = view.changedFallback(was.item, now.item) {
      add(.fallbackChanged, pair, fallbacks.before, fallbacks.after, number)
    }
  }

  private mutating func compareReach(
    _ pair: Int,
    _ was: LayoutPair.State,
    _ now: LayoutPair.State,
    _ view: LayoutPair,
    _ number: Int
  ) {
    if let steps = view.changedSteps(was.item, now.item) {
      add(
        .stepsChanged,
        pair,
        steps.before,
        steps.after,
        number,
        words: steps.words,
        isOtherwise: steps.isOnlyMore
      )
    } else if was.seen != now.seen {
      let (before, after) = (DiffValue.text(orAbsent: was.seen), DiffValue.text(orAbsent: now.seen))
      add(.reachChanged, pair, before, after, number)
    }
  }

  private mutating func compareRegion(
    _ pair: Int,
    _ was: LayoutPair.State,
    _ now: LayoutPair.State,
    _ number: Int,
    _ oldIdentity: Int,
    _ newIdentity: Int
  ) {
    guard was.region != now.region, was.region != .none, now.region != .none else { return }
    if comparison.isRearranged { return }
    let before = comparison.old.nodes[oldIdentity]
    let after = comparison.new.nodes[newIdentity]
    guard before.regular == after.regular, before.compact == after.compact,
      before.role == after.role, before.kind == after.kind
    else { return }
    // Other steps or another reach have told that already.
    guard !isKnown(.stepsChanged, pair, number), !isKnown(.reachChanged, pair, number) else {
      return
    }
    add(.regionChanged, pair, .text(was.region.name), .text(now.region.name), number)
  }

  private mutating func compareOpening(
    _ pair: Int,
    _ was: LayoutPair.State,
    _ now: LayoutPair.State,
    _ view: LayoutPair,
    _ number: Int,
    _ oldIdentity: Int,
    _ newIdentity: Int
  ) {
    let earlier = comparison.old.nodes[oldIdentity]
    let later = comparison.new.nodes[newIdentity]
    // Another kind tells it.
    guard was.isShown, earlier.kind == later.kind else { return }
    let before = was.item?.opens
    let after = now.item?.opens
    guard !view.areSame(before, after) else { return }
    let isLanding = before == nil || after == nil
    // Another landing tells whether it opens itself, but not which child.
    if isLanding, earlier.landing != later.landing { return }
    add(
      isLanding ? .landingChanged : .defaultChildChanged,
      pair,
      view.oldID(before),
      view.newID(after),
      number
    )
  }

  /// Finds the changes of order that the layout shows, and those that its tab bar does: of its items,
  /// or of nodes above them.
  private mutating func findReorderings(_ view: LayoutPair, _ number: Int) {
    guard !reorderings.isEmpty else { return }
    func shows(_ before: [Int?], _ after: [Int?], _ reordering: Reordering) -> Bool {
      let positions = reordering.old.compactMap { node -> (Int, Int)? in
        guard let own = before[node], let partner = matching.partner[node],
          let other = after[partner]
        else { return nil }
        return (own, other)
      }
      let ordered = positions.sorted { $0.0 < $1.0 }
      return zip(ordered, ordered.dropFirst()).contains { $0.1 > $1.1 }
    }
    let places = zip(view.oldStanding.firstPositions(), view.newStanding.firstPositions())
    for (place, (before, after)) in zip(Standing.Order.allCases, places) {
      for (index, reordering) in reorderings.enumerated() where shows(before, after, reordering) {
        if place == .bar { sightings[index].isInBar = true }
        if sightings[index].contexts.last != number { sightings[index].contexts.append(number) }
      }
    }
  }

  // MARK: Gathering

  private func isKnown(_ kind: ChangeKind, _ pair: Int, _ number: Int) -> Bool {
    (known[Comparison.key(kind, pair)] ?? []).contains { drafts[$0].contexts?.last == number }
  }

  private mutating func add(
    _ kind: ChangeKind,
    _ pair: Int?,
    _ before: DiffValue,
    _ after: DiffValue,
    _ number: Int,
    words: (before: String, after: String)? = nil,
    isOtherwise: Bool = false
  ) {
    let key = Comparison.key(kind, pair)
    for index in known[key] ?? []
    where drafts[index].before == before && drafts[index].after == after {
      drafts[index].contexts?.append(number)
      return
    }
    var draft = Draft(kind, pair, before, after)
    draft.words = words
    draft.isOtherwise = isOtherwise
    draft.contexts = [number]
    comparison.locate(&draft)
    known[key, default: []].append(drafts.count)
    drafts.append(draft)
  }
}
