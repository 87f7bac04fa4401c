import Diagnostics
import SourceText
import TabTree

/// The severities and numbers that a file gives to rules.
struct RuleSettings {
  private static let everyRule = "all"

  private static let names = Catalogue.configurableNames + [everyRule]

  // Asked about errors only, and where the file sets something: most checks never make the list.
  private static let fixed = Catalogue.rules.filter { !$0.isConfigurable }.map(\.id.name)

  private var severities: [RuleID: SeveritySetting] = [:]
  private var maxima: [RuleID: Int] = [:]
  private var everyOther: SeveritySetting?

  init(_ configuration: TabConfiguration, into diagnostics: inout [Diagnostic]) {
    for setting in configuration.ruleSettings {
      if setting.name == Self.everyRule {
        everyOther = setting.severity
        if setting.max != nil { diagnostics.append(Self.countsNothing(setting, configuration)) }
      } else if let rule = Catalogue.rule(RuleID(setting.name)) {
        if rule.isConfigurable {
          if let severity = setting.severity { severities[rule.id] = severity }
          if let max = setting.max {
            maxima[rule.id] = max
            if rule.maximum == nil {
              diagnostics.append(Self.countsNothing(setting, configuration))
            }
          }
        } else {
          diagnostics.append(Self.notConfigurable(setting, configuration))
        }
      } else {
        diagnostics.append(Self.unknown(setting, configuration))
      }
    }
  }

  /// Whether no file can change the severity of a rule.
  func isFixed(_ rule: RuleID) -> Bool { Self.fixed.contains(rule.name) }

  /// The severity of a rule; `nil` is off.
  func severity(of rule: Rule) -> Severity? {
    guard rule.isConfigurable else { return rule.defaultSeverity }
    guard let setting = severities[rule.id] ?? everyOther else { return rule.defaultSeverity }
    return setting.severity
  }

  /// The number that a rule counts up to.
  func maximum(of rule: Rule) -> Int { maxima[rule.id] ?? rule.maximum ?? .max }

  /// A finding at the severity that the file gives its rule; `nil` where that is off.
  func apply(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let setting = severities[diagnostic.rule] ?? everyOther, !isFixed(diagnostic.rule) else {
      return diagnostic
    }
    guard let severity = setting.severity else { return nil }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    return diagnostic
  }

  private static func notConfigurable(
    _ setting: RuleSetting,
    _ configuration: TabConfiguration
  ) -> Diagnostic {
    Diagnostic(
      ReadingRules.misplacedKey.id,
      .error,
      "the rule '\(setting.name)' cannot be turned up or down",
      at: configuration.yaml.place(of: setting.key).span,
      help: "take it out; what it reports is always an error",
      subject: setting.name
    )
  }

  private static func countsNothing(
    _ setting: RuleSetting,
    _ configuration: TabConfiguration
  ) -> Diagnostic {
    Diagnostic(
      ReadingRules.misplacedKey.id,
      .error,
      "the rule '\(setting.name)' counts nothing that 'max' could limit",
      at: configuration.yaml.place(of: setting.key).span,
      help: "take 'max' out",
      subject: setting.name
    )
  }

  private static func unknown(
    _ setting: RuleSetting,
    _ configuration: TabConfiguration
  ) -> Diagnostic {
    let nearest = NearestName.of(setting.name, among: names)
    let key = setting.key
    return Diagnostic(
      ReadingRules.unknownKey.id,
      .error,
      "unknown rule '\(setting.name.excerpt)'",
      at: configuration.yaml.place(of: key).span,
      help: nearest.map { "did you mean '\($0)'?" } ?? "'tabc rules' lists the rules",
      fix: key.isAliased
        ? nil
        : nearest.map { Fix("write '\($0)'", [configuration.yaml.edit(key, to: $0)]) },
      subject: setting.name
    )
  }
}
