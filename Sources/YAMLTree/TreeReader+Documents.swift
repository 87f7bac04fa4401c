internal import CLibYAML
import SourceText

extension TreeReader {
  /// Goes past a `---` or `...`; false where none is written.
  @discardableResult
  mutating func passMarker(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
    let end = stream.offset(event.pointee.end_mark)
    guard end > stream.offset(event.pointee.start_mark) else { return false }
    scanGap(to: end - 3)
    cursor = end
    return true
  }

  /// Reports a document after the first, and looks through the rest for errors of syntax alone.
  mutating func readOtherDocuments(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
    let start = stream.offset(event.pointee.start_mark)
    let end = stream.offset(event.pointee.end_mark)
    reportSecondDocument(at: end > start ? ByteSpan(end - 3, end) : ByteSpan(at: start))
    var depth = 0
    while stream.advance() {
      switch stream.event.pointee.type {
      case YAML_STREAM_END_EVENT: return true
      case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: depth += 1
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: depth -= 1
      case YAML_DOCUMENT_END_EVENT:
        cursor = stream.offset(stream.event.pointee.end_mark)
        if hasDirectivesAhead() { return true }
      default: break
      }
      if depth > limits.depth { return true }
    }
    open = []
    records = []
    explain(stream.failure)
    return false
  }

  /// Reports a second document.
  mutating func reportSecondDocument(at span: ByteSpan) {
    findings.report(
      YAMLRules.unsupported,
      "a second document begins here, expected one document",
      at: span,
      help: "put it into a file of its own"
    )
  }

  /// Reports a file that holds nothing.
  mutating func reportEmptyStream() {
    findings.report(
      YAMLRules.unsupported,
      comments.isEmpty ? "the file is empty" : "the file holds nothing but comments",
      at: ByteSpan(at: 0),
      help: "'tabc init' writes a file to begin with"
    )
  }

  /// Whether lines with `%` follow the document that has just ended. libyaml's time grows with the
  /// square of their number, so it is asked for no more events then.
  mutating func hasDirectivesAhead() -> Bool {
    var directives = DirectiveReader(bytes, at: cursor)
    guard let line = directives.firstDirective() else { return false }
    if documents == .ended {
      reportSecondDocument(at: line)
    } else {
      findings.report(
        YAMLRules.unsupported,
        "a directive inside the document",
        at: line,
        help: "for text that begins with '%', quote it or indent it"
      )
    }
    return true
  }
}
