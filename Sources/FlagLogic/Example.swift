/// An assignment that shows something: of all that do, the one with the fewest flags off their
/// defaults and, among those, the first when they are compared flag by flag in declared order: the
/// default comes before every other value, and those as listed.
public struct Example: Hashable, Sendable {
  /// The value of every flag.
  public let assignment: Assignment

  /// The flags that are off their defaults, in declared order.
  public let offDefaults: [Int]

  init(_ defaults: Assignment, _ settings: [FlagSetting]) {
    var assignment = defaults
    for setting in settings { assignment[setting.flag] = setting.value }
    self.assignment = assignment
    offDefaults = settings.map(\.flag).sorted()
  }
}
