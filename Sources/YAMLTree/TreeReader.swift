internal import CLibYAML
import Diagnostics
import SourceText

/// Builds a tree from libyaml's events, and reports what YAML forbids and libyaml lets through.
struct TreeReader {
  /// The source as libyaml sees it.
  let bytes: UnsafeBufferPointer<UInt8>
  let stream: EventStream
  let limits: YAMLLimits
  var findings: Findings

  var records: [NodeRecord] = []
  var decoded: [UInt8] = []
  var decodedStarts: [UInt32] = [0]
  var comments: [YAMLComment] = []
  /// The column of the block around a block scalar, where its own text does not tell its indentation.
  var indentationOrigins: [UInt32: Int] = [:]

  /// The collections that are open, the innermost last.
  var open: [OpenCollection] = []
  /// What the next node is to the innermost of them.
  var expected = ExpectedNode.element
  var anchors: [String: Anchor] = [:]
  var suspects: SuspectQueue
  /// The keys of the mapping that is being checked; kept for its room.
  var keys: [KeyText] = []

  /// The nodes and the bytes of scalars so far, aliases expanded.
  var expandedNodes = 0
  var expandedBytes = 0

  /// Up to where the source has been looked at.
  var cursor = 0
  /// In the gap looked at last, the end of its last indicator, or where the gap begins.
  var indicatorEnd = 0
  /// The end of the node that ended last.
  var lastEnd = 0

  /// The column of the innermost collection shown by indentation; -1 outside of any.
  var blockColumn = -1
  /// How many collections in brackets are open.
  var flowDepth = 0
  /// Whether a line inside the outermost brackets that are open has been reported.
  var hasReportedFlowLine = false

  /// Whether an error about the next scalar has been reported before it came.
  var isNextReported = false

  var documents = DocumentState.none
  /// The root of the document that is being read.
  var rootRecord = 0
  /// Where the documents after the first begin, in the records and in the source.
  var otherDocuments: (record: Int, offset: Int)?
  /// Whether reading must end, because a limit was passed.
  var isStopped = false
  /// Whether a hidden character may have changed the structure, so that the tree says nothing.
  var isDamaged = false

  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    characters: CharacterSurvey,
    limits: YAMLLimits
  ) {
    self.bytes = bytes
    self.limits = limits
    findings = Findings()
    suspects = SuspectQueue(characters.suspects)
    var directives = DirectiveReader(bytes, at: 0)
    let start = directives.read(into: &findings)
    stream = EventStream(bytes, from: start, isASCII: characters.isASCII)
    records.reserveCapacity(bytes.count / 12)
  }

  /// Reads the stream to its end; false if the tree is not whole.
  mutating func read() -> Bool {
    let isWhole = readEvents()
    dropOtherDocuments()
    checkRemainingSuspects()
    return isWhole && !isDamaged && !isStopped
  }

  private mutating func readEvents() -> Bool {
    while !isStopped {
      guard stream.advance() else {
        explain(stream.failure)
        return false
      }
      let event = stream.event
      switch event.pointee.type {
      case YAML_SCALAR_EVENT: readScalar(event)
      case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: openCollection(event)
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: closeCollection(event)
      case YAML_ALIAS_EVENT: readAlias(event)
      case YAML_DOCUMENT_START_EVENT:
        beginDocument(event)
      case YAML_DOCUMENT_END_EVENT:
        documents = passMarker(event) ? .ended : .over
        if hasDirectivesAhead() { return true }
      case YAML_STREAM_END_EVENT:
        scanGap(to: bytes.count)
        if documents == .none { reportEmptyStream() }
        return documents != .none
      default: break
      }
    }
    return false
  }
}

/// How far the one document has come.
enum DocumentState {
  /// It has not begun.
  case none
  /// It has begun.
  case open
  /// It has ended without a sign.
  case over
  /// It has ended with `...`.
  case ended
}

/// A collection whose end has not been read yet.
struct OpenCollection {
  let record: Int
  let isMapping: Bool
  let isFlow: Bool
  /// A pair inside brackets, which has no braces of its own.
  let isPair: Bool
  /// The column of one shown by indentation.
  let column: Int
  /// The value of `blockColumn` to go back to.
  let outerColumn: Int
  let anchor: String?
  /// The expanded totals when it began.
  let nodesBefore: Int
  let bytesBefore: Int
  /// The value of `expected` to go back to.
  let outerExpected: ExpectedNode
}

/// What a node is to the collection that it stands in.
enum ExpectedNode {
  /// An element of a sequence, or the root.
  case element
  /// A key of a mapping.
  case key
  /// The value that belongs to the key before.
  case value

  /// What comes after it.
  var next: ExpectedNode {
    switch self {
    case .element: .element
    case .key: .value
    case .value: .key
    }
  }
}

/// What an anchor names.
struct Anchor {
  let record: Int
  let span: ByteSpan
  /// What an alias for it adds to the totals; nil while the node is still open.
  var expansion: (nodes: Int, bytes: Int)?
}
