import FlagLogic
import TabTree

/// What a configuration says of flags, profiles and the other root keys, as changes put it.
struct RootStates {
  private let configuration: TabConfiguration

  init(_ configuration: TabConfiguration) { self.configuration = configuration }

  /// Whether the configuration has a change's `after`.
  func has(_ change: ApprovedChange) -> Bool {
    switch change.kind {
    case .flagAdded, .flagRemoved, .flagDefaultChanged, .flagValuesChanged:
      return hasFlag(change.before, change.after)
    case .profileAdded, .profileRemoved, .profileChanged:
      return hasProfile(change.before, change.after)
    case .routeRemoved, .routeAdded: return hasPrefix(change.before, change.after)
    case .assumeChanged: return value(.assume) == change.after
    case .customizationIdentifierChanged: return value(.customizationIdentifier) == change.after
    case .customizationStale:
      let structure = CustomizedStructure(configuration) { $0 }
      return value(.customizationIdentifier) == change.after.member("customizationIdentifier")
        && .text(structure.digest) == change.after.member("structure")
    case .attributeChanged: return hasAttribute(change.before, change.after)
    default: return false
    }
  }

  private func value(_ key: RootKey) -> DiffValue {
    configuration.diffValue(configuration.written[key], key.entry.type)
  }

  /// Flags are described by their name and what of them changed.
  private func hasFlag(_ before: DiffValue, _ after: DiffValue) -> Bool {
    let name = after == .absent ? before.member("flag") : after.member("flag")
    let declaration = configuration.flags.first { .text($0.flag.name) == name }
    guard let declaration else { return after == .absent }
    guard case .object(let members) = after else { return false }
    let described = FlagDescription(declaration.flag)
    return members.allSatisfy { member in
      switch member.name {
      case "flag": true
      case "default": described.defaultValue == member.value
      case "values": described.values == member.value
      case "description": .text(orAbsent: declaration.description) == member.value
      default: false
      }
    }
  }

  private func hasProfile(_ before: DiffValue, _ after: DiffValue) -> Bool {
    let name = after == .absent ? before.member("profile") : after.member("profile")
    let profile = configuration.profiles.first { .text($0.name) == name }
    return profile.map { configuration.described($0) == after } ?? (after == .absent)
  }

  private func hasPrefix(_ before: DiffValue, _ after: DiffValue) -> Bool {
    let prefixes = configuration.urlPrefixes.map(DiffValue.text)
    let side = after == .absent ? before : after
    let prefix = side.member("urlPrefix")
    let isThere = prefix == .absent ? prefixes.isEmpty : prefixes.contains(prefix)
    return isThere == (after != .absent)
  }

  private func hasAttribute(_ before: DiffValue, _ after: DiffValue) -> Bool {
    let side = after == .absent ? before : after
    if side.member("flag") != .absent { return hasFlag(before, after) }
    guard case .object(let members) = side, let name = members.first?.name,
      let key = RootKey.allCases.first(where: { $0.entry.name == name })
    else { return false }
    let wanted = after.member(name)
    switch key {
    case .app: return .text(configuration.app) == wanted
    case .flags, .profiles: return (configuration.written[key] == nil) == (wanted == .absent)
    default: return value(key) == wanted
    }
  }
}

/// A flag in the words of changes.
struct FlagDescription {
  private let flag: Flag

  init(_ flag: Flag) { self.flag = flag }

  var values: DiffValue { flag.isBoolean ? .text("boolean") : .texts(flag.values) }

  var defaultValue: DiffValue { value(flag.defaultValue) }

  func value(_ index: Int) -> DiffValue {
    flag.isBoolean ? .boolean(index == 1) : .text(flag.values[index])
  }
}

extension TabConfiguration {
  /// A profile with its flags sorted: the order in which they are written says nothing.
  func described(_ profile: Profile) -> DiffValue {
    let values = profile.values.map {
      let flag = flags[$0.flag].flag
      return (name: flag.name, value: FlagDescription(flag).value($0.value))
    }
    .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return .object([("profile", .text(profile.name)), ("flags", .object(values))])
  }
}
