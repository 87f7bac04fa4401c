/// Values that some flags may have: an assignment is in it where each flag that is named has one of
/// the values listed for it.
public struct AssignmentBox: Hashable, Sendable {
  /// A flag and the indices of the values that it may have.
  public struct Choice: Hashable, Sendable {
    /// The flag's index.
    public let flag: Int

    /// The values' indices, in ascending order.
    public let values: [Int]
  }

  /// The flags that are named, in declared order; none in the box of all assignments.
  public let choices: [Choice]
}

/// Why a condition has no ``AssignmentBox`` list of the size that was asked for.
public enum CoverFailure: Error, Hashable, Sendable {
  /// It takes more boxes than were allowed.
  case tooManyBoxes

  /// The conditions are too entangled to tell within the proof's bound.
  case limitReached
}

extension LegalAssignments {
  /// Boxes that no two of share an assignment and that together hold just those of these assignments
  /// for which `condition` holds, out of those for which `domain` does.
  ///
  /// - Parameters:
  ///   - condition: What holds for every assignment in a box.
  ///   - domain: The assignments that have to be told apart at all.
  ///   - most: How many boxes there may be.
  public func cover(
    of condition: Condition,
    within domain: Condition,
    atMost most: Int
  ) throws(CoverFailure) -> [AssignmentBox] {
    var search = CoverSearch(legal: self, most: most)
    let boxes = try search.boxes(
      condition.settled(release: release),
      domain.settled(release: release)
    )
    guard boxes.count <= most else { throw .tooManyBoxes }
    return boxes.map(AssignmentBox.init)
  }
}

/// Splits assignments flag by flag until each part is all in or all out.
private struct CoverSearch {
  private struct Question: Hashable {
    let condition: Condition
    let domain: Condition
  }

  typealias Choices = [AssignmentBox.Choice]

  /// How many parts may be looked at for each box that is allowed.
  private static let partsPerBox = 100

  let legal: LegalAssignments
  let most: Int
  private var known: [Question: [Choices]] = [:]

  init(legal: LegalAssignments, most: Int) {
    self.legal = legal
    self.most = most
  }

  mutating func boxes(
    _ condition: Condition,
    _ domain: Condition
  ) throws(CoverFailure) -> [Choices] {
    let question = Question(condition: condition, domain: domain)
    if let known = known[question] { return known }
    guard known.count < most * Self.partsPerBox else { throw .tooManyBoxes }
    let boxes: [Choices]
    if try !isPossible([condition, domain]) {
      boxes = []
    } else if try !isPossible([.not(condition), domain]) {
      boxes = [[]]
    } else {
      boxes = try split(condition, domain)
    }
    known[question] = boxes
    return boxes
  }

  private mutating func split(
    _ condition: Condition,
    _ domain: Condition
  ) throws(CoverFailure) -> [Choices] {
    guard let flag = condition.flags.union(domain.flags).min() else { return [[]] }
    var parts: [(values: [Int], boxes: [Choices])] = []
    var isWhole = true
    for value in legal.flags[flag].values.indices {
      let condition = condition.settled(flag: flag, value: value)
      let domain = domain.settled(flag: flag, value: value)
      // A value that nothing in the domain has may be said to belong anywhere.
      guard try isPossible([domain]) else { continue }
      let boxes = try boxes(condition, domain)
      if let index = parts.firstIndex(where: { $0.boxes == boxes }) {
        parts[index].values.append(value)
      } else {
        parts.append(([value], boxes))
      }
      isWhole = parts.count == 1
    }
    if isWhole, let only = parts.first { return only.boxes }
    return parts.flatMap { part in
      part.boxes.map { [AssignmentBox.Choice(flag: flag, values: part.values)] + $0 }
    }
  }

  private func isPossible(_ conditions: [Condition]) throws(CoverFailure) -> Bool {
    do throws(ProofLimit) { return try legal.isSatisfiable(.conjunction(conditions)) } catch {
      throw .limitReached
    }
  }
}
