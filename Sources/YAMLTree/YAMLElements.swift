/// The elements of a sequence, in order.
public struct YAMLElements: Sequence, Sendable {
  private let storage: NodeStorage
  private let parent: YAMLNode

  init(storage: NodeStorage, parent: YAMLNode) {
    self.storage = storage
    self.parent = parent
  }

  /// Begins at the first element.
  public func makeIterator() -> Iterator {
    let record = storage.record(parent)
    return Iterator(
      storage: storage,
      parent: parent,
      index: parent.index + 1,
      end: record.facts.isSequence ? record.link : parent.index + 1
    )
  }

  /// Goes through the elements of a sequence.
  public struct Iterator: IteratorProtocol {
    let storage: NodeStorage
    let parent: YAMLNode
    var index: UInt32
    let end: UInt32

    /// The next element.
    public mutating func next() -> YAMLNode? {
      guard index < end else { return nil }
      defer { index = storage.following(index) }
      return storage.node(at: index, from: parent)
    }
  }
}

extension YAMLTree {
  /// The elements of a sequence; none for another node.
  public func elements(of sequence: YAMLNode) -> YAMLElements {
    YAMLElements(storage: storage, parent: sequence)
  }
}
