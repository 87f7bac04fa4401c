internal import CLibYAML
import Diagnostics
import SourceText

/// Builds a tree from libyaml's events.
struct TreeReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let stream: EventStream
  let limits: YAMLLimits
  var diagnostics: [Diagnostic] = []

  var records: [NodeRecord] = []
  var decoded: [UInt8] = []
  var decodedStarts: [UInt32] = [0]
  var comments: [YAMLComment] = []

  /// The collections that are open, the innermost last.
  var open: [OpenCollection] = []
  var anchors: [String: Anchor] = [:]

  /// The nodes and the bytes of scalars so far, aliases expanded.
  var expandedNodes = 0
  var expandedBytes = 0

  /// Up to where the source has been looked at.
  var cursor = 0

  /// The column of the innermost collection shown by indentation; -1 outside of any.
  var blockColumn = -1

  /// Whether reading must stop, because a limit was passed.
  var isStopped = false

  /// The end of the node that ended last.
  var lastEnd: UInt32 = 0

  /// In the gap looked at last, the end of its last indicator, or where it begins.
  var indicatorEnd = 0

  /// The node that was read last, for what is said of a syntax error after it.
  var lastLeaf: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>, from base: Int, isASCII: Bool, limits: YAMLLimits) {
    self.bytes = bytes
    self.limits = limits
    stream = EventStream(bytes, from: base, isASCII: isASCII)
    cursor = base
    records.reserveCapacity(bytes.count / 12)
  }

  /// Reads the stream to its end; true if the document's tree is whole.
  mutating func read() -> Bool {
    var documents = 0
    while !isStopped {
      guard stream.advance() else {
        report(stream.failure)
        return false
      }
      let event = stream.event
      switch event.pointee.type {
      case YAML_SCALAR_EVENT: readScalar(event)
      case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: openCollection(event)
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: closeCollection(event)
      case YAML_ALIAS_EVENT: readAlias(event)
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        if documents > 1 {
          reportSecondDocument(event)
          return readOtherDocuments()
        }
        passMarker(event)
      case YAML_DOCUMENT_END_EVENT: passMarker(event)
      case YAML_STREAM_END_EVENT:
        scanGap(to: bytes.count)
        return !records.isEmpty
      default: break
      }
    }
    return false
  }

  private mutating func passMarker(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let start = stream.offset(event.pointee.start_mark)
    let end = stream.offset(event.pointee.end_mark)
    guard end > start else { return }
    scanGap(to: start)
    cursor = end
  }

  private mutating func reportSecondDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    let start = stream.offset(event.pointee.start_mark)
    let end = stream.offset(event.pointee.end_mark)
    diagnostics.append(
      Diagnostic(
        YAMLRules.unsupported.id,
        .error,
        "a second document, where one is expected",
        at: ByteSpan(start, end),
        help: "put it into a file of its own"
      )
    )
  }

  private mutating func readOtherDocuments() -> Bool {
    while stream.advance() {
      if stream.event.pointee.type == YAML_STREAM_END_EVENT { return true }
    }
    report(stream.failure)
    return false
  }
}

/// A collection whose end has not been read yet.
struct OpenCollection {
  let record: Int
  let isMapping: Bool
  let isFlow: Bool
  /// A pair inside brackets, which has no braces of its own.
  let isPair: Bool
  /// The value of `blockColumn` to go back to.
  let outerColumn: Int
  let anchor: String?
  /// The expanded totals when it began.
  let nodesBefore: Int
  let bytesBefore: Int
  /// Of a mapping, whether the next node is a key.
  var awaitsKey: Bool
}

/// What an anchor names.
struct Anchor {
  let record: Int
  let span: ByteSpan
  /// What an alias for it adds to the totals; nil while the node is still open.
  var expansion: (nodes: Int, bytes: Int)?
}
