import Diagnostics
import FlagLogic
import YAMLTree

/// A flag as the file declares it.
public struct FlagDeclaration: Sendable {
  /// The flag as conditions know it.
  public let flag: Flag

  /// What the flag is for.
  public let description: String?

  /// The key that declares it.
  public let key: YAMLNode
}

/// A condition that always holds.
public struct Assumption: Sendable {
  /// The condition.
  public let condition: Condition

  /// The scalar that states it.
  public let yaml: YAMLNode
}

/// A named assignment.
public struct Profile: Sendable {
  /// The value of one flag.
  public struct Value: Hashable, Sendable {
    /// The flag's index.
    public let flag: Int

    /// The value's index.
    public let value: Int
  }

  /// The name.
  public let name: String

  /// The flags that the profile names, in written order.
  public let values: [Value]

  /// The key that declares it.
  public let key: YAMLNode

  /// The mapping of its flags.
  public let yaml: YAMLNode
}

/// What `rules:` sets a rule to.
public enum SeveritySetting: Hashable, Sendable {
  /// The rule reports nothing.
  case off

  /// The rule reports at this severity.
  case at(Severity)

  /// The severity; `nil` is off.
  public var severity: Severity? {
    switch self {
    case .off: nil
    case .at(let severity): severity
    }
  }
}

/// What the file says of a rule.
public struct RuleSetting: Sendable {
  /// The rule's name as written; it may be unknown.
  public let name: String

  /// The severity, where it is given.
  public let severity: SeveritySetting?

  /// The number that the rule counts up to.
  public let max: Int?

  /// The key that names the rule.
  public let key: YAMLNode
}

/// Who is hurt by a change.
public enum ChangeClass: String, Sendable, CaseIterable {
  /// Saved state, deep links or UI tests break.
  case breaking

  /// People's habits, steps of UI tests or saved order may suffer.
  case risky

  /// Nobody.
  case safe
}

/// The class that the file gives to a kind of change.
public struct ChangeSetting: Sendable {
  /// The kind of change.
  public let kind: ChangeKind

  /// The class to give it.
  public let changeClass: ChangeClass

  /// The key that names the kind.
  public let key: YAMLNode
}
