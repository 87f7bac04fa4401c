import Diagnostics
import SourceText
import TabTree
import YAMLTree

/// Why a file is no list of approvals.
public struct ApprovalError: Error, Sendable {
  /// What is wrong and what was expected.
  public let message: String

  /// Where it is.
  public let position: SourcePosition
}

/// The approvals in a file, in its order.
public struct ApprovalFile: Sendable {
  /// The approvals.
  public let approvals: [Approval]

  /// How many spaces stand before the hyphen of an entry; `nil` where entries have no lines of their
  /// own.
  public let indentation: Int?

  /// A file without approvals.
  public init() {
    approvals = []
    indentation = 0
  }

  /// Reads a file: a sequence of mappings with `fingerprint`, `change`, `reason` and `until`.
  public init(_ source: SourceText) throws(ApprovalError) {
    let reader = Self.isEmpty(source) ? nil : try ApprovalReader(source)
    approvals = try reader?.approvals() ?? []
    indentation = reader.map(\.indentation) ?? 0
  }

  /// Whether there is nothing but comments.
  private static func isEmpty(_ source: SourceText) -> Bool {
    source.bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
      let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }
      return first == nil || first == UInt8(ascii: "#")
    }
  }
}

private struct ApprovalReader {
  let yaml: YAMLTree

  // More entries than anybody will go through.
  private static let limits = YAMLLimits(nodes: 1_000_000)

  init(_ source: SourceText) throws(ApprovalError) {
    var diagnostics: [Diagnostic] = []
    let tree = YAMLTree.parse(source, limits: Self.limits, into: &diagnostics)
    let error = diagnostics.first { $0.severity == .error }
    guard let tree, error == nil else {
      throw ApprovalError(
        message: error?.message ?? "cannot be read",
        position: LineIndex(source).position(at: error?.span.lowerBound ?? 0)
      )
    }
    yaml = tree
  }

  /// How many spaces stand before the hyphens of the list; `nil` where it is written in brackets.
  var indentation: Int? {
    guard yaml.style(of: yaml.root) == .block else { return nil }
    let start = yaml.place(of: yaml.root).span.lowerBound
    return LineIndex(yaml.source).position(at: start).column - 1
  }

  func approvals() throws(ApprovalError) -> [Approval] {
    guard yaml.kind(of: yaml.root) == .sequence else {
      throw error("expected a sequence of approvals", at: yaml.root)
    }
    var approvals: [Approval] = []
    for element in yaml.elements(of: yaml.root) { approvals.append(try approval(element)) }
    return approvals
  }

  private func approval(_ node: YAMLNode) throws(ApprovalError) -> Approval {
    let found = try values(of: node, ["fingerprint", "change", "reason", "until"])
    let fingerprint = Fingerprint(text: found[0].map { yaml.text(of: $0) } ?? "")
    guard let fingerprint else {
      throw error("'fingerprint' must be 16 hexadecimal digits", at: found[0] ?? node)
    }
    guard let value = found[1] else { throw error("'change' is missing", at: node) }
    let change = try change(value)
    if let change, change.fingerprint != fingerprint.text {
      throw error("this change has the fingerprint \(change.fingerprint)", at: value)
    }
    let reason = found[2].map { yaml.text(of: $0) } ?? ""
    guard !Approval.isBlank(reason) else {
      throw error("'reason' must say why", at: found[2] ?? node)
    }
    var until: CalendarDay?
    if let value = found[3] {
      guard let day = CalendarDay(yaml.text(of: value)) else {
        throw error("'until' must be a day as 2027-01-31", at: value)
      }
      until = day
    }
    return Approval(
      fingerprint: fingerprint.text,
      change: change,
      reason: reason,
      until: until
    )
  }

  /// The change as it was recorded; `nil` where it is described freely.
  private func change(_ node: YAMLNode) throws(ApprovalError) -> ApprovedChange? {
    guard yaml.kind(of: node) == .mapping else {
      guard yaml.kind(of: node) == .scalar else {
        throw error("'change' must be a mapping or a text", at: node)
      }
      return nil
    }
    let found = try values(of: node, ["kind", "id", "before", "after"])
    let name = found[0].map { yaml.text(of: $0) } ?? ""
    guard let kind = ChangeKind(rawValue: name) else {
      throw error("'kind' must be a kind of change", at: found[0] ?? node)
    }
    return ApprovedChange(
      kind: kind,
      id: found[1].map { yaml.text(of: $0) },
      before: value(found[2]),
      after: value(found[3])
    )
  }

  private func value(_ node: YAMLNode?) -> DiffValue {
    guard let node, !yaml.isNull(node) else { return .absent }
    return yaml.diffValue(node)
  }

  /// The values of keys, in the order of `keys`; there may be no others.
  private func values(
    of mapping: YAMLNode,
    _ keys: [String]
  ) throws(ApprovalError) -> [YAMLNode?] {
    guard yaml.kind(of: mapping) == .mapping else { throw error("expected a mapping", at: mapping) }
    var values = [YAMLNode?](repeating: nil, count: keys.count)
    for entry in yaml.entries(of: mapping) {
      let name = yaml.text(of: entry.key)
      guard let index = keys.firstIndex(of: name) else {
        let help = NearestName.of(name, among: keys).map { "; did you mean '\($0)'?" } ?? ""
        throw error("unknown key '\(VisibleText.line(name))'\(help)", at: entry.key)
      }
      values[index] = entry.value
    }
    return values
  }

  private func error(_ message: String, at node: YAMLNode) -> ApprovalError {
    let offset = yaml.place(of: node).span.lowerBound
    return ApprovalError(message: message, position: LineIndex(yaml.source).position(at: offset))
  }
}
