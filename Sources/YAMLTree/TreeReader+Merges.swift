import Diagnostics

extension TreeReader {
  /// Whether the key at `index` merges: a plain `<<` without a tag.
  func isMergeKey(_ index: Int) -> Bool {
    let record = records[index]
    return record.end &- record.start == 2 && record.facts.isScalar && record.facts.isPlain
      && record.facts.tag == .none && bytes[Int(record.start)] == UInt8(ascii: "<")
      && bytes[Int(record.start) + 1] == UInt8(ascii: "<")
  }

  /// Notes a merge key, if it is the mapping's first and has mappings to merge.
  mutating func checkMerge(_ key: Int, _ value: Int, in mapping: Int, earlier: Int?) {
    records[key].facts.isLeftOut = true
    if let earlier {
      return findings.report(
        YAMLRules.duplicateKey,
        "a second '<<' in this mapping",
        at: span(key),
        related: [Related("it stands here first", at: span(earlier))],
        help: "merge several mappings with one: '<<: [*first, *second]'",
        subject: "<<"
      )
    }
    guard let wrong = notMergeable(value) else {
      records[key].facts.isLeftOut = false
      records[key].facts.isMergeKey = true
      records[mapping].facts.hasMerge = true
      return
    }
    // A placeholder stands for an alias that has been reported.
    guard !records[wrong].facts.isReported else { return }
    findings.report(
      YAMLRules.unsupported,
      "'<<' takes a mapping or a sequence of mappings, found a \(resolved(wrong).facts.kind.noun)",
      at: span(wrong),
      help: "give it an alias for a mapping; as an ordinary key, quote it: \"<<\""
    )
  }

  /// The node that keeps `value` from being merged.
  private func notMergeable(_ value: Int) -> Int? {
    let record = resolved(value)
    if record.facts.isMapping { return nil }
    guard record.facts.isSequence else { return value }
    let start = records[value].facts.isAlias ? Int(records[value].link) : value
    var element = start + 1
    while element < Int(record.link) {
      if !resolved(element).facts.isMapping { return start == value ? element : value }
      element = records[element].facts.isCollection ? Int(records[element].link) : element + 1
    }
    return nil
  }
}
