import SourceText
import TabDiff

extension Approval {
  /// The approval as an entry of the file of approvals, with a line feed at its end.
  ///
  /// - Parameter indentation: How many spaces stand before the hyphens of the list.
  public func text(indentedBy indentation: Int) -> String {
    var lines = ["- fingerprint: \"\(fingerprint)\""]
    if let change {
      var members = ["kind: \(change.kind.rawValue)"]
      if let id = change.id { members.append("id: \(DiffValue.text(id).yaml)") }
      if change.before != .absent { members.append("before: \(change.before.yaml)") }
      if change.after != .absent { members.append("after: \(change.after.yaml)") }
      lines.append("  change: {\(members.joined(separator: ", "))}")
    }
    lines.append("  reason: \(DiffValue.text(reason).yaml)")
    if let until { lines.append("  until: \"\(until.text)\"") }
    let spaces = String(repeating: " ", count: indentation)
    return lines.map { spaces + $0 + "\n" }.joined()
  }
}

extension DiffValue {
  /// The value on one line, as YAML and JSON both read it.
  fileprivate var yaml: String {
    switch self {
    case .absent: return "null"
    case .literal(let text): return text
    case .text(let text): return Self.string(text)
    case .list(let elements): return "[" + elements.map(\.yaml).joined(separator: ", ") + "]"
    case .object(let members):
      return "{"
        + members.map { "\(Self.string($0.name)): \($0.value.yaml)" }.joined(separator: ", ") + "}"
    }
  }

  private static func string(_ text: String) -> String {
    var writer = JSONWriter(.compact)
    writer.yamlString(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
