import FlagLogic
import SourceText
import TabTree

/// Compares the flags and profiles of the two sides, matched by name.
struct FlagComparison {
  let comparison: Comparison

  private var old: TabConfiguration { comparison.old }
  private var new: TabConfiguration { comparison.new }

  /// Adds the changes.
  func run() {
    compareFlags()
    compareProfiles()
  }

  private func compareFlags() {
    var earlier: [String: FlagDeclaration] = [:]
    for declaration in old.flags { earlier[declaration.flag.name] = declaration }
    for declaration in new.flags {
      if let before = earlier.removeValue(forKey: declaration.flag.name) {
        compare(before, declaration)
      } else {
        add(.flagAdded, nil, declaration, .absent, described(declaration.flag))
      }
    }
    for declaration in old.flags where earlier[declaration.flag.name] != nil {
      add(.flagRemoved, declaration, nil, described(declaration.flag), .absent)
    }
  }

  private func compare(_ before: FlagDeclaration, _ after: FlagDeclaration) {
    let was = before.flag
    let now = after.flag
    if was.isBoolean != now.isBoolean || Set(was.values) != Set(now.values) {
      let isLarger = was.isBoolean == now.isBoolean && Set(was.values).isSubset(of: now.values)
      add(
        .flagValuesChanged,
        before,
        after,
        named(was, values(was)),
        named(now, values(now)),
        reason: isLarger ? "what goes through the flag's values has to know those that came" : nil
      )
    } else if was.values != now.values {
      attribute(before, after, named(was, values(was)), named(now, values(now)))
    }
    if defaultValue(was) != defaultValue(now) {
      add(
        .flagDefaultChanged,
        before,
        after,
        named(was, ("default", defaultValue(was))),
        named(now, ("default", defaultValue(now)))
      )
    }
    let oldText = DiffValue.text(orAbsent: before.description)
    let newText = DiffValue.text(orAbsent: after.description)
    if oldText != newText {
      attribute(
        before,
        after,
        named(was, ("description", oldText)),
        named(now, ("description", newText))
      )
    }
  }

  private func compareProfiles() {
    var earlier: [String: Profile] = [:]
    for profile in old.profiles { earlier[profile.name] = profile }
    for profile in new.profiles {
      let after = new.described(profile)
      guard let before = earlier.removeValue(forKey: profile.name) else {
        add(.profileAdded, nil, span(profile, new), .absent, after)
        continue
      }
      let was = old.described(before)
      if was != after {
        add(.profileChanged, span(before, old), span(profile, new), was, after)
      }
    }
    for profile in old.profiles where earlier[profile.name] != nil {
      add(.profileRemoved, span(profile, old), nil, old.described(profile), .absent)
    }
  }

  // MARK: Values

  private func values(_ flag: Flag) -> (String, DiffValue) {
    ("values", FlagDescription(flag).values)
  }

  private func defaultValue(_ flag: Flag) -> DiffValue { FlagDescription(flag).defaultValue }

  private func named(_ flag: Flag, _ member: (String, DiffValue)) -> DiffValue {
    .object([("flag", .text(flag.name)), member])
  }

  private func described(_ flag: Flag) -> DiffValue {
    var members: [(String, DiffValue)] = [("flag", .text(flag.name))]
    if !flag.isBoolean { members.append(values(flag)) }
    members.append(("default", defaultValue(flag)))
    return .object(members)
  }

  // MARK: Adding

  private func span(_ profile: Profile, _ configuration: TabConfiguration) -> ByteSpan {
    configuration.yaml.place(of: profile.key).span
  }

  private func attribute(
    _ was: FlagDeclaration,
    _ now: FlagDeclaration,
    _ before: DiffValue,
    _ after: DiffValue
  ) {
    var draft = Draft(.attributeChanged, nil, before, after)
    draft.key = RootKey.flags.entry.name
    draft.oldPlace = old.yaml.place(of: was.key).span
    draft.newPlace = new.yaml.place(of: now.key).span
    comparison.add(draft)
  }

  private func add(
    _ kind: ChangeKind,
    _ was: FlagDeclaration?,
    _ now: FlagDeclaration?,
    _ before: DiffValue,
    _ after: DiffValue,
    reason: String? = nil
  ) {
    add(
      kind,
      was.map { old.yaml.place(of: $0.key).span },
      now.map { new.yaml.place(of: $0.key).span },
      before,
      after,
      reason: reason
    )
  }

  private func add(
    _ kind: ChangeKind,
    _ oldPlace: ByteSpan?,
    _ newPlace: ByteSpan?,
    _ before: DiffValue,
    _ after: DiffValue,
    reason: String? = nil
  ) {
    var draft = Draft(kind, nil, before, after)
    draft.reason = reason
    draft.oldPlace = oldPlace
    draft.newPlace = newPlace
    comparison.add(draft)
  }
}
