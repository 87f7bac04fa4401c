import Diagnostics
import SourceText

/// Says in plain words what stopped libyaml, at the place of the mistake rather than where the
/// parser noticed it.
struct SyntaxExplanation {
  let bytes: UnsafeBufferPointer<UInt8>
  let records: [NodeRecord]
  /// The root of the document.
  let root: NodeRecord?
  let open: [OpenCollection]
  let documents: DocumentState
  let limits: YAMLLimits
  /// The content read last, if something was read.
  let previous: Content?
  /// The column of the innermost block.
  let blockColumn: Int
  let failure: EventStream.Failure
  /// Where the parser noticed it.
  let offset: Int

  /// A piece of content that stands before the place.
  struct Content {
    let start: Int
    let end: Int
    /// Nil for an alias and for the end of a flow collection.
    let style: YAMLStyle?
  }

  /// What libyaml's problem comes to.
  func diagnostic() -> Diagnostic {
    let context = failure.context
    switch failure.problem {
    case "mapping values are not allowed in this context": return colon()
    case "could not find expected ':'": return missingColon()
    case "block sequence entries are not allowed in this context": return dash()
    case "mapping keys are not allowed in this context": return questionMark()
    case "found character that cannot start any token": return character()
    case "did not find expected alphabetic or numeric character": return indicator()
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      return tab()
    case "found unexpected document indicator", "found unexpected end of stream":
      return unclosedQuote()
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return escape()
    case "found unexpected ':'": return missingSpace(at: offset)
    case "did not find expected <document start>": return afterDocument()
    case "did not find expected node content": return missingValue()
    case "did not find expected '-' indicator", "did not find expected key":
      return outOfBlock()
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return outOfFlow()
    case "found undefined tag handle": return tag()
    default: break
    }
    if context.contains("directive") { return directive() }
    if context.contains("tag") { return tag() }
    if context == "while scanning a block scalar" { return blockHeader() }
    return error(failure.problem, at: ByteSpan(at: offset))
  }

  /// An error of syntax.
  func error(
    _ message: String,
    at span: ByteSpan,
    related: [Related] = [],
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(YAMLRules.syntax.id, .error, message, at: span, related: related, help: help)
  }

  /// Something that YAML has and a configuration has no use for.
  func unsupported(_ message: String, at span: ByteSpan, help: String? = nil) -> Diagnostic {
    Diagnostic(YAMLRules.unsupported.id, .error, message, at: span, help: help)
  }
}

extension TreeReader {
  /// Reports what stopped libyaml.
  mutating func explain(_ failure: EventStream.Failure) {
    let offset = min(max(failure.problemOffset, 0), bytes.count)
    if reportSuspectsOnLine(of: offset) { return }
    // Too long a blank line at the beginning of a block scalar lets it end too early.
    if let previous = previousContent, previous.style == .literal || previous.style == .folded,
      findings.hasAny(of: YAMLRules.syntax, from: previous.start)
    {
      return
    }
    let explanation = SyntaxExplanation(
      bytes: bytes,
      records: records,
      root: rootRecord < records.count ? records[rootRecord] : nil,
      open: open,
      documents: documents,
      limits: limits,
      previous: previousContent,
      blockColumn: blockColumn,
      failure: failure,
      offset: offset
    )
    let diagnostic = explanation.diagnostic()
    if findings.hasAny(of: YAMLRules.invalidCharacter, from: lineStart(diagnostic.span.lowerBound))
    {
      // It is the hidden character that makes the text something else.
      return
    }
    // After a bracket or quote that is not closed, nothing is what it seems.
    findings.withdraw(YAMLRules.syntax, from: diagnostic.span.lowerBound)
    if diagnostic.rule == YAMLRules.syntax.id {
      findings.withdraw(YAMLRules.unsupported, from: diagnostic.span.lowerBound)
    }
    findings.add(diagnostic)
  }

  /// The content that was read last.
  private var previousContent: SyntaxExplanation.Content? {
    guard var last = records.last else { return nil }
    if last.facts.isScalar, last.start == last.end, let key = records.dropLast().last {
      // An empty value stands for none; what is seen before it is its key.
      if key.facts.isScalar || key.facts.isAlias { last = key }
    }
    if last.facts.isAlias
      || last.facts.isScalar && last.end > last.start
        && last.facts.isReported && bytes[Int(last.start)] == UInt8(ascii: "*")
    {
      return .init(start: Int(last.start), end: Int(last.end), style: nil)
    }
    if lastEnd > Int(last.end), lastEnd > 0, bytes[lastEnd - 1].isFlowIndicator {
      return .init(start: lastEnd - 1, end: lastEnd, style: nil)
    }
    guard last.facts.isScalar else { return nil }
    return .init(start: Int(last.start), end: Int(last.end), style: last.facts.style)
  }

  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// Reports hidden characters on the line of an error, which they may have caused.
  private mutating func reportSuspectsOnLine(of offset: Int) -> Bool {
    let start = lineStart(offset)
    _ = suspects.take(upTo: start)
    return checkSuspects(in: ByteSpan(start, offset + 1), part: .plain)
  }
}
