/// A file's bytes and the name it goes by in messages.
public struct SourceText: Sendable {
  /// The name as the user gave it: a path, or what stands for standard input.
  public let name: String

  /// The path of the file, or what it would be: an app that says no name has this one's.
  public let fileName: String

  /// The bytes after an optional UTF-8 byte order mark. Every ``ByteSpan`` counts in these.
  public let bytes: [UInt8]

  /// Whether the file began with a UTF-8 byte order mark, which `bytes` leaves out.
  public let hasByteOrderMark: Bool

  /// Takes a file's contents, and one byte order mark off their front.
  ///
  /// - Parameter fileName: The path, where that is not the name in messages.
  public init(name: String, fileName: String? = nil, contents: [UInt8]) {
    self.name = name
    self.fileName = fileName ?? name
    hasByteOrderMark = contents.starts(with: [0xEF, 0xBB, 0xBF])
    bytes = hasByteOrderMark ? Array(contents.dropFirst(3)) : contents
  }

  /// The file's contents: `bytes`, behind the byte order mark if there was one.
  public var contents: [UInt8] { hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + bytes : bytes }

  /// The whole text's span.
  public var span: ByteSpan { ByteSpan(0, bytes.count) }

  /// The text of `span`; bytes that are not UTF-8 become U+FFFD.
  public subscript(span: ByteSpan) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
