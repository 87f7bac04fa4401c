import Diagnostics
import SourceText

extension TreeReader {
  /// Beyond this many keys a mapping is searched by hash.
  private static let few = 16

  /// Looks at the keys of a mapping that has just ended: keys that stand twice, keys that cannot
  /// be keys, and merge keys.
  mutating func checkKeys(of mapping: Int) {
    // A second reference keeps the decoded texts in place while they are compared.
    let decoded = decoded
    decoded.withUnsafeBufferPointer { checkKeys(of: mapping, $0) }
  }

  private mutating func checkKeys(of mapping: Int, _ decoded: UnsafeBufferPointer<UInt8>) {
    keys.removeAll(keepingCapacity: true)
    var merge: Int?
    var key = mapping + 1
    while key < records.count {
      let value = following(key)
      if isMergeKey(key) {
        checkMerge(key, value, in: mapping, earlier: merge)
        merge = merge ?? key
      } else if resolved(key).facts.isScalar {
        if !records[key].facts.isReported { keys.append(keyText(key, decoded)) }
      } else {
        reportCollectionKey(key)
      }
      key = following(value)
    }
    guard keys.count > 1 else { return }
    let repeated = keys.count <= TreeReader.few ? repeatedOfFew() : repeatedOfMany()
    for (key, first) in repeated { reportDuplicate(key, of: first) }
  }

  /// The record after `index` and all that it holds.
  private func following(_ index: Int) -> Int {
    let record = records[index]
    return record.facts.isCollection ? Int(record.link) : index + 1
  }

  /// The record that `index` stands for.
  func resolved(_ index: Int) -> NodeRecord {
    let record = records[index]
    return record.facts.isAlias ? records[Int(record.link)] : record
  }

  private func keyText(_ index: Int, _ decoded: UnsafeBufferPointer<UInt8>) -> KeyText {
    let record = resolved(index)
    guard record.facts.isDecoded else {
      let quote = record.facts.isPlain ? 0 : 1
      let range = Int(record.start) + quote..<Int(record.end) - quote
      return KeyText(record: index, text: UnsafeBufferPointer(rebasing: bytes[range]))
    }
    let slice = Int(record.link)
    let range = Int(decodedStarts[slice])..<Int(decodedStarts[slice + 1])
    return KeyText(record: index, text: UnsafeBufferPointer(rebasing: decoded[range]))
  }

  private func repeatedOfFew() -> [(key: Int, first: Int)] {
    var result: [(key: Int, first: Int)] = []
    for later in keys.indices.dropFirst() {
      for earlier in 0..<later where keys[earlier] == keys[later] {
        result.append((keys[later].record, keys[earlier].record))
        break
      }
    }
    return result
  }

  private func repeatedOfMany() -> [(key: Int, first: Int)] {
    var result: [(key: Int, first: Int)] = []
    var known = Set<KeyText>(minimumCapacity: keys.count)
    for key in keys {
      let (isNew, first) = known.insert(key)
      if !isNew { result.append((key.record, first.record)) }
    }
    return result
  }

  private mutating func reportDuplicate(_ key: Int, of first: Int) {
    records[key].facts.isLeftOut = true
    guard !findings.isFull else { return }
    let record = resolved(key)
    let name = excerpt(record)
    findings.report(
      YAMLRules.duplicateKey,
      "key '\(name)' stands twice in this mapping",
      at: span(key),
      related: [Related("it stands here first", at: span(first))],
      help: "keep one of the two",
      subject: name
    )
  }

  private mutating func reportCollectionKey(_ key: Int) {
    records[key].facts.isLeftOut = true
    findings.report(
      YAMLRules.unsupported,
      "a \(resolved(key).facts.kind.noun) as a key, expected text",
      at: span(key)
    )
  }

  /// The bytes of a record.
  func span(_ index: Int) -> ByteSpan {
    ByteSpan(Int(records[index].start), Int(records[index].end))
  }

  private func excerpt(_ record: NodeRecord) -> String {
    guard record.facts.isDecoded else {
      let quote = record.facts.isPlain ? 0 : 1
      return excerpt(ByteSpan(Int(record.start) + quote, Int(record.end) - quote))
    }
    let slice = Int(record.link)
    let text = decoded[Int(decodedStarts[slice])..<Int(decodedStarts[slice + 1])]
    return String(String(decoding: text.prefix(200), as: UTF8.self).prefix(40))
  }
}
