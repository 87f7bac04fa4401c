/// Works out the entries of a mapping that has a merge key.
///
/// A key belongs to the first mapping that has it, in the order in which mappings are entered; as
/// a mapping is entered before those that it merges, its own keys win.
struct MergedEntries {
  private let storage: NodeStorage
  private var owners: [MergedKey: Int] = [:]
  private var visits = 0
  private var open: [Visit] = []
  private var result: [YAMLEntry] = []

  private struct Visit {
    let number: Int
    var entries: WrittenEntries
    /// The mappings still to be merged at this point, the next one last.
    var pending: [YAMLNode] = []
  }

  /// The entries of `mapping`, merge keys expanded.
  static func of(_ mapping: YAMLNode, in storage: NodeStorage) -> [YAMLEntry] {
    var merged = MergedEntries(storage: storage)
    merged.enter(mapping)
    merged.collect()
    return merged.result
  }

  private init(storage: NodeStorage) { self.storage = storage }

  private mutating func enter(_ mapping: YAMLNode) {
    visits += 1
    var written = WrittenEntries(storage: storage, parent: mapping)
    while let entry = written.next() {
      let key = MergedKey(storage: storage, node: entry.key)
      if !isMerge(entry), owners[key] == nil { owners[key] = visits }
    }
    open.append(
      Visit(number: visits, entries: WrittenEntries(storage: storage, parent: mapping))
    )
  }

  private mutating func collect() {
    while var visit = open.popLast() {
      if let mapping = visit.pending.popLast() {
        open.append(visit)
        enter(mapping)
      } else if let entry = visit.entries.next() {
        if isMerge(entry) {
          visit.pending = mappings(of: entry.value).reversed()
        } else if owners[MergedKey(storage: storage, node: entry.key)] == visit.number {
          result.append(entry)
        }
        open.append(visit)
      }
    }
  }

  private func isMerge(_ entry: YAMLEntry) -> Bool { storage.record(entry.key).facts.isMergeKey }

  private func mappings(of value: YAMLNode) -> [YAMLNode] {
    if storage.record(value).facts.isMapping { return [value] }
    return YAMLElements(storage: storage, parent: value).filter {
      storage.record($0).facts.isMapping
    }
  }
}

/// A key of a finished tree, told from others by its decoded text.
private struct MergedKey: Hashable {
  let storage: NodeStorage
  let node: YAMLNode

  private var text: ArraySlice<UInt8> { storage.text[storage.textRange(of: node)] }

  static func == (left: MergedKey, right: MergedKey) -> Bool {
    left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    text.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
