import Diagnostics
import SourceText
import YAMLTree

/// Why a file is no baseline.
public struct BaselineError: Error, Sendable {
  /// What is wrong and what was expected.
  public let message: String

  /// Where it is.
  public let position: SourcePosition
}

extension Baseline {
  /// Reads a baseline's file.
  public init(_ source: SourceText) throws(BaselineError) {
    self.init(try BaselineReader(source).entries())
  }
}

private struct BaselineReader {
  private let yaml: YAMLTree

  // More entries than anybody will go through.
  private static let limits = YAMLLimits(nodes: 1_000_000)

  init(_ source: SourceText) throws(BaselineError) {
    var diagnostics: [Diagnostic] = []
    let tree = YAMLTree.parse(source, limits: Self.limits, into: &diagnostics)
    guard let tree, diagnostics.isEmpty else {
      throw BaselineError(
        message: diagnostics.first?.message ?? "cannot be read",
        position: LineIndex(source).position(at: diagnostics.first?.span.lowerBound ?? 0)
      )
    }
    yaml = tree
  }

  func entries() throws(BaselineError) -> [Baseline.Entry] {
    let root = try values(of: yaml.root, ["baselineVersion", "findings"])
    let version = try number(root[0], "baselineVersion", in: yaml.root)
    guard version == Baseline.version else {
      throw error(
        "'baselineVersion' must be \(Baseline.version), found \(version)",
        at: root[0] ?? yaml.root
      )
    }
    guard let findings = root[1], yaml.kind(of: findings) == .sequence else {
      throw error("'findings' must be an array", at: root[1] ?? yaml.root)
    }
    var entries: [Baseline.Entry] = []
    for element in yaml.elements(of: findings) { entries.append(try entry(element)) }
    return entries
  }

  private func entry(_ node: YAMLNode) throws(BaselineError) -> Baseline.Entry {
    let keys = ["path", "rule", "node", "subject", "count", "fingerprint"]
    let found = try values(of: node, keys)
    let count = try number(found[4], "count", in: node)
    guard let value = found[5], let fingerprint = Fingerprint(text: yaml.text(of: value)) else {
      throw error("'fingerprint' must be 16 hexadecimal digits", at: found[5] ?? node)
    }
    guard let path = try text(found[0], "path"), let rule = try text(found[1], "rule") else {
      throw error("an entry must have 'path' and 'rule'", at: node)
    }
    let entry = Baseline.Entry(
      path: path,
      rule: rule,
      node: try text(found[2], "node"),
      subject: try text(found[3], "subject"),
      count: count
    )
    guard entry.fingerprint == fingerprint else {
      throw error(
        "'fingerprint' must be '\(entry.fingerprint.text)', which belongs to the path, rule, node "
          + "and subject beside it",
        at: value
      )
    }
    return entry
  }

  /// The values of keys, in the order of `keys`; there may be no others.
  private func values(
    of mapping: YAMLNode,
    _ keys: [String]
  ) throws(BaselineError) -> [YAMLNode?] {
    guard yaml.kind(of: mapping) == .mapping else {
      throw error("expected an object", at: mapping)
    }
    var values = [YAMLNode?](repeating: nil, count: keys.count)
    for entry in yaml.entries(of: mapping) {
      guard let index = keys.firstIndex(of: yaml.text(of: entry.key)) else {
        throw error("unknown key '\(yaml.text(of: entry.key))'", at: entry.key)
      }
      values[index] = entry.value
    }
    return values
  }

  private func text(_ node: YAMLNode?, _ name: String) throws(BaselineError) -> String? {
    guard let node else { return nil }
    guard yaml.kind(of: node) == .scalar else { throw error("'\(name)' must be text", at: node) }
    return yaml.text(of: node)
  }

  private func number(
    _ node: YAMLNode?,
    _ name: String,
    in mapping: YAMLNode
  ) throws(BaselineError) -> Int {
    guard let node else { throw error("'\(name)' is missing", at: mapping) }
    let text = yaml.text(of: node)
    guard yaml.style(of: node) == .plain, text.utf8.count <= 9,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(text), number > 0
    else { throw error("'\(name)' must be a whole number above 0", at: node) }
    return number
  }

  private func error(_ message: String, at node: YAMLNode) -> BaselineError {
    let offset = yaml.place(of: node).span.lowerBound
    return BaselineError(message: message, position: LineIndex(yaml.source).position(at: offset))
  }
}
