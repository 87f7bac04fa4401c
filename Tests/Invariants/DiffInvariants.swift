import SourceText
import TabDiff
import TabOutput
import TabRules
import TabTree
import YAMLTree

/// Nothing differs from itself, and every change has a place.
enum DiffInvariants {
  private static let limits = YAMLLimits(nodes: 20_000)

  static func check(_ input: [UInt8]) throws {
    let (text, edits) = parts(of: input)
    guard let old = configuration(text) else { return }
    try require(Diff(from: old, to: old).changes.isEmpty, "a configuration differs from itself")
    let lines = LineEdits(edits).applied(to: text)
    guard lines != text, let new = configuration(lines) else { return }
    let forth = Diff(from: old, to: new).changes
    let back = Diff(from: new, to: old).changes
    try require(forth.isEmpty == back.isEmpty, "there are changes in one direction only")
    let fingerprints = forth.map(\.fingerprint)
    try require(Set(fingerprints).count == fingerprints.count, "two changes have one fingerprint")
    try require(
      fingerprints == Diff(from: old, to: new).changes.map(\.fingerprint),
      "two comparisons differ"
    )
    for change in forth {
      let name = "\(change.kind.rawValue) of '\(change.id ?? "the app")'"
      if let place = change.oldPlace {
        try require(place.upperBound <= text.count, "\(name) outside of the old file")
      }
      for place in [change.newPlace, change.anchor].compactMap({ $0 }) {
        try require(place.upperBound <= lines.count, "\(name) outside of the new file")
      }
    }
    try checkFormats(old, text, new, lines)
  }

  private static func configuration(_ text: [UInt8]) -> TabConfiguration? {
    Lint(SourceText(name: "app.tabs.yaml", contents: text), limits: limits).configuration
  }

  private static func checkFormats(
    _ old: TabConfiguration,
    _ oldText: [UInt8],
    _ new: TabConfiguration,
    _ newText: [UInt8]
  ) throws {
    func side(_ name: String, _ text: [UInt8]) -> DiffReport.Side {
      DiffReport.Side(name: name, source: SourceText(name: name, contents: text))
    }
    let report = DiffReport(
      old: side("old.yaml", oldText),
      new: side("new.yaml", newText),
      from: old,
      to: new,
      flags: nil
    )
    for format in DiffFormat.allCases {
      let buffer = ByteBuffer()
      format.renderer(RenderingOptions(workingFolder: "/app")).render([report], into: buffer)
      try require(
        String(validating: buffer.bytes, as: UTF8.self) != nil,
        "'\(format.rawValue)' is not UTF-8"
      )
    }
  }
}

/// Edits of whole lines, three bytes each: a file that is cut, doubled and moved about line by line
/// often is a configuration still, where random bytes hardly ever are one.
struct LineEdits {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func applied(to text: [UInt8]) -> [UInt8] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for start in stride(from: 0, to: bytes.count - 2, by: 3) where !lines.isEmpty {
      let first = Int(bytes[start + 1]) % lines.count
      let second = Int(bytes[start + 2]) % lines.count
      switch bytes[start] % 4 {
      case 0: lines.remove(at: first)
      case 1: lines.insert(lines[second], at: first)
      case 2: lines.swapAt(first, second)
      default: lines[first] = lines[second]
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
