internal import CLibYAML

/// libyaml's events over one buffer, one after the other.
///
/// A parser holds a pointer to itself, so it lives on the heap. The buffer must outlive the stream.
final class EventStream {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let current = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
  private var offsets: ScalarOffsets
  private let base: Int
  private let isReady: Bool

  /// A stream over `bytes` from the offset `base` on; they must be valid UTF-8 without a byte
  /// order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from base: Int, isASCII: Bool) {
    self.base = base
    let rest = UnsafeBufferPointer(rebasing: bytes[base...])
    offsets = ScalarOffsets(rest, isASCII: isASCII)
    current.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    // libyaml aborts when it is handed no address, which an empty buffer may have.
    if isReady, let start = rest.baseAddress {
      yaml_parser_set_input_string(parser, start, rest.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }
  }

  deinit {
    yaml_event_delete(current)
    if isReady { yaml_parser_delete(parser) }
    current.deallocate()
    parser.deallocate()
  }

  /// Reads the next event; false where there is none, because of an error or after the end.
  func advance() -> Bool {
    yaml_event_delete(current)
    guard isReady, parser.pointee.input.string.start != nil else { return false }
    return yaml_parser_parse(parser, current) == 1 && current.pointee.type != YAML_NO_EVENT
  }

  /// The event that was read last.
  var event: UnsafeMutablePointer<yaml_event_t> { current }

  /// The byte offset of a mark.
  func offset(_ mark: yaml_mark_t) -> Int { base + offsets.byteOffset(ofScalar: mark.index) }

  /// What stopped the stream.
  var failure: Failure {
    let state = parser.pointee
    return Failure(
      isReader: state.error == YAML_READER_ERROR,
      problem: state.problem.map { String(cString: $0) } ?? "",
      context: state.context.map { String(cString: $0) } ?? "",
      problemOffset: offset(state.problem_mark),
      contextOffset: state.context == nil ? nil : offset(state.context_mark)
    )
  }

  /// An error of libyaml's.
  struct Failure {
    let isReader: Bool
    let problem: String
    let context: String
    let problemOffset: Int
    let contextOffset: Int?
  }
}

/// Finds the byte offsets of code points, quickly where they are asked for in about their order.
struct ScalarOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private var scalar = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
  }

  /// Where the code point number `index` begins; the end of the text when there are fewer.
  mutating func byteOffset(ofScalar index: Int) -> Int {
    if isASCII { return min(index, bytes.count) }
    while scalar < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      scalar += 1
    }
    while scalar > index, offset > 0 {
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      scalar -= 1
    }
    return offset
  }
}
