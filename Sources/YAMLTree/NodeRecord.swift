/// What is stored of one node, in 16 bytes. Records stand in document order: a collection, then
/// all that it holds. An alias takes a record of its own.
struct NodeRecord {
  /// The first byte of the node's own text.
  var start: UInt32

  /// The byte after the node's own text.
  var end: UInt32

  /// Of a collection, the record after all that it holds; of an alias, the record it stands for;
  /// of a scalar whose text is not in the source as it is, where its decoded text is listed.
  var link: UInt32

  /// All else.
  var facts: NodeFacts

  /// A node with its own text from `start` up to `end`.
  init(start: Int, end: Int, _ facts: NodeFacts) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.facts = facts
    link = 0
  }
}

/// The small facts about a node, in one number.
struct NodeFacts {
  private var bits: UInt16

  /// A scalar or collection without any flag.
  init(_ kind: YAMLKind, _ style: YAMLStyle, _ tag: YAMLTag = .none) {
    bits = kind.rawValue | style.rawValue << 2 | tag.rawValue << 5
  }

  private init(bits: UInt16) { self.bits = bits }

  /// An alias for another node.
  static let alias = NodeFacts(bits: 3)

  var isAlias: Bool { bits & 3 == 3 }
  var isScalar: Bool { bits & 3 == YAMLKind.scalar.rawValue }
  var isSequence: Bool { bits & 3 == YAMLKind.sequence.rawValue }
  var isMapping: Bool { bits & 3 == YAMLKind.mapping.rawValue }

  var isCollection: Bool { isSequence || isMapping }

  var kind: YAMLKind { YAMLKind(rawValue: bits & 3) ?? .scalar }
  var style: YAMLStyle { YAMLStyle(rawValue: bits >> 2 & 7) ?? .plain }
  var isPlain: Bool { bits >> 2 & 7 == YAMLStyle.plain.rawValue }

  var tag: YAMLTag {
    get { YAMLTag(rawValue: bits >> 5 & 7) ?? .none }
    set { bits = bits & ~(7 << 5) | newValue.rawValue << 5 }
  }

  /// The text is not in the source as it is.
  var isDecoded: Bool {
    get { has(8) }
    set { set(8, newValue) }
  }

  /// An error about this node itself has been reported.
  var isReported: Bool {
    get { has(9) }
    set { set(9, newValue) }
  }

  /// A key whose entry does not count: it stood before, or cannot be a key.
  var isLeftOut: Bool {
    get { has(10) }
    set { set(10, newValue) }
  }

  /// The key `<<` that merges.
  var isMergeKey: Bool {
    get { has(11) }
    set { set(11, newValue) }
  }

  /// A mapping that has a merge key.
  var hasMerge: Bool {
    get { has(12) }
    set { set(12, newValue) }
  }

  private func has(_ bit: UInt16) -> Bool { bits >> bit & 1 == 1 }

  private mutating func set(_ bit: UInt16, _ value: Bool) {
    bits = value ? bits | 1 << bit : bits & ~(1 << bit)
  }
}
