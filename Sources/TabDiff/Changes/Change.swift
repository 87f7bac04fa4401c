import SourceText
import TabLayout
import TabTree

/// One thing that is otherwise in the new release than in the old one, and whom that hurts.
///
/// What happens alike in several form factors, targets and profiles is one change that lists them.
/// What follows from another change and adds nothing is no change of its own:
/// - a removed or added destination takes its route, former ids, texts and places with it; but where
///   its route now opens another destination, that is told as well;
/// - a rename takes the old id's entry in `formerIDs` with it, and references that name the new id;
/// - `hidden-in` and `shown-in` stand for reach and steps, and other steps for another reach;
/// - another placement, role or kind of the item stands for its region in the tab bar, and so does
///   another mode, framework, design or SDK;
/// - another first screen stands for fallbacks that only follow it.
public struct Change: Sendable {
  /// What changed.
  public let kind: ChangeKind

  /// Who is hurt.
  public let changeClass: ChangeClass

  /// The id of the destination or other node; that of the new side where it has one. Absent where
  /// the change is one of the app's as a whole.
  public let id: String?

  /// The key of the configuration that differs, where the kind of change does not say it.
  public let key: String?

  /// What people call the destination.
  public let title: String?

  /// Where the change is seen, if not in every layout that was compared.
  public let scope: ChangeScope

  /// What was there.
  public let before: DiffValue

  /// What is there now.
  public let after: DiffValue

  /// Both in words, where the values are not what people read.
  public let words: (before: String, after: String)?

  /// The least set of items that moved, by id, of a change of order.
  public let items: [String]

  /// Who is hurt and how, in one sentence.
  public let reason: String

  /// What to do if something else was meant.
  public let hint: String?

  /// Where the old side says it.
  public let oldPlace: ByteSpan?

  /// Where the new side says it.
  public let newPlace: ByteSpan?

  /// Where it can be shown on the new side: there, or for what is gone at what was around it.
  public let anchor: ByteSpan

  /// Tells the change from every other, and is the same as long as it is.
  public let fingerprint: String
}

/// The layouts in which a change is seen. A list is there only where it is not every layout's.
public struct ChangeScope: Hashable, Sendable {
  /// The form factors.
  public var formFactors: [FormFactor]?

  /// The targets, oldest first.
  public var targets: [Target]?

  /// The targets of each form factor, where they are not the same in both.
  public var layouts: [FormFactorScope]?

  /// The profiles; `nil` among them is the default of every flag.
  public var profiles: [String?]?

  /// Everywhere.
  public init() {}
}

/// Where a change is seen in one form factor.
public struct FormFactorScope: Hashable, Sendable {
  /// The form factor.
  public let formFactor: FormFactor

  /// The targets, oldest first.
  public let targets: [Target]

  /// Whether these are all that were compared.
  public let isEverywhere: Bool
}

extension Change {
  /// The hash of what makes a change that change.
  static func fingerprint(
    _ kind: ChangeKind,
    _ id: String?,
    _ before: DiffValue,
    _ after: DiffValue
  ) -> String {
    var json = CanonicalJSON()
    json.write(.list([.text(kind.rawValue), .text(orAbsent: id), before, after]))
    var digest = Digest()
    digest.add(json.bytes)
    return digest.text
  }
}
