import FlagLogic
import TabLayout
import TabTree

/// What is selected at first launch and for each tab, by form factor and release.
final class Selection {
  /// What holds from a release on.
  struct Answer<Value> {
    let since: Int
    let value: Value
  }

  private let configuration: TabConfiguration
  private let tabs: [TabNames.Entry]
  private let compact: Openings?
  private let regular: [Answer<Openings>]

  /// Tabs that share a route or what saved state calls them.
  let sharers: [TabNames.Entry]

  /// The choices at first launch in compact width, which are the same on every release.
  private(set) lazy var initialInCompact = compact?.initialChoices(shownInCompact) ?? Choices()

  /// The choices at first launch in regular width.
  private(set) lazy var initialInRegular = distinct {
    $0.initialChoices(shownInCompact)
  } isLike: {
    isLike($0, $1)
  }

  /// The choices for each tab in compact width, which are the same on every release.
  private(set) lazy var compactChoices = tabs.map {
    compact?.choices(for: $0.identity) ?? Choices()
  }

  /// The choices for each tab in regular width.
  private(set) lazy var regularChoices = distinct { openings in
    tabs.map { openings.choices(for: $0.identity) }
  } isLike: { first, second in
    zip(first, second).allSatisfy { isLike($0, $1) }
  }

  /// When each of the sharers is the one that is meant, in compact width.
  private(set) lazy var meantInCompact = sharers.map {
    compact?.isMeant($0.identity) ?? .constant(false)
  }

  /// The same in regular width.
  private(set) lazy var meantInRegular = distinct { openings in
    sharers.map { openings.isMeant($0.identity) }
  } isLike: {
    $0 == $1
  }

  init(
    _ presentation: Presentation,
    _ conditions: ConditionExpression,
    _ tabs: [TabNames.Entry],
    sharers: [TabNames.Entry]
  ) {
    configuration = presentation.configuration
    self.tabs = tabs
    self.sharers = sharers
    let presences = presentation.landings.map { Presence(everything: $0.resolution) }
    compact = presences.first.map { Openings($0, .compact, conditions) }
    regular = presences.map {
      Answer(since: $0.target.release, value: Openings($0, .regular, conditions))
    }
  }

  /// Makes sure that there are no more choices than are written.
  func check() throws(GenerationFailure) {
    _ = (initialInCompact, initialInRegular, meantInCompact, meantInRegular)
    _ = (compactChoices, regularChoices)
    guard ([compact] + regular.map(\.value)).contains(where: { $0?.isExceeded ?? false }) else {
      return
    }
    throw GenerationFailure(
      "what is selected in place of tabs that are not shown depends on too much",
      help: "give tabs conditions in common, or a 'fallback' at the root that is always shown"
    )
  }

  /// Whether two lists choose the same ids.
  func isLike(_ first: Choices, _ second: Choices) -> Bool {
    first.list.count == second.list.count
      && zip(first.list, second.list).allSatisfy {
        $0.condition == $1.condition
          && configuration.nodes[$0.node].identity == configuration.nodes[$1.node].identity
      }
  }

  private func shownInCompact(_ node: Int) -> Condition {
    compact.map { $0.all([$0.ways.shown(node)]) } ?? .constant(false)
  }

  private func distinct<Value>(
    _ value: (Openings) -> Value,
    isLike: (Value, Value) -> Bool
  ) -> [Answer<Value>] {
    var answers: [Answer<Value>] = []
    for answer in regular {
      let value = value(answer.value)
      if let last = answers.last, isLike(last.value, value) { continue }
      answers.append(Answer(since: answer.since, value: value))
    }
    return answers
  }
}
