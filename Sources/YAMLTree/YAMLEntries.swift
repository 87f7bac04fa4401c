/// The entries of a mapping, in order and with merge keys expanded. No key occurs twice.
public struct YAMLEntries: Sequence, Sendable {
  private let storage: NodeStorage
  private let parent: YAMLNode
  private let merged: [YAMLEntry]?

  init(storage: NodeStorage, parent: YAMLNode) {
    self.storage = storage
    self.parent = parent
    merged =
      storage.record(parent).facts.hasMerge ? MergedEntries.of(parent, in: storage) : nil
  }

  /// Begins at the first entry.
  public func makeIterator() -> Iterator {
    if let merged { return Iterator(merged: merged.makeIterator(), plain: nil) }
    return Iterator(merged: nil, plain: WrittenEntries(storage: storage, parent: parent))
  }

  /// Goes through the entries of a mapping.
  public struct Iterator: IteratorProtocol {
    var merged: IndexingIterator<[YAMLEntry]>?
    var plain: WrittenEntries?

    /// The next entry.
    public mutating func next() -> YAMLEntry? {
      plain != nil ? plain?.next() : merged?.next()
    }
  }
}

/// The entries of a mapping as they are written, merge keys among them.
struct WrittenEntries: IteratorProtocol {
  let storage: NodeStorage
  let parent: YAMLNode
  private var index: UInt32
  private let end: UInt32

  init(storage: NodeStorage, parent: YAMLNode) {
    self.storage = storage
    self.parent = parent
    let record = storage.record(parent)
    index = parent.index + 1
    end = record.facts.isMapping ? record.link : index
  }

  /// The next entry that counts.
  mutating func next() -> YAMLEntry? {
    while index < end {
      let key = index
      let value = storage.following(key)
      index = storage.following(value)
      if !storage.records[Int(key)].facts.isLeftOut {
        return YAMLEntry(
          key: storage.node(at: key, from: parent),
          value: storage.node(at: value, from: parent)
        )
      }
    }
    return nil
  }
}

extension YAMLTree {
  /// The entries of a mapping; none for another node.
  ///
  /// What a merge key brings in stands at the place of its `<<`. A key that the mapping itself has
  /// wins over a merged one, and the first of several merged mappings over the others.
  public func entries(of mapping: YAMLNode) -> YAMLEntries {
    YAMLEntries(storage: storage, parent: mapping)
  }

  /// The value of the entry whose key is `key`.
  public func value(of key: StaticString, in mapping: YAMLNode) -> YAMLNode? {
    for entry in entries(of: mapping) where text(of: entry.key, is: key) { return entry.value }
    return nil
  }
}
