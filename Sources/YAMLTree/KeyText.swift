import SourceText

/// A key told from others by its decoded text, while that stays where it is in memory.
struct KeyText: Hashable {
  /// The key's record.
  let record: Int
  private let text: UnsafeBufferPointer<UInt8>
  /// The length and the first bytes, which tell most keys apart.
  private let beginning: UInt64

  init(record: Int, text: UnsafeBufferPointer<UInt8>) {
    self.record = record
    self.text = text
    var beginning = UInt64(truncatingIfNeeded: text.count)
    for offset in 0..<min(7, text.count) { beginning = beginning << 8 | UInt64(text[offset]) }
    self.beginning = beginning
  }

  static func == (left: KeyText, right: KeyText) -> Bool {
    left.beginning == right.beginning && left.text.count == right.text.count
      && (left.text.count < 8 || left.text.hasSameBytes(as: right.text))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
  }
}
