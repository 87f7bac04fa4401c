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

  /// Begins a document. Those after the first are looked through for errors of syntax alone.
  mutating func beginDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
    if documents != .none, otherDocuments == nil {
      let start = stream.offset(event.pointee.start_mark)
      let end = stream.offset(event.pointee.end_mark)
      reportSecondDocument(at: end > start ? ByteSpan(end - 3, end) : ByteSpan(at: start))
      otherDocuments = (records.count, max(end, start + 1))
    }
    documents = .open
    rootRecord = records.count
    anchors = [:]
    passMarker(event)
  }

  /// Forgets the nodes of the documents after the first, and what is said of their content.
  mutating func dropOtherDocuments() {
    guard let (record, offset) = otherDocuments else { return }
    records.removeSubrange(record...)
    findings.withdraw(YAMLRules.duplicateKey, from: offset)
    findings.withdraw(YAMLRules.unsupported, from: offset)
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
