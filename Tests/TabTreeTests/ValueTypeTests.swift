import Testing

@testable import TabTree

extension ValueType {
  /// Whether a sequence is what is taken, whatever it may hold.
  fileprivate var isSequence: Bool {
    switch self {
    case .texts, .routes, .conditions, .nodes: true
    default: false
    }
  }
}

/// Each type of value takes what the language says and refuses every other shape, at its place.
@Suite struct ValueTypeTests {
  /// Ways to write a value; each is right for some types and wrong for others.
  static let shapes = [
    "~", "null", "!!null ''", "true", "false", "1", "-1", "1.5", "\"true\"", "'1'", "text",
    "\"text\"", "[]", "[text]", "[~]", "{}", "{a: b}", "!!str true", "!!str 1", "yes", "0x1",
  ]

  /// Which of the shapes a key's type takes for its own, whatever becomes of the value then.
  static func takes(_ type: ValueType, _ shape: String) -> Bool {
    let isSequence = shape.hasPrefix("[")
    let isMapping = shape.hasPrefix("{")
    let isNull = ["~", "null", "!!null ''"].contains(shape)
    let isText = !isSequence && !isMapping && !isNull
    switch type {
    case .text, .symbol, .identifier, .reference, .oneOf, .condition, .route: return isText
    case .boolean: return ["true", "false"].contains(shape)
    case .integer: return ["1", "-1"].contains(shape)
    case .release: return ["1", "1.5", "'1'", "!!str 1"].contains(shape)
    case .texts, .routes, .conditions: return isSequence && shape != "[~]"
    case .nodes: return false
    case .metadata, .rules, .changes, .profiles, .flags: return isMapping
    case .flagDefault: return ["true", "false"].contains(shape)
    }
  }

  @Test(arguments: NodeKey.allCases, shapes)
  func onNodes(key: NodeKey, shape: String) throws {
    let kind = try #require(key.entry.kinds.first)
    var keys = ["id: node", "kind: \(kind)", "title: Node"]
    if kind == .dynamic { keys.append("source: list") }
    if kind == .group { keys.append("landing: self") }
    if key == .activatesSearch { keys.append("role: search") }
    keys.removeAll { $0.hasPrefix("\(key.name):") }
    let node = (keys + ["\(key.name): \(shape)"]).joined(separator: ", ")
    check(key.name, key.entry.type, shape, in: "version: 1\ntabs:\n  - {\(node)}\n")
  }

  @Test(arguments: RootKey.allCases, shapes)
  func atTheRoot(key: RootKey, shape: String) {
    let required: [RootKey: String] = [.version: "version: 1", .tabs: "tabs: [{id: a, title: A}]"]
    let others = [RootKey.version, .tabs].filter { $0 != key }.compactMap { required[$0] }
    let text = (others + ["\(key.entry.name): \(shape)"]).joined(separator: "\n") + "\n"
    check(key.entry.name, key.entry.type, shape, in: text)
  }

  private func check(_ name: String, _ type: ValueType, _ shape: String, in text: String) {
    let findings = Reading(text).diagnostics.filter { $0.rule == "wrong-type" }
    if Self.takes(type, shape) {
      let isAboutTheValue = findings.contains { $0.message.hasPrefix("'\(name)' must be") }
      #expect(!isAboutTheValue, "\(text)")
    } else {
      #expect(findings.count == 1, "\(text)")
      let isElement = shape == "[~]" || shape == "[text]"
      let isAboutTheValue = findings.first?.message.hasPrefix("'\(name)' ") == true
      #expect(isAboutTheValue || isElement && type.isSequence, "\(text)")
    }
  }
}
