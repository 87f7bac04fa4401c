import Diagnostics
import SourceText
import YAMLTree

/// A tree says where everything stands, and says the same every time.
enum TreeInvariants {
  /// A document of more nodes is of no interest, and would take the time of many others.
  private static let limits = YAMLLimits(nodes: 20_000)

  static func check(_ input: [UInt8]) throws {
    let source = SourceText(name: "fuzzed.yaml", contents: input)
    var diagnostics: [Diagnostic] = []
    let tree = YAMLTree.parse(source, limits: limits, into: &diagnostics)
    var again: [Diagnostic] = []
    let secondTree = YAMLTree.parse(source, limits: limits, into: &again)
    try require(diagnostics == again, "two readings report differently")
    try require((tree == nil) == (secondTree == nil), "two readings end differently")
    try check(diagnostics, in: source)
    guard let tree, let secondTree else {
      return try require(!diagnostics.isEmpty, "nothing could be read, and nothing is said of it")
    }
    try checkNode(tree.root, of: tree, within: source.span, secondTree)
    for comment in tree.comments {
      try require(source.span.contains(comment.span), "a comment outside of the file")
      let first = source.bytes[comment.span.range].first
      try require(first == UInt8(ascii: "#"), "a comment at \(comment.span) without '#'")
    }
  }

  /// Findings lie inside the file, in its order, and so do the edits that mend them.
  static func check(_ diagnostics: [Diagnostic], in source: SourceText) throws {
    var last = 0
    for diagnostic in diagnostics {
      let name = "'\(diagnostic.message)' [\(diagnostic.rule.name)]"
      try require(source.span.contains(diagnostic.span), "\(name) outside of the file")
      try require(last <= diagnostic.span.lowerBound, "\(name) out of order")
      last = diagnostic.span.lowerBound
      for related in diagnostic.related {
        try require(source.span.contains(related.span), "\(name) refers to a place outside")
      }
      var end = 0
      for edit in diagnostic.fix?.edits ?? [] {
        try require(source.span.contains(edit.span), "\(name) is mended outside of the file")
        try require(end <= edit.span.lowerBound, "\(name) is mended twice at one place")
        end = edit.span.upperBound
      }
    }
  }

  private static func checkNode(
    _ node: YAMLNode,
    of tree: YAMLTree,
    within outer: ByteSpan,
    _ other: YAMLTree
  ) throws {
    let span = tree.span(of: node)
    try require(outer.contains(span), "a node at \(span) outside of its collection at \(outer)")
    try require(span == other.span(of: node), "two readings see a node at different places")
    switch tree.kind(of: node) {
    case .scalar: try checkText(of: node, in: tree, other)
    case .sequence:
      var end = span.lowerBound
      for element in tree.elements(of: node) {
        if element.isAliased { continue }
        let place = tree.span(of: element)
        try require(end <= place.lowerBound, "elements at \(place) and before it overlap")
        end = place.upperBound
        try checkNode(element, of: tree, within: span, other)
      }
    case .mapping:
      for entry in tree.entries(of: node) {
        try require(tree.kind(of: entry.key) == .scalar, "a collection as a key")
        for part in [entry.key, entry.value] where !part.isAliased {
          try checkNode(part, of: tree, within: span, other)
        }
        guard !entry.key.isAliased, !entry.value.isAliased else { continue }
        let (key, value) = (tree.span(of: entry.key), tree.span(of: entry.value))
        try require(key.upperBound <= value.lowerBound, "a key at \(key), its value at \(value)")
      }
    }
  }

  private static func checkText(
    of node: YAMLNode,
    in tree: YAMLTree,
    _ other: YAMLTree
  ) throws {
    let bytes = tree.withText(of: node) { Array($0) }
    try require(String(validating: bytes, as: UTF8.self) != nil, "a text that is not UTF-8")
    try require(bytes == other.withText(of: node) { Array($0) }, "two readings of one text")
    let span = tree.span(of: node)
    let isBlock = [.literal, .folded].contains(tree.style(of: node))
    var last = span.lowerBound
    for offset in bytes.indices {
      let place = tree.sourceSpan(of: offset..<offset + 1, in: node)
      // Blank lines at the end of a block scalar are part of its text and not of its span.
      if isBlock, bytes[offset...].allSatisfy(" \t\n".utf8.contains) { break }
      try require(span.contains(place), "a byte of the text at \(span) came from \(place)")
      try require(last <= place.lowerBound, "the text at \(span) is out of order at \(place)")
      last = place.lowerBound
      if offset > 256 { break }
    }
  }
}
