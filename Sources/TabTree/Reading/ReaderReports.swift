import Diagnostics
import SourceText
import YAMLTree

extension ConfigurationReader {
  /// Reports an error at a node of the YAML tree: where it is used, with the anchored text beside
  /// it where it came through an alias. Of a node that could not be read itself, nothing more is
  /// said.
  ///
  /// - Parameter affectsLayout: Whether what the file says about layout is in doubt after it.
  mutating func report(
    _ rule: Rule,
    _ message: String,
    at node: YAMLNode,
    span: ByteSpan? = nil,
    related: [Related] = [],
    help: String? = nil,
    fix: Fix? = nil,
    node id: String? = nil,
    subject: String? = nil,
    affectsLayout: Bool = true
  ) {
    // Reading the YAML has said what is wrong with it; it is one mistake. What is missing beside it
    // is another.
    if yaml.isReported(node), rule.id != ReadingRules.missingKey.id {
      configuration.isLayoutReliable = false
      return
    }
    let place = yaml.place(of: node)
    var related = related
    var at = span ?? place.span
    if let anchored = place.anchored {
      at = place.span
      related.insert(Related("in the text that the alias stands for", at: span ?? anchored), at: 0)
    }
    let severity = rule.defaultSeverity ?? .error
    let owner = id ?? nodeInReading.map { configuration.nodes[$0].id }
    if affectsLayout, severity == .error { configuration.isLayoutReliable = false }
    diagnostics.append(
      Diagnostic(
        rule.id,
        severity,
        message,
        at: at,
        related: related,
        help: help ?? Self.generalHelp[rule.id],
        fix: place.anchored == nil ? fix : nil,
        node: owner == "" ? nil : owner,
        subject: subject
      )
    )
  }

  /// What to do where nothing more special can be said.
  private static let generalHelp: [RuleID: String] = [
    ReadingRules.invalidID.id:
      "write letters, digits, '-' and '_', a letter first; '.' joins parts",
    ReadingRules.invalidRoute.id: "write it as in '/files' or '/files/{id}'",
    ReadingRules.unknownReference.id: "name a tab or group of this file, or take it out",
  ]

  /// What stands at a node, in words for a message.
  func found(_ node: YAMLNode) -> String {
    switch yaml.kind(of: node) {
    case .sequence:
      yaml.elements(of: node).contains { _ in true } ? "a sequence" : "an empty sequence"
    case .mapping: yaml.entries(of: node).contains { _ in true } ? "a mapping" : "an empty mapping"
    case .scalar: yaml.isNull(node) ? "nothing" : "'\(yaml.text(of: node).excerpt)'"
    }
  }

  mutating func wrongType(
    _ name: String,
    _ expected: String,
    at node: YAMLNode,
    help: String? = nil,
    affectsLayout: Bool = true
  ) {
    let message =
      yaml.isNull(node)
      ? "'\(name)' has no value; expected \(expected)"
      : "'\(name)' must be \(expected), found \(found(node))"
    report(
      ReadingRules.wrongType,
      message,
      at: node,
      help: help ?? "write \(expected)",
      subject: name,
      affectsLayout: affectsLayout
    )
  }

  /// Reports a value that is not one of `allowed`, the nearest of them first.
  mutating func unknownValue(
    _ name: String,
    _ allowed: [String],
    at node: YAMLNode,
    help: String? = nil,
    affectsLayout: Bool = true
  ) {
    let text = yaml.text(of: node)
    let match = NearestName.match(text, among: allowed)
    let nearest = match?.name
    let listed = ([nearest].compactMap { $0 } + allowed.filter { $0 != nearest })
      .map { "'\($0)'" }.joined(separator: ", ")
    report(
      ReadingRules.unknownValue,
      "unknown value '\(text.excerpt)' for '\(name)'",
      at: node,
      help: help ?? nearest.map { "did you mean '\($0)'? Allowed: \(listed)" }
        ?? "allowed: \(listed)",
      fix: fix(match, at: node),
      subject: name,
      affectsLayout: affectsLayout
    )
  }

  /// Reports a key that does not exist here, with the nearest of the keys that do.
  ///
  /// - Returns: The nearest key, which the file then does not lack.
  @discardableResult
  mutating func unknownKey(
    _ key: YAMLNode,
    in place: String,
    known: [String],
    otherwise hint: String? = nil,
    isLayout: (String) -> Bool = { _ in true }
  ) -> String? {
    let text = yaml.text(of: key)
    let match = NearestName.match(text, among: known)
    let nearest = match?.name
    report(
      ReadingRules.unknownKey,
      "unknown key '\(text.excerpt)' \(place)",
      at: key,
      help: nearest.map { "did you mean '\($0)'?" }
        ?? spacingHint(forUnknownKey: text, known: known)
        ?? hint ?? "known keys: \(known.joined(separator: ", "))",
      fix: fix(match, at: key),
      subject: text,
      affectsLayout: nearest.map(isLayout) ?? false
    )
    return nearest
  }

  /// What puts the only name that can be meant into a node's place.
  func fix(_ match: NearestName.Match?, at node: YAMLNode) -> Fix? {
    guard let match, match.isOnly else { return nil }
    return Fix("write '\(match.name)'", [yaml.edit(node, to: match.name)])
  }

  private func spacingHint(forUnknownKey text: String, known: [String]) -> String? {
    if text.hasPrefix("-"), known.contains(String(text.dropFirst())) {
      return "put a space after '-'"
    }
    if let colon = text.firstIndex(of: ":"), known.contains(String(text[..<colon])) {
      return "put a space after ':'"
    }
    return nil
  }
}
