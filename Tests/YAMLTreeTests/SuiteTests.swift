import SourceText
import Testing

@testable import YAMLTree

/// What the reader makes of the YAML test suite. Its folder is named by the environment variable
/// `TABC_YAML_TEST_SUITE`.
@Suite(
  .disabled(
    if: YAMLTestSuite.folder == nil,
    "the YAML test suite is not there; TABC_YAML_TEST_SUITE names its folder"
  )
)
struct SuiteTests {
  @Test func allInputsAreThere() { #expect(YAMLTestSuite.inputs.count == 402) }

  /// An input is refused where libyaml refuses it, and where the language is stricter.
  @Test(arguments: YAMLTestSuite.inputs) func isReadOrRefused(input: YAMLTestSuite.Input) {
    let reading = Reading(input)
    if let reason = StricterThanLibYAML.reasons[input.id] {
      #expect(input.isReadByLibYAML)
      #expect(reading.diagnostics.map(\.rule.name).contains(reason.rule), "\(reading.lines)")
    } else {
      #expect(reading.diagnostics.isEmpty == input.isReadByLibYAML, "\(reading.lines)")
      #expect(reading.tree != nil || !input.isReadByLibYAML)
    }
  }

  /// An error of syntax is told once.
  @Test(arguments: YAMLTestSuite.inputs) func oneErrorOfSyntax(input: YAMLTestSuite.Input) {
    let reading = Reading(input)
    guard reading.tree == nil else { return }
    #expect(reading.rules.count { $0 == "yaml-syntax" } <= 1, "\(reading.lines)")
  }

  /// The data is what the suite says it is.
  @Test(arguments: YAMLTestSuite.inputs) func data(input: YAMLTestSuite.Input) throws {
    let reading = Reading(input)
    guard let json = input.json, reading.diagnostics.isEmpty, let tree = reading.tree else {
      return
    }
    let value = try #require(JSONValue(json))
    // At the end of a file without a line break, libyaml reads spaces in a block scalar otherwise.
    guard !["JEF9-02", "L24T-01"].contains(input.id) else { return }
    #expect(tree.holds(value, at: tree.root), "\(value)")
  }

  /// Spans lie inside the file, and children inside their parents, in order.
  @Test(arguments: YAMLTestSuite.inputs) func spansNest(input: YAMLTestSuite.Input) {
    guard let tree = Reading(input).tree else { return }
    for node in tree.allNodes {
      #expect(tree.source.span.contains(tree.span(of: node)))
      #expect(tree.source.span.contains(tree.place(of: node).span))
      guard !node.isAliased else { continue }
      var end = tree.span(of: node).lowerBound
      for child in tree.children(of: node) {
        let place = tree.place(of: child).span
        #expect(tree.span(of: node).contains(place))
        #expect(end <= place.lowerBound)
        end = place.upperBound
      }
    }
  }

  /// Decoding a scalar from the source gives libyaml's text.
  @Test(arguments: YAMLTestSuite.inputs) func offsets(input: YAMLTestSuite.Input) {
    guard let tree = Reading(input).tree else { return }
    for node in tree.allNodes where tree.kind(of: node) == .scalar && !tree.isReported(node) {
      let text = tree.withText(of: node) { Array($0) }
      #expect(DecodedText(of: node, in: tree.storage).bytes == text)
      var previous = 0
      for offset in 0...text.count {
        let source = tree.sourceOffset(of: offset, in: node)
        #expect(previous <= source && source <= tree.source.bytes.count)
        previous = source
      }
    }
  }

  /// Comments are what they look like, and stand outside of all scalars.
  @Test(arguments: YAMLTestSuite.inputs) func comments(input: YAMLTestSuite.Input) {
    guard let tree = Reading(input).tree else { return }
    for comment in tree.comments {
      #expect(tree.source[comment.span].hasPrefix("#"))
      #expect(!tree.source[comment.span].contains("\n"))
      for node in tree.allNodes where tree.kind(of: node) == .scalar {
        let span = tree.span(of: node)
        let isBlock = [.literal, .folded].contains(tree.style(of: node))
        #expect(
          span.upperBound <= comment.span.lowerBound || comment.span.upperBound <= span.lowerBound
            || isBlock
        )
      }
    }
  }
}

extension Reading {
  fileprivate init(_ input: YAMLTestSuite.Input) { self.init(MarkedText(input.yaml)) }
}

extension YAMLTree {
  fileprivate func children(of node: YAMLNode) -> [YAMLNode] {
    switch kind(of: node) {
    case .scalar: []
    case .sequence: Array(elements(of: node))
    case .mapping: entries(of: node).flatMap { [$0.key, $0.value] }
    }
  }

  /// Whether a node holds what a JSON value says; scalars are compared as text.
  fileprivate func holds(_ value: JSONValue, at node: YAMLNode) -> Bool {
    switch value {
    case .null: return isNull(node)
    case .boolean(let value): return text(of: node).lowercased() == String(value)
    case .string(let value): return kind(of: node) == .scalar && text(of: node) == value
    case .number(let value):
      let text = text(of: node)
      return text == value || Double(text) == Double(value)
        || text.hasPrefix("0o") && Int(text.dropFirst(2), radix: 8) == Int(value)
        || text.hasPrefix("0x") && Int(text.dropFirst(2), radix: 16) == Int(value)
    case .array(let values):
      let elements = Array(elements(of: node))
      return kind(of: node) == .sequence && elements.count == values.count
        && zip(values, elements).allSatisfy { holds($0, at: $1) }
    case .object(let values):
      let entries = Array(entries(of: node))
      return kind(of: node) == .mapping && entries.count == values.count
        && values.allSatisfy { expected in
          entries.contains {
            text(of: $0.key) == expected.key && holds(expected.value, at: $0.value)
          }
        }
    }
  }
}
