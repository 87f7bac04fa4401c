import SourceText
import TabTree

/// A change that has been found, before everything is known of it.
struct Draft {
  let kind: ChangeKind

  /// The pair that it is about; `nil` for the app as a whole.
  let pair: Int?

  let before: DiffValue
  let after: DiffValue

  /// The key that differs, where the kind does not say it.
  var key: String?

  /// Whether the kind's other case applies.
  var isOtherwise = false

  /// Who is hurt and how, where more is known of it than the kind says.
  var reason: String?

  /// The values in words.
  var words: (before: String, after: String)?

  /// The ids that moved.
  var items: [String] = []

  var hint: String?
  var oldPlace: ByteSpan?
  var newPlace: ByteSpan?

  /// The numbers of the layouts in which it is seen; `nil` where it is not one of layouts.
  var contexts: [Int]?

  init(_ kind: ChangeKind, _ pair: Int?, _ before: DiffValue, _ after: DiffValue) {
    self.kind = kind
    self.pair = pair
    self.before = before
    self.after = after
  }
}
