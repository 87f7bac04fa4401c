import Diagnostics
import SourceText

extension TreeReader {
  /// Looks for keys that stand twice in a mapping, and for keys that cannot be keys.
  mutating func checkKeys(of mapping: Int) {
    var keys: [Int] = []
    var index = mapping + 1
    while index < records.count {
      keys.append(index)
      let facts = records[index].facts
      if facts.isScalar, facts.isPlain, facts.tag == .none, textOfKey(index) == [0x3C, 0x3C] {
        records[index].facts.isMergeKey = true
        records[mapping].facts.hasMerge = true
      }
      index = following(following(index))
    }
    for (position, key) in keys.enumerated() {
      for earlier in keys[..<position] where isSameText(earlier, key) {
        reportDuplicate(key, of: earlier)
        break
      }
    }
  }

  func following(_ index: Int) -> Int {
    let record = records[index]
    return record.facts.isSequence || record.facts.isMapping ? Int(record.link) : index + 1
  }

  private func isSameText(_ left: Int, _ right: Int) -> Bool {
    textOfKey(left).elementsEqual(textOfKey(right))
  }

  func textOfKey(_ index: Int) -> [UInt8] {
    let record = records[index].facts.isAlias ? records[Int(records[index].link)] : records[index]
    if record.facts.isDecoded {
      let slice = Int(record.link)
      return Array(decoded[Int(decodedStarts[slice])..<Int(decodedStarts[slice + 1])])
    }
    let quote = record.facts.isPlain ? 0 : 1
    return Array(bytes[Int(record.start) + quote..<Int(record.end) - quote])
  }

  private mutating func reportDuplicate(_ key: Int, of first: Int) {
    records[key].facts.isLeftOut = true
    let name = String(decoding: textOfKey(key), as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        YAMLRules.duplicateKey.id,
        .error,
        "key '\(name)' stands twice in this mapping",
        at: span(key),
        related: [Related("it stands here first", at: span(first))],
        help: "keep one of the two"
      )
    )
  }

  func span(_ index: Int) -> ByteSpan {
    ByteSpan(Int(records[index].start), Int(records[index].end))
  }
}
