import Diagnostics
import SourceText
import YAMLTree

/// What `rules:` may set a rule to.
private enum SeverityWord: String, CaseIterable {
  case off
  case info
  case warning
  case error

  var setting: SeveritySetting { Severity(rawValue: rawValue).map { .at($0) } ?? .off }
}

extension ConfigurationReader {
  mutating func readRules(_ node: YAMLNode) {
    guard yaml.kind(of: node) == .mapping else {
      return wrongType(
        "rules",
        "a mapping of rule ids to severities",
        at: node,
        affectsLayout: false
      )
    }
    for entry in yaml.entries(of: node) {
      let name = yaml.text(of: entry.key)
      var severity: SeveritySetting?
      var max: Int?
      if yaml.kind(of: entry.value) == .mapping {
        for option in yaml.entries(of: entry.value) {
          switch yaml.text(of: option.key) {
          case "severity": severity = self.severity(option.value, "severity")
          case "max": max = integer(option.value, "max", in: 0...1_000_000, affectsLayout: false)
          default:
            unknownKey(
              option.key,
              in: "in the settings of '\(name.excerpt)'",
              known: ["severity", "max"],
              isLayout: { _ in false }
            )
          }
        }
      } else {
        severity = self.severity(entry.value, name)
      }
      configuration.ruleSettings.append(
        RuleSetting(name: name, severity: severity, max: max, key: entry.key)
      )
    }
  }

  private mutating func severity(_ node: YAMLNode, _ name: String) -> SeveritySetting? {
    let word: SeverityWord? = word(node, name, affectsLayout: false)
    return word.map(\.setting)
  }

  mutating func readChanges(_ node: YAMLNode) {
    guard yaml.kind(of: node) == .mapping else {
      return wrongType(
        "changes",
        "a mapping of change kinds to classes",
        at: node,
        affectsLayout: false
      )
    }
    let kinds = ChangeKind.allCases.map(\.rawValue)
    for entry in yaml.entries(of: node) {
      let name = yaml.text(of: entry.key)
      let changeClass: ChangeClass? = word(entry.value, name, affectsLayout: false)
      guard let kind = ChangeKind(rawValue: name) else {
        unknownKey(
          entry.key,
          in: "in 'changes'",
          known: kinds,
          otherwise: "write a kind of change, such as '\(ChangeKind.routeChanged.rawValue)'",
          isLayout: { _ in false }
        )
        continue
      }
      if let changeClass {
        configuration.changeSettings.append(
          ChangeSetting(kind: kind, changeClass: changeClass, key: entry.key)
        )
      }
    }
  }
}
