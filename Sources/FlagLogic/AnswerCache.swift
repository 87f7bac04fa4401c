/// Answers given under one set of assumptions; releases on which these say the same share it.
final class AnswerCache {
  /// Asks for an example of a question's total.
  struct ExampleQuestion: Hashable {
    let question: Question
    let totals: ClosedRange<Int>
  }

  /// Whether a question's constraints can be met.
  var satisfiability = Kept<Question, Bool>()

  /// The flags off their defaults in an example, if there is one.
  var examples = Kept<ExampleQuestion, [FlagSetting]?>()

  /// The least and the greatest total of a question, if it has any.
  var extents = Kept<Question, ClosedRange<Int>?>()
}

/// A dictionary that keeps what was put into it first, up to a number that bounds its memory.
struct Kept<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]

  subscript(key: Key) -> Value? {
    get { values[key] }
    set { if values.count < 10_000 { values[key] = newValue } }
  }
}
