extension SymbolTable {
  /// A line of the table, as places in its bytes.
  struct Entry: Hashable, Sendable {
    let name: Range<Int>
    let release: Range<Int>
    let newerName: Range<Int>
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  /// The table's bytes; they are part of the program and always there.
  static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The text at a place of the table.
  static func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The entry of the symbol of this name, found by bisection.
  static func entry(named name: UnsafeBufferPointer<UInt8>) -> Entry? {
    var candidates = 0..<bytes.count
    while !candidates.isEmpty {
      let line = line(around: candidates.lowerBound + candidates.count / 2)
      let entry = entry(in: line)
      let order = compare(name, with: bytes[entry.name])
      if order == 0 { return entry }
      candidates =
        order < 0
        ? candidates.lowerBound..<line.lowerBound
        : min(line.upperBound + 1, candidates.upperBound)..<candidates.upperBound
    }
    return nil
  }

  /// The entries of symbols whose names have a length among `lengths`, in order.
  static func entries(ofLength lengths: ClosedRange<Int>) -> some Sequence<Entry> {
    sequence(state: 0) { (position: inout Int) -> Entry? in
      while position < bytes.count {
        let line = line(around: position)
        position = line.upperBound + 1
        let entry = entry(in: line)
        if lengths.contains(entry.name.count) { return entry }
      }
      return nil
    }
  }

  /// The line that the byte at `position` belongs to, its line feed left out.
  private static func line(around position: Int) -> Range<Int> {
    let bytes = bytes
    var start = position
    while start > 0, bytes[start - 1] != lineFeed { start -= 1 }
    var end = position
    while end < bytes.count, bytes[end] != lineFeed { end += 1 }
    return start..<end
  }

  private static func entry(in line: Range<Int>) -> Entry {
    let line = bytes[line]
    let nameEnd = line.firstIndex(of: space) ?? line.endIndex
    let rest = line[nameEnd...].dropFirst()
    let releaseEnd = rest.firstIndex(of: space) ?? rest.endIndex
    let newerName = rest[releaseEnd...].dropFirst()
    return Entry(
      name: line.startIndex..<nameEnd,
      release: rest.startIndex..<releaseEnd,
      newerName: newerName.startIndex..<newerName.endIndex
    )
  }

  /// Below 0 where `name` comes before `other`, above 0 where it comes after it.
  private static func compare(
    _ name: UnsafeBufferPointer<UInt8>,
    with other: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int {
    for (byte, otherByte) in zip(name, other) where byte != otherByte {
      return Int(byte) - Int(otherByte)
    }
    return name.count - other.count
  }
}
