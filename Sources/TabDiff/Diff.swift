import SourceText
import TabLayout
import TabTree

/// What changes for people, links and tests between two configurations.
///
/// The same change is found whatever order keys, quotes, comments, anchors and brackets have; a
/// configuration has no difference to itself; and the same pairs and the opposite changes are found
/// in the other direction.
public struct Diff: Sendable {
  /// The changes: those of the app as a whole, then node by node in the new side's order, then those
  /// of nodes that only the old side has.
  public let changes: [Change]

  /// How many profiles both sides have that were not looked at, as there are too many.
  public let omittedProfiles: Int

  /// Compares two configurations.
  ///
  /// - Parameter flags: The only values of the flags to compare layouts for; otherwise those are the
  ///   defaults and every profile that both sides have.
  public init(from old: TabConfiguration, to new: TabConfiguration, flags: DiffCase? = nil) {
    let comparison = Comparison(old, new)
    let contexts = LayoutContexts(comparison, given: flags)
    let reorderings = OrderComparison(comparison.matching).reorderings()
    var layouts = LayoutComparison(comparison, contexts, reorderings)
    layouts.run()
    comparison.add(reorderings, layouts.sightings)
    TreeComparison(comparison).run()
    FlagComparison(comparison: comparison).run()
    RootComparison(comparison: comparison).run()
    comparison.addHints()
    let classes = ChangeClasses(new)
    // Several places of one id may change alike.
    var known: Set<String> = []
    changes = comparison.sortedDrafts().map { comparison.change($0, contexts, classes) }
      .filter { known.insert($0.fingerprint).inserted }
    omittedProfiles = contexts.omittedProfiles
  }

  /// What is lost with a configuration that has no successor: every destination.
  public init(removing old: TabConfiguration) {
    let classes = ChangeClasses(old)
    changes = old.nodes.indices.filter { old.nodes[$0].identity == $0 && old.isDestination($0) }.map
    {
      let kind = ChangeKind.destinationRemoved
      let before = old.outline(of: $0)
      let id = old.nodes[$0].id
      return Change(
        kind: kind,
        changeClass: classes.of(kind) ?? ChangeFacts.of(kind).ordinary.changeClass,
        id: id,
        key: nil,
        title: old.text(.title, of: $0),
        scope: ChangeScope(),
        before: before,
        after: .absent,
        words: nil,
        items: [],
        reason: ChangeFacts.of(kind).ordinary.reason,
        hint: nil,
        oldPlace: old.span(nil, of: $0),
        newPlace: nil,
        anchor: ByteSpan(at: 0),
        fingerprint: Change.fingerprint(kind, id, before, .absent)
      )
    }
    omittedProfiles = 0
  }
}

/// The classes of changes as a configuration sets them.
struct ChangeClasses {
  private var given: [ChangeKind: ChangeClass] = [:]

  init(_ configuration: TabConfiguration) {
    for setting in configuration.changeSettings { given[setting.kind] = setting.changeClass }
  }

  /// The class that the configuration gives to a kind.
  func of(_ kind: ChangeKind) -> ChangeClass? { given[kind] }

  func of(_ draft: Draft) -> ChangeClass {
    let facts = ChangeFacts.of(draft.kind)
    return given[draft.kind] ?? (draft.isOtherwise ? facts.otherwise : facts.ordinary).changeClass
  }
}
