import Diagnostics
import SourceText

extension YAMLTree {
  /// The edit that writes another word in a scalar's place, in the quotes that stand there.
  ///
  /// - Parameter text: A word that needs neither quotes nor escapes.
  public func edit(_ scalar: YAMLNode, to text: String) -> Fix.Edit {
    let length = withText(of: scalar) { $0.count }
    return Fix.Edit(sourceSpan(of: 0..<length, in: scalar), text)
  }

  /// The text that each alias stands for, by where these begin, longer ones first.
  public var aliasedSpans: [ByteSpan] {
    let records = storage.records
    return records.filter(\.facts.isAlias).map { record in
      let anchored = records[Int(record.link)]
      return ByteSpan(Int(anchored.start), Int(anchored.end))
    }.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
  }
}
