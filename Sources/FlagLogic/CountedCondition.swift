/// A condition that counts while it holds, for at least and at most so much.
///
/// An item that is shown counts 1; a list that is filled at run time counts from 0 up to the most
/// it can hold.
public struct CountedCondition: Hashable, Sendable {
  /// While this holds, it counts.
  public let condition: Condition

  /// The least that it counts; not negative.
  public let least: Int

  /// The most that it counts; not less than the least.
  public let greatest: Int

  /// Counts `condition` from `least` to `greatest`, 1 if nothing is said.
  public init(_ condition: Condition, least: Int = 1, greatest: Int = 1) {
    self.condition = condition
    self.least = max(0, least)
    self.greatest = max(self.least, greatest)
  }
}

extension LegalAssignments {
  /// The least that the least counts of what holds can come to, and the greatest that the greatest
  /// can, over all assignments, where `bound`, which is at most 65,536, stands for all from it
  /// up; `nil` where there are no assignments.
  public func extent(
    of items: [CountedCondition],
    upTo bound: Int
  ) throws(ProofLimit) -> ClosedRange<Int>? {
    let bound = min(max(0, bound), Question.greatestBound)
    guard let least = try extent(of: question(counting: items, upTo: bound) { $0.least }) else {
      return nil
    }
    let isOneWeight = items.allSatisfy { $0.least == $0.greatest }
    if isOneWeight { return least }
    guard let greatest = try extent(of: question(counting: items, upTo: bound) { $0.greatest })
    else { return nil }
    return least.lowerBound...greatest.upperBound
  }

  /// The example in which the greatest counts of what holds come to more than `most`.
  public func example(
    counting items: [CountedCondition],
    moreThan most: Int
  ) throws(ProofLimit) -> Example? {
    guard most < Question.greatestBound else { throw ProofLimit() }
    let bound = max(0, most + 1)
    let question = question(counting: items, upTo: bound) { $0.greatest }
    guard question.greatestTotal >= bound else { return nil }
    return try example(answering: question, among: bound...bound)
  }

  /// The example in which the least counts of what holds come to fewer than `fewest`.
  public func example(
    counting items: [CountedCondition],
    fewerThan fewest: Int
  ) throws(ProofLimit) -> Example? {
    guard fewest > 0 else { return nil }
    guard fewest <= Question.greatestBound else { throw ProofLimit() }
    let question = question(counting: items, upTo: fewest) { $0.least }
    guard question.base < fewest else { return nil }
    return try example(answering: question, among: 0...fewest - 1)
  }

  private func question(
    counting items: [CountedCondition],
    upTo bound: Int,
    _ weight: (CountedCondition) -> Int
  ) -> Question {
    var question = question(upTo: bound)
    for item in items {
      question.count(Formula(item.condition, release: release), weight: weight(item))
    }
    return question
  }
}
