/// A function of assignments in a ``DiagramTable``: a node, or an end, and what is added to it.
///
/// Its values are natural numbers, or nothing for assignments that are ruled out. A statement is 0
/// where it holds and rules out everything else, so that "and" is a sum.
struct Diagram: Hashable {
  /// The index of a node, or one of the ends below 0.
  let reference: Int32

  /// What is added to the values of the node.
  let weight: Int32

  /// Rules out every assignment.
  static let never = Diagram(reference: -1, weight: 0)

  /// 0 for every assignment.
  static let always = Diagram(reference: -2, weight: 0)

  /// Past this weights are not told apart; far above ``Question/greatestBound``.
  private static let greatestWeight: Int32 = 1 << 29

  /// Whether it asks for a flag.
  var isNode: Bool { reference >= 0 }

  /// The node's index, of one that is a node.
  var index: Int { Int(reference) }

  /// The same function with `more` added where it is not ruled out.
  func adding(_ more: Int32) -> Diagram {
    guard more > 0, self != .never else { return self }
    return Diagram(reference: reference, weight: min(Self.greatestWeight, weight + more))
  }

  /// The same function with `less` taken off where it is not ruled out.
  func subtracting(_ less: Int32) -> Diagram {
    self == .never ? self : Diagram(reference: reference, weight: weight - less)
  }
}

/// How diagrams are joined, assignment by assignment.
struct DiagramOperation: Hashable {
  /// Tells operations apart in a ``DiagramMemo``.
  let code: Int32

  /// Both of two statements hold; or a function, ruled out where a statement does not hold.
  static let both = DiagramOperation(code: 0)

  /// One of two statements holds.
  static let either = DiagramOperation(code: 1)

  /// The sum of two functions.
  static let sum = DiagramOperation(code: 2)

  /// `weight` where a statement holds and 0 elsewhere; takes the place of the second diagram.
  static func count(weight: Int) -> DiagramOperation { DiagramOperation(code: 2 + Int32(weight)) }

  /// The result where it needs no node to be looked at.
  @inline(__always)
  func shortcut(_ left: Diagram, _ right: Diagram) -> Diagram? {
    if self == .either {
      if left == .always || right == .never || left == right { return left }
      if right == .always || left == .never { return right }
      return nil
    }
    if left == .never || right == .never { return .never }
    if !left.isNode { return right.adding(left.weight) }
    if !right.isNode { return left.adding(right.weight) }
    return self == .both && left.reference == right.reference ? left.adding(right.weight) : nil
  }
}
