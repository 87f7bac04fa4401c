/// A path as the system has it: bytes, which need not be UTF-8.
struct SystemPath: Hashable {
  var bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The path; `nil` where it is not UTF-8, and no text names it.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The path for messages, with what is wrong in it replaced.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// The path with more bytes behind it.
  func appending(_ more: some Sequence<UInt8>) -> Self { Self(bytes + more) }
}

extension SystemPath: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
