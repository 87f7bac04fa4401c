/// A reference into a ``DiagramTable``: a number, or a node that asks for a flag.
///
/// Every diagram maps assignments to small numbers. A statement is 1 where it holds and 0 where it
/// does not, so that "and" is a product and "or" a sum that stops at 1.
struct Diagram: Hashable {
  /// −1 − *n* for the number *n*; else the node's index.
  let reference: Int32

  static let never = number(0)
  static let always = number(1)

  static func number(_ number: Int) -> Diagram { Diagram(reference: Int32(-1 - number)) }

  static func node(_ index: Int) -> Diagram { Diagram(reference: Int32(index)) }

  var isNumber: Bool { reference < 0 }

  /// The number, of one that is a number.
  var number: Int { -1 - Int(reference) }

  /// The node's index, of one that is a node.
  var index: Int { Int(reference) }
}

/// How two diagrams are joined, point by point.
struct DiagramOperation: Hashable {
  /// 0 for the product; else where the sum stops.
  let bound: Int32

  /// The product, where at least one of the two is a statement.
  static let product = DiagramOperation(bound: 0)

  /// Holds where one of two statements does.
  static let either = DiagramOperation(bound: 1)

  /// The sum of two numbers up to `bound`, and `bound` beyond; `bound` is at least 1.
  static func sum(upTo bound: Int) -> DiagramOperation { DiagramOperation(bound: Int32(bound)) }

  /// The result where it needs no node to be looked at.
  @inline(__always)
  func shortcut(_ left: Diagram, _ right: Diagram) -> Diagram? {
    if bound == 0 {
      if left == .never || right == .never { return .never }
      if left == .always { return right }
      if right == .always || left == right { return left }
      return nil
    }
    let stop = Diagram.number(Int(bound))
    if left == .never || right == stop { return right }
    if right == .never || left == stop { return left }
    if left.isNumber, right.isNumber { return .number(min(Int(bound), left.number + right.number)) }
    return bound == 1 && left == right ? left : nil
  }
}
