import Diagnostics
import FlagLogic
import SourceText
import YAMLTree

extension ConfigurationReader {
  static let flagLimit = 1_000
  static let valueLimit = 100

  mutating func readFlags(_ node: YAMLNode) {
    guard yaml.kind(of: node) == .mapping else {
      knowsEveryFlag = false
      return wrongType(
        "flags",
        "a mapping of flag names to defaults",
        at: node,
        help: "declare each as 'name: false'"
      )
    }
    for (count, entry) in yaml.entries(of: node).enumerated() {
      guard count < Self.flagLimit else {
        if count == Self.flagLimit {
          report(
            ReadingRules.limit,
            "more than \(Self.flagLimit) flags",
            at: entry.key,
            subject: "flags"
          )
        }
        declaredFlags.append(yaml.text(of: entry.key))
        unreadableFlags.insert(yaml.text(of: entry.key))
        continue
      }
      guard let name = flagName(entry.key, "flag") else { continue }
      declaredFlags.append(name)
      if let flag = flag(name, entry.value) {
        let description =
          yaml.kind(of: entry.value) == .mapping
          ? self.description(in: entry.value) : nil
        configuration.flags.append(
          FlagDeclaration(flag: flag, description: description, key: entry.key)
        )
      } else {
        unreadableFlags.insert(name)
      }
    }
  }

  private func description(in mapping: YAMLNode) -> String? {
    for entry in yaml.entries(of: mapping)
    where yaml.text(of: entry.key) == FlagKey.description.entry.name {
      return isText(entry.value) ? yaml.text(of: entry.value) : nil
    }
    return nil
  }

  private mutating func flag(_ name: String, _ node: YAMLNode) -> Flag? {
    guard yaml.kind(of: node) == .mapping else {
      if yaml.kind(of: node) == .sequence {
        wrongType(
          name,
          "true, false or a mapping",
          at: node,
          help: "write 'name: {values: […], default: …}'"
        )
        return nil
      }
      return boolean(node, name).map { Flag(name, default: $0) }
    }
    var found: [FlagKey: YAMLNode] = [:]
    var meant: Set<String> = []
    for entry in yaml.entries(of: node) {
      if let key = yaml.withText(of: entry.key, { Self.flagKeys.key(named: $0) }) {
        found[key] = entry.value
      } else if let nearest = unknownKey(
        entry.key,
        in: "in the flag '\(name)'",
        known: FlagKey.table.map(\.name)
      ) {
        meant.insert(nearest)
      }
    }
    if let description = found[.description] {
      _ = checkText(description, "description", affectsLayout: true)
    }
    guard let valuesNode = found[.values] else {
      guard let node = found[.default] else {
        if meant.isEmpty { missingDefault(name, node, help: "add 'default: false'") }
        return nil
      }
      return boolean(node, "default").map { Flag(name, default: $0) }
    }
    let values = values(valuesNode, of: name)
    guard let defaultNode = found[.default] else {
      if meant.isEmpty {
        missingDefault(name, node, help: "add 'default' with one of its values")
      }
      return values.map { Flag(name, values: $0, defaultValue: 0) }
    }
    guard let text = text(defaultNode, "default", mayBeEmpty: true, affectsLayout: true), let values
    else {
      return values.map { Flag(name, values: $0, defaultValue: 0) }
    }
    let value = values.firstIndex(of: text)
    if value == nil { unknownFlagValue(text, of: name, values, at: defaultNode) }
    // What conditions say of the flag's values can be checked without a default.
    return Flag(name, values: values, defaultValue: value ?? 0)
  }

  private mutating func missingDefault(_ flag: String, _ node: YAMLNode, help: String) {
    report(
      ReadingRules.missingKey,
      "the flag '\(flag)' has no 'default'",
      at: node,
      span: ByteSpan(at: yaml.span(of: node).lowerBound),
      help: help,
      subject: flag
    )
  }

  private mutating func values(_ node: YAMLNode, of flag: String) -> [String]? {
    guard yaml.kind(of: node) == .sequence else {
      wrongType("values", "a sequence of names", at: node, help: sequenceHelp(node))
      return nil
    }
    var values: [String] = []
    for element in yaml.elements(of: node) {
      guard let name = flagName(element, "value") else { return nil }
      if values.contains(name) {
        report(
          ReadingRules.unknownValue,
          "the flag '\(flag)' lists the value '\(name)' twice",
          at: element,
          help: "take one of them out",
          subject: flag
        )
        return nil
      }
      values.append(name)
      if values.count > Self.valueLimit {
        report(
          ReadingRules.limit,
          "the flag '\(flag)' has more than \(Self.valueLimit) values",
          at: element,
          subject: flag
        )
        return nil
      }
    }
    if values.isEmpty {
      report(
        ReadingRules.wrongType,
        "the flag '\(flag)' lists no values, expected at least one",
        at: node,
        subject: flag
      )
      return nil
    }
    return values
  }

  /// Reads the name of a flag or of one of its values.
  private mutating func flagName(_ node: YAMLNode, _ what: String) -> String? {
    guard let name = text(node, what, mayBeEmpty: true, affectsLayout: true) else { return nil }
    if ConditionParser.reservedWords.contains(name) {
      report(
        ReadingRules.invalidID,
        "'\(name)' is a word of conditions and cannot name a \(what)",
        at: node,
        help: ["true", "false"].contains(name)
          ? "a flag that is on or off is written as 'name: false'" : "take another name",
        subject: name
      )
      return nil
    }
    let bytes = Array(name.utf8)
    let wrong = bytes.indices.first { index in
      let byte = bytes[index]
      let isAlphanumeric = byte.isASCIILetter || byte.isASCIIDigit
      return !(isAlphanumeric || index > 0 && (byte == 0x5F || byte == 0x2D))
    }
    guard wrong != nil || bytes.isEmpty else { return name }
    report(
      ReadingRules.invalidID,
      "a \(what)'s name is made of letters, digits, '-' and '_', a letter or digit first",
      at: node,
      span: wrong.map { yaml.sourceSpan(of: Identifier.characterRange(bytes, at: $0), in: node) },
      subject: name
    )
    return nil
  }

  mutating func readAssumptions(_ node: YAMLNode) {
    guard yaml.kind(of: node) == .sequence else {
      return wrongType("assume", "a sequence of conditions", at: node, help: sequenceHelp(node))
    }
    for element in yaml.elements(of: node) {
      if let index = condition(element, "assume") {
        configuration.assumptions.append(
          Assumption(condition: configuration.conditions[index], yaml: element)
        )
      }
    }
  }

  mutating func readProfiles(_ node: YAMLNode) {
    guard yaml.kind(of: node) == .mapping else {
      return wrongType("profiles", "a mapping of profile names to flags", at: node)
    }
    let indices = Dictionary(
      configuration.flags.enumerated().map { ($0.element.flag.name, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    for entry in yaml.entries(of: node) {
      guard let name = text(entry.key, "profile", affectsLayout: true) else { continue }
      guard yaml.kind(of: entry.value) == .mapping else {
        wrongType(name, "a mapping of flags to values", at: entry.value)
        continue
      }
      var values: [Profile.Value] = []
      for flagEntry in yaml.entries(of: entry.value) {
        let flagName = yaml.text(of: flagEntry.key)
        guard let flag = indices[flagName] else {
          if isFlagUnknown(flagName) { unknownFlag(flagName, at: flagEntry.key) }
          continue
        }
        if let value = flagValue(flagEntry.value, of: configuration.flags[flag].flag) {
          values.append(Profile.Value(flag: flag, value: value))
        }
      }
      configuration.profiles.append(
        Profile(name: name, values: values, key: entry.key, yaml: entry.value)
      )
    }
  }

  private mutating func flagValue(_ node: YAMLNode, of flag: Flag) -> Int? {
    if flag.isBoolean { return boolean(node, flag.name).map { $0 ? 1 : 0 } }
    guard let text = text(node, flag.name, mayBeEmpty: true, affectsLayout: true) else {
      return nil
    }
    if let value = flag.values.firstIndex(of: text) { return value }
    unknownFlagValue(text, of: flag.name, flag.values, at: node)
    return nil
  }
}
