import Diagnostics
import SourceText
import YAMLTree

extension ConfigurationReader {
  /// Whether a node is a scalar that may be taken for text.
  func isText(_ node: YAMLNode) -> Bool { yaml.isText(node) }

  /// Reads a text; what other readers of the file take for something else gets a warning.
  mutating func text(
    _ node: YAMLNode,
    _ name: String,
    mayBeEmpty: Bool = false,
    affectsLayout: Bool = false
  ) -> String? {
    let isText = checkText(node, name, mayBeEmpty: mayBeEmpty, affectsLayout: affectsLayout)
    return isText ? yaml.text(of: node) : nil
  }

  /// Checks a text without taking it out of the tree: whether there is one that could be read.
  mutating func checkText(
    _ node: YAMLNode,
    _ name: String,
    maximumBytes: Int? = nil,
    mayBeEmpty: Bool = false,
    affectsLayout: Bool = false
  ) -> Bool {
    guard isText(node) else {
      wrongType(name, "text", at: node, affectsLayout: affectsLayout)
      return false
    }
    warnIfAmbiguous(node, name)
    let count = yaml.withText(of: node) { $0.count }
    if count == 0, !mayBeEmpty { reportEmpty(node, name) }
    if let maximumBytes, count > maximumBytes {
      report(
        ReadingRules.limit,
        "'\(name)' has \(count) bytes, at most \(maximumBytes) are allowed",
        at: node,
        subject: name,
        affectsLayout: affectsLayout
      )
      return false
    }
    return true
  }

  private mutating func reportEmpty(_ node: YAMLNode, _ name: String) {
    report(
      ReadingRules.wrongType,
      "'\(name)' is empty, expected text",
      at: node,
      help: "fill it in, or take it out",
      subject: name
    )
  }

  private mutating func warnIfAmbiguous(_ node: YAMLNode, _ name: String) {
    guard yaml.style(of: node) == .plain, yaml.tag(of: node) == .none,
      let other = yaml.withText(of: node, { AmbiguousScalar.otherReading(of: $0) })
    else { return }
    let text = yaml.text(of: node)
    report(
      ReadingRules.ambiguousScalar,
      "'\(text)' is text here, but other YAML readers take it for \(other)",
      at: node,
      help: "write \"\(text)\"",
      fix: Fix("quote it", [.init(yaml.span(of: node), "\"\(text)\"")]),
      subject: name
    )
  }

  /// Reads `true` or `false`, and nothing else.
  mutating func boolean(_ node: YAMLNode, _ name: String, affectsLayout: Bool = true) -> Bool? {
    if let value = plainBoolean(node) { return value }
    var help: String?
    if yaml.kind(of: node) == .scalar {
      switch yaml.text(of: node).lowercased() {
      case "true", "yes", "on", "y": help = plainHelp("true", node)
      case "false", "no", "off", "n": help = plainHelp("false", node)
      default: break
      }
    }
    wrongType(name, "true or false", at: node, help: help, affectsLayout: affectsLayout)
    return nil
  }

  /// How to write a value that is no text, where `node` is one.
  private func plainHelp(_ value: String, _ node: YAMLNode) -> String {
    if yaml.tag(of: node) != .none { return "write '\(value)' without a tag" }
    return yaml.style(of: node) == .plain ? "write '\(value)'" : "write '\(value)' without quotes"
  }

  /// How to write a sequence of what stands alone.
  func sequenceHelp(_ node: YAMLNode) -> String? {
    isText(node) ? "write [\(yaml.text(of: node).excerpt)]" : nil
  }

  /// Whether a scalar may be of a type other than text: plain without a tag, or with the type's tag.
  private func isScalar(_ node: YAMLNode, of type: YAMLTag) -> Bool {
    guard yaml.kind(of: node) == .scalar else { return false }
    let tag = yaml.tag(of: node)
    return tag == type || tag == .none && yaml.style(of: node) == .plain
  }

  /// The value of `true` or `false` where it is no text.
  func plainBoolean(_ node: YAMLNode) -> Bool? {
    guard isScalar(node, of: .bool) else { return nil }
    switch yaml.text(of: node) {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// Reads a whole number written in decimal.
  mutating func integer(
    _ node: YAMLNode,
    _ name: String,
    in range: ClosedRange<Int>,
    affectsLayout: Bool = true
  ) -> Int? {
    guard isScalar(node, of: .int), Self.isDecimal(yaml.text(of: node)) else {
      wrongType(
        name,
        "a whole number",
        at: node,
        help: integerHelp(node),
        affectsLayout: affectsLayout
      )
      return nil
    }
    if let value = Int(yaml.text(of: node)), range.contains(value) { return value }
    let allowed =
      range.count <= 3
      ? range.map(String.init).joined(separator: " or ")
      : "\(range.lowerBound) to \(range.upperBound)"
    report(
      ReadingRules.unknownValue,
      "'\(name)' cannot be \(yaml.text(of: node).excerpt)",
      at: node,
      help: "allowed: \(allowed)",
      subject: name,
      affectsLayout: affectsLayout
    )
    return nil
  }

  /// How to write a whole number that is written in quotes, with a sign, or with more digits than
  /// it has.
  private func integerHelp(_ node: YAMLNode) -> String? {
    guard yaml.kind(of: node) == .scalar else { return nil }
    var text = yaml.text(of: node).replacing("_", with: "")[...]
    if text.hasPrefix("+") { text = text.dropFirst() }
    while text.hasPrefix("0"), text.utf8.count > 1 { text = text.dropFirst() }
    guard text.utf8.count <= 9, Self.isDecimal(String(text)) else { return nil }
    return plainHelp(String(text), node)
  }

  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy(\.isASCIIDigit)
      && (digits == "0" || !digits.hasPrefix("0"))
  }

  /// Reads a release, `18`, `18.2` or the same in quotes.
  mutating func release(_ node: YAMLNode, _ name: String) -> Release? {
    if yaml.kind(of: node) == .scalar, let release = Release(yaml.text(of: node)) {
      return release
    }
    wrongType(name, "a release such as 18 or 18.2", at: node)
    return nil
  }

  /// Reads one of a closed set of words.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode,
    _ name: String,
    help: String? = nil,
    affectsLayout: Bool = true
  ) -> Word? where Word.RawValue == String {
    guard isText(node) else {
      wrongType(
        name,
        "one of \(Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))",
        at: node,
        affectsLayout: affectsLayout
      )
      return nil
    }
    if let word = Word(rawValue: yaml.text(of: node)) { return word }
    unknownValue(
      name,
      Word.allCases.map(\.rawValue),
      at: node,
      help: help,
      affectsLayout: affectsLayout
    )
    return nil
  }

  /// Checks that a node is a sequence of texts and gives its elements that are.
  mutating func textElements(
    _ node: YAMLNode,
    _ name: String,
    mayBeEmpty: Bool = false
  ) -> [YAMLNode] {
    guard yaml.kind(of: node) == .sequence else {
      wrongType(
        name,
        "a sequence of texts",
        at: node,
        help: sequenceHelp(node),
        affectsLayout: false
      )
      return []
    }
    var elements: [YAMLNode] = []
    for element in yaml.elements(of: node) {
      if checkText(element, name, mayBeEmpty: mayBeEmpty) { elements.append(element) }
    }
    return elements
  }
}
