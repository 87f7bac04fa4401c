import Diagnostics
import FlagLogic
import SourceText
import YAMLTree

extension ConfigurationReader {
  mutating func readRoot() {
    let root = yaml.root
    guard yaml.kind(of: root) == .mapping else {
      report(
        ReadingRules.wrongType,
        "a configuration must be a mapping with the keys 'version' and 'tabs', found "
          + found(root),
        at: root
      )
      return
    }
    var nearest: Set<String> = []
    for entry in yaml.entries(of: root) {
      if let key = yaml.withText(of: entry.key, { Self.rootKeys.key(named: $0) }) {
        configuration.written[key] = entry.value
      } else if let name = unknownKey(
        entry.key,
        in: "at the top level",
        known: RootKey.table.map(\.name),
        otherwise: RootKey.meant(by: yaml.text(of: entry.key)).first
          .map { "it is called '\($0)' here" },
        isLayout: { !["app", "rules", "changes", "urlPrefixes"].contains($0) }
      ) {
        nearest.insert(name)
      } else {
        nearest.formUnion(RootKey.meant(by: yaml.text(of: entry.key)))
      }
    }
    if nearest.contains(RootKey.flags.entry.name) { knowsEveryFlag = false }
    if nearest.contains(RootKey.tabs.entry.name) { knowsEveryID = false }
    for entry in RootKey.table
    where entry.isRequired && configuration.written[entry.key] == nil
      && !nearest.contains(entry.name)
    {
      report(
        ReadingRules.missingKey,
        "the configuration has no '\(entry.name)'",
        at: root,
        span: ByteSpan(at: yaml.span(of: root).lowerBound),
        help: entry.key == .version ? "add 'version: 1'" : "add 'tabs:' with at least one tab",
        subject: entry.name
      )
    }
    // Flags come before what speaks of them, wherever they stand in the file.
    if let value = configuration.written[.flags] { readFlags(value) }
    conditionParser = ConditionParser(flags: configuration.logicFlags)
    for key in RootKey.allCases {
      if let value = configuration.written[key] { read(key, value) }
    }
    checkDeploymentTarget()
  }

  private mutating func read(_ key: RootKey, _ value: YAMLNode) {
    let name = key.entry.name
    switch key {
    case .version: _ = integer(value, name, in: 1...1)
    case .app: if let app = text(value, name) { configuration.app = app }
    case .framework: if let word: Framework = word(value, name) { configuration.framework = word }
    case .mode: if let word: Mode = word(value, name) { configuration.mode = word }
    case .deploymentTarget:
      if let release = release(value, name) { configuration.deploymentTarget = release }
    case .sdk:
      if case .integer(let range) = key.entry.type, let sdk = integer(value, name, in: range) {
        configuration.sdk = sdk
      }
    case .design: if let word: Design = word(value, name) { configuration.design = word }
    case .initial: reference(value, key: name, from: nil)
    case .customizationIdentifier: _ = text(value, name)
    case .urlPrefixes:
      configuration.urlPrefixes = textElements(value, name).map { yaml.text(of: $0) }
    case .flags: break
    case .assume: readAssumptions(value)
    case .profiles: readProfiles(value)
    case .rules: readRules(value)
    case .changes: readChanges(value)
    case .tabs: readNodes(value, name, parent: nil, depth: 1)
    }
  }

  private mutating func checkDeploymentTarget() {
    guard let value = configuration.written[.deploymentTarget] else { return }
    let allowed = RootKey.lowestDeploymentTarget...configuration.sdk
    guard !allowed.contains(configuration.deploymentTarget.major) else { return }
    report(
      ReadingRules.unknownValue,
      "'deploymentTarget' cannot be \(configuration.deploymentTarget.text)",
      at: value,
      help: "allowed: \(allowed.lowerBound) to \(allowed.upperBound), the SDK's release",
      subject: "deploymentTarget"
    )
  }
}
