import Diagnostics
import SourceText
import Testing

@testable import YAMLTree

/// How a file's lines end, and whether it begins with a byte order mark, changes nothing.
@Suite struct LineEndTests {
  private struct Finding: Equatable {
    let rule: RuleID
    let message: String
    let position: SourcePosition
  }

  private static func findings(_ bytes: [UInt8]) -> (findings: [Finding], texts: [[UInt8]]) {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(name: "x", contents: bytes)
    let tree = YAMLTree.parse(source, into: &diagnostics)
    let index = LineIndex(source)
    let texts = tree.map { tree in tree.allNodes.map { tree.withText(of: $0) { Array($0) } } }
    let findings = diagnostics.map {
      Finding(
        rule: $0.rule,
        message: $0.message,
        position: index.position(at: $0.span.lowerBound)
      )
    }
    return (findings, texts ?? [])
  }

  static let inputs: [[UInt8]] =
    YAMLTestSuite.inputs.map(\.yaml)
    + SyntaxTests.inBlocks.map { MarkedText($0.text).bytes }
    + SyntaxTests.inFlow.map { MarkedText($0.text).bytes }
    + SyntaxTests.inTexts.map { MarkedText($0.text).bytes }
    + PlaceTests.table.map { MarkedText($0.text).bytes }

  @Test(arguments: inputs.indices) func carriageReturns(index: Int) {
    let bytes = LineEndTests.inputs[index]
    guard !bytes.contains(0x0D) else { return }
    let expected = LineEndTests.findings(bytes)
    let result = LineEndTests.findings(bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    #expect(result.findings == expected.findings, "\(String(decoding: bytes, as: UTF8.self))")
    #expect(result.texts == expected.texts)
  }

  @Test(arguments: inputs.indices) func byteOrderMark(index: Int) {
    let bytes = LineEndTests.inputs[index]
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    let expected = LineEndTests.findings(bytes)
    let result = LineEndTests.findings([0xEF, 0xBB, 0xBF] + bytes)
    #expect(result.findings == expected.findings)
    #expect(result.texts == expected.texts)
  }
}
