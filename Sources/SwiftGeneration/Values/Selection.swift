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
  private let compact: Openings?
  private let regular: [Answer<Openings>]

  init(_ presentation: Presentation, _ conditions: ConditionExpression) {
    configuration = presentation.configuration
    let presences = presentation.landings.map { Presence(everything: $0.resolution) }
    compact = presences.first.map { Openings($0, .compact, conditions) }
    regular = presences.map {
      Answer(since: $0.target.release, value: Openings($0, .regular, conditions))
    }
  }

  /// Whether there were more choices than are written.
  var isExceeded: Bool {
    ([compact] + regular.map(\.value)).contains { $0?.isExceeded ?? false }
  }

  /// The choices at first launch in compact width, which are the same on every release.
  func initialInCompact() -> Choices { compact?.initialChoices(shownInCompact) ?? Choices() }

  /// The choices at first launch in regular width.
  func initialInRegular() -> [Answer<Choices>] {
    distinct(regular) {
      $0.initialChoices(shownInCompact)
    } isLike: {
      isLike($0, $1)
    }
  }

  /// The choices for each tab in compact width, which are the same on every release.
  func compactChoices(_ tabs: [TabNames.Entry]) -> [Choices] {
    tabs.map { compact?.choices(for: $0.identity) ?? Choices() }
  }

  /// The choices for each tab in regular width.
  func regularChoices(_ tabs: [TabNames.Entry]) -> [Answer<[Choices]>] {
    distinct(regular) { openings in
      tabs.map { openings.choices(for: $0.identity) }
    } isLike: { first, second in
      zip(first, second).allSatisfy { isLike($0, $1) }
    }
  }

  /// When each tab is the one that is meant by what it shares with others, in compact width.
  func meantInCompact(_ tabs: [TabNames.Entry]) -> [Condition] {
    tabs.map { compact?.isMeant($0.identity) ?? .constant(false) }
  }

  /// The same in regular width.
  func meantInRegular(_ tabs: [TabNames.Entry]) -> [Answer<[Condition]>] {
    distinct(regular) { openings in
      tabs.map { openings.isMeant($0.identity) }
    } isLike: {
      $0 == $1
    }
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
    _ openings: [Answer<Openings>],
    _ value: (Openings) -> Value,
    isLike: (Value, Value) -> Bool
  ) -> [Answer<Value>] {
    var answers: [Answer<Value>] = []
    for answer in openings {
      let value = value(answer.value)
      if let last = answers.last, isLike(last.value, value) { continue }
      answers.append(Answer(since: answer.since, value: value))
    }
    return answers
  }
}
