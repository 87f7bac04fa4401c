import FlagLogic
import TabLayout
import TabTree

/// Writes conditions on flags and releases as Swift.
struct ConditionExpression {
  private let flags: FlagValues
  private let targets: [Target]

  /// The most characters of an expression on one line.
  private static let longest = 72

  init(_ configuration: TabConfiguration, _ flags: FlagValues) {
    self.flags = flags
    targets = Target.distinguished(by: configuration)
  }

  /// What is left of a condition on the releases that the app runs on.
  func settled(_ condition: Condition) -> Condition { condition.settled(on: targets) }

  /// A condition as an expression, over several lines where it is long; `nil` for one that always
  /// holds.
  func text(_ condition: Condition) -> String? {
    let condition = settled(condition)
    return condition == .constant(true) ? nil : expression(condition)
  }

  /// The releases that expressions of these conditions ask for, from the earliest.
  func releases(_ conditions: [Condition]) -> [Int] {
    Set(conditions.flatMap { settled($0).releases }).sorted()
  }

  /// The property that tells whether the system is of a release or a later one.
  static func property(_ release: Int) -> String { "isIOS\(release)" }

  private func expression(_ condition: Condition) -> String {
    switch condition {
    case .constant(let value): return "\(value)"
    case .release(let least): return Self.property(least)
    case .flag(let flag, let values):
      let property = "flags.\(flags.property(flag))"
      let declared = flags.values(of: flag)
      if values.count == declared.values.count { return "true" }
      if declared.isBoolean { return values.map { declared.isOn($0, property) }.first ?? "false" }
      let cases = values.map { ".\(flags.value($0, of: flag))" }
      if cases.count == 1 { return "\(property) == \(cases[0])" }
      return joined(cases, "contains(\(property))")
    case .not(let inner):
      if case .flag(let flag, let values) = inner, !flags.values(of: flag).isBoolean,
        values.count == 1
      {
        return "flags.\(flags.property(flag)) != .\(flags.value(values[0], of: flag))"
      }
      let text = expression(inner)
      if text.hasSeveralLines { return text.hasPrefix("!") ? String(text.dropFirst()) : "!" + text }
      return isOperand(inner) ? "!\(text)" : "!(\(text))"
    case .all(let parts): return combined(parts, " && ", within: false)
    case .any(let parts): return combined(parts, " || ", within: true)
    case .implies(let premise, let conclusion):
      return expression(.any([.not(premise), conclusion]))
    }
  }

  private func combined(_ parts: [Condition], _ sign: String, within value: Bool) -> String {
    // Each part is written once: parts have parts of their own.
    let elements = parts.map(expression)
    let operands = zip(parts, elements).map { part, text in
      switch part {
      case .all where sign == " || ", .any where sign == " && ":
        return text.hasSeveralLines ? text : "(\(text))"
      default: return text
      }
    }
    let short = operands.joined(separator: sign)
    if short.fits(Self.longest), !short.hasSeveralLines { return short }
    let list = joined(elements, "contains(\(value))")
    return value ? list : "!" + list
  }

  /// An array and what is asked of its elements: the compiler gets through any number of them, which
  /// it does not with operators.
  private func joined(_ elements: [String], _ method: String) -> String {
    SwiftWriter.list(elements, within: Self.longest - method.count) + ".\(method)"
  }

  private func isOperand(_ condition: Condition) -> Bool {
    switch condition {
    case .release: true
    case .flag(let flag, let values): flags.values(of: flag).isBoolean && values == [1]
    default: false
    }
  }
}

extension Flag {
  /// A boolean flag's property, or its opposite.
  fileprivate func isOn(_ value: Int, _ property: String) -> String {
    value == 1 ? property : "!\(property)"
  }
}
