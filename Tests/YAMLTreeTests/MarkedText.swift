import Diagnostics
import SourceText
import YAMLTree

/// A text in which emoji mark the places that a test expects something at. The marks are taken out
/// before the text is read.
struct MarkedText {
  /// The text without its marks.
  let bytes: [UInt8]

  /// The offset of each mark, as positions count.
  let marks: [Int: String]

  /// Takes the marks `1️⃣` to `9️⃣` out of `text`.
  init(_ text: String) { self.init(Array(text.utf8)) }

  /// Takes the marks out of bytes that need not be UTF-8.
  init(_ text: [UInt8]) {
    let end = Array("\u{FE0F}\u{20E3}".utf8)
    var bytes: [UInt8] = []
    var marks: [Int: String] = [:]
    var index = 0
    while index < text.count {
      let digit = text[index]
      if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit),
        text[(index + 1)...].starts(with: end)
      {
        let skipped = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        marks[bytes.count - skipped, default: ""] += "\(Unicode.Scalar(digit))\u{FE0F}\u{20E3}"
        index += 1 + end.count
      } else {
        bytes.append(digit)
        index += 1
      }
    }
    self.bytes = bytes
    self.marks = marks
  }

  /// The text as a source.
  var source: SourceText { SourceText(name: "marked.yaml", contents: bytes) }

  /// The mark at an offset, or the offset itself where there is none.
  func mark(_ offset: Int) -> String { marks[offset] ?? "@\(offset)" }

  /// The bytes between the marks `1️⃣` and `2️⃣`.
  var span: ByteSpan {
    func offset(_ mark: String) -> Int { marks.first { $0.value.contains(mark) }?.key ?? -1 }
    return ByteSpan(offset("1️⃣"), offset("2️⃣"))
  }

  /// A finding in one line, with marks for its places.
  func line(_ diagnostic: Diagnostic) -> String {
    let related = diagnostic.related.map { " <- \(mark($0.span.lowerBound)) \($0.message)" }
    return "\(mark(diagnostic.span.lowerBound)) \(diagnostic.rule.name): \(diagnostic.message)"
      + related.joined()
  }
}

/// What reading a text gives.
struct Reading {
  let text: MarkedText
  let tree: YAMLTree?
  let diagnostics: [Diagnostic]

  init(_ text: String, limits: YAMLLimits = .init()) {
    self.init(MarkedText(text), limits: limits)
  }

  init(_ text: MarkedText, limits: YAMLLimits = .init()) {
    var diagnostics: [Diagnostic] = []
    self.text = text
    tree = YAMLTree.parse(text.source, limits: limits, into: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// The findings, each in one line.
  var lines: [String] { diagnostics.map(text.line) }

  /// The rules of the findings.
  var rules: [String] { diagnostics.map(\.rule.name) }
}

extension YAMLTree {
  /// All nodes that can be reached, in the order in which they are reached.
  var allNodes: [YAMLNode] {
    var result: [YAMLNode] = []
    var open = [root]
    while let node = open.popLast() {
      result.append(node)
      switch kind(of: node) {
      case .scalar: break
      case .sequence: open += elements(of: node).reversed()
      case .mapping: open += entries(of: node).flatMap { [$0.key, $0.value] }.reversed()
      }
    }
    return result
  }

  /// The source text of a node.
  func sourceText(of node: YAMLNode) -> String { source[span(of: node)] }
}
