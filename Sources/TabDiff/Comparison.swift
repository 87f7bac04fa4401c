import FlagLogic
import SourceText
import TabLayout
import TabTree

/// One comparison of two sides: what its parts ask, and the changes that they have found.
final class Comparison {
  let matching: Matching
  let conditions: ConditionComparison

  /// The targets that both sides have.
  let targets: [Target]

  /// By accessibility identifier: the first node of the new side that has it.
  private(set) lazy var identifierOwners: [DiffValue: Int] = {
    var owners: [DiffValue: Int] = [:]
    for node in new.nodes.indices.reversed() {
      if let text = new.text(.accessibilityIdentifier, of: node) { owners[.text(text)] = node }
    }
    return owners
  }()

  private(set) var drafts: [Draft] = []

  /// By pair and kind: whether the layouts differ in that way.
  private var shown: Set<Int> = []

  init(_ old: TabConfiguration, _ new: TabConfiguration) {
    matching = Matching(old, new)
    let known = Target.all(of: new)
    targets = Target.all(of: old).filter { known.contains($0) }
    conditions = ConditionComparison(old, new, targets: targets)
  }

  var old: TabConfiguration { matching.old }
  var new: TabConfiguration { matching.new }

  /// Adds a change.
  func add(_ draft: Draft) {
    if draft.contexts != nil { shown.insert(Self.key(draft.kind, draft.pair)) }
    drafts.append(draft)
  }

  /// Whether a change of this kind has been seen in the layouts. They are compared first.
  func layoutsShow(_ kind: ChangeKind, of pair: Int?) -> Bool {
    shown.contains(Self.key(kind, pair))
  }

  /// Gives the changes found so far what `hint` says of them.
  func setHints(_ hint: (Draft) -> String?) {
    for index in drafts.indices {
      if let text = hint(drafts[index]) { drafts[index].hint = text }
    }
  }

  private static let kindNumbers = Dictionary(
    uniqueKeysWithValues: ChangeKind.allCases.enumerated().map { ($1, $0) }
  )

  static func number(of kind: ChangeKind) -> Int { kindNumbers[kind] ?? 0 }

  static func key(_ kind: ChangeKind, _ pair: Int?) -> Int {
    ((pair ?? -1) + 1) * kindNumbers.count + number(of: kind)
  }
}
