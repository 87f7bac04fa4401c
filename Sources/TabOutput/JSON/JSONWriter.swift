import SourceText

/// Writes one JSON value, piece by piece, as UTF-8.
///
/// The indented layout is, byte for byte, that of Python's
/// `json.dumps(value, indent=2, ensure_ascii=False)`: two spaces a level, `"key": value`, `[]` and
/// `{}` for what is empty, and only what JSON cannot hold verbatim escaped. The compact layout is
/// that of `json.dumps(value, ensure_ascii=False, separators=(",", ":"))`.
///
/// The caller keeps the pieces in order: in an object each value follows its key, and what began
/// ends.
public struct JSONWriter: ~Copyable {
  /// How the pieces are set apart.
  public enum Spacing: Sendable {
    /// One member or element a line, two spaces a level.
    case indented

    /// No space and no line break at all.
    case compact
  }

  private var gathered: JSONBytes
  private let sink: (any ByteSink)?
  private let isIndented: Bool
  private var depth = 0
  private var isFirst = true
  private var followsKey = true

  private static let chunk = 1 << 16

  /// A writer that keeps everything in ``bytes``.
  public init(_ spacing: Spacing = .indented) {
    gathered = JSONBytes(capacity: 1024)
    sink = nil
    isIndented = spacing == .indented
  }

  /// A writer that hands over to `sink` whenever it has gathered some 64 KiB.
  public init(into sink: any ByteSink, _ spacing: Spacing = .indented) {
    gathered = JSONBytes(capacity: Self.chunk + 4096)
    self.sink = sink
    isIndented = spacing == .indented
  }

  /// What was written and has not gone to the sink yet; without a sink, everything.
  public var bytes: [UInt8] { Array(gathered.contents) }

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the innermost object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the innermost array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the key of the next member, in which nothing is to be escaped.
  public mutating func key(_ name: StaticString) {
    separate()
    gathered.appendKey(name, isSpaced: isIndented)
    followsKey = true
  }

  /// Writes the key of the next member, whatever it is.
  public mutating func key(named name: String) {
    separate()
    name.withUTF8Bytes { gathered.appendString($0) }
    endKey()
  }

  /// Writes the key of the next member, given as a JSON string with its quotation marks.
  mutating func key(literal json: String) { json.withUTF8Bytes { key(literal: $0) } }

  /// Writes the key of the next member, given as a JSON string with its quotation marks.
  mutating func key(literal json: UnsafeBufferPointer<UInt8>) {
    separate()
    gathered.append(json)
    endKey()
  }

  private mutating func endKey() {
    gathered.append(UInt8(ascii: ":"))
    if isIndented { gathered.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// Writes a string.
  public mutating func string(_ text: String) { text.withUTF8Bytes { string(utf8: $0) } }

  /// Writes a string given by its bytes, which must be UTF-8.
  @inlinable
  public mutating func string(utf8 text: some Sequence<UInt8>) {
    let isWritten: Void? = text.withContiguousStorageIfAvailable { string(utf8: $0) }
    if isWritten == nil { Array(text).withUnsafeBufferPointer { string(utf8: $0) } }
  }

  /// Writes a string given by its bytes, which must be UTF-8.
  public mutating func string(utf8 text: UnsafeBufferPointer<UInt8>) {
    separate()
    gathered.appendString(text)
    settle()
  }

  /// Writes a whole number.
  public mutating func integer(_ number: Int) { literal(String(number)) }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { literal("null") }

  /// Writes a value that is JSON already and stands on one line, as a number with a fraction.
  public mutating func literal(_ json: String) { json.withUTF8Bytes { literal($0) } }

  /// Writes a value that is JSON already and stands on one line.
  mutating func literal(_ json: UnsafeBufferPointer<UInt8>) {
    separate()
    gathered.append(json)
    settle()
  }

  /// Writes a line feed, as at the end of a file.
  public mutating func lineFeed() { gathered.append(UInt8(ascii: "\n")) }

  /// Hands what is left over to the sink, if there is one.
  public mutating func finish() {
    guard let sink, gathered.count > 0 else { return }
    sink.write(gathered.contents)
    gathered.removeAll()
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    gathered.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if !isFirst, isIndented { gathered.appendLine(indentedBy: 2 * max(depth, 0)) }
    gathered.append(bracket)
    settle()
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
    } else if isIndented {
      gathered.appendLine(indentedBy: 2 * max(depth, 0), behindComma: !isFirst)
    } else if !isFirst {
      gathered.append(UInt8(ascii: ","))
    }
    isFirst = false
  }

  private mutating func settle() {
    isFirst = false
    if gathered.count >= Self.chunk { finish() }
  }
}

extension String {
  /// Hands the UTF-8 bytes to `body`. Unlike `withUTF8` it takes no copy to change, and so does not
  /// count a reference up and down.
  func withUTF8Bytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let isDone: Void? = utf8.withContiguousStorageIfAvailable(body)
    if isDone == nil { Array(utf8).withUnsafeBufferPointer(body) }
  }
}
