/// What must hold for every input there is, by the part of the program that reads it.
///
/// The fuzzer looks for inputs that break one; those that ever did are fixtures of an ordinary test.
public enum Invariants: String, CaseIterable, Sendable {
  /// Bytes read as YAML.
  case tree

  /// Bytes checked as a configuration, and compiled where that is possible.
  case lint

  /// A configuration, and behind a zero byte edits that make another one of it.
  case diff

  /// Conditions, one a line; those behind a `!` are assumed.
  case conditions

  /// A layout manifest as an app reads it, and behind a zero byte a link.
  case manifest

  /// Checks them for one input.
  public func check(_ input: [UInt8]) throws {
    switch self {
    case .tree: try TreeInvariants.check(input)
    case .lint: try LintInvariants.check(input)
    case .diff: try DiffInvariants.check(input)
    case .conditions: try ConditionInvariants.check(input)
    case .manifest: try ManifestInvariants.check(input)
    }
  }
}

/// An invariant that does not hold.
struct Violation: Error, CustomStringConvertible {
  let description: String
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Violation(description: message()) }
}

/// An input in two parts: what stands before its first zero byte, and what behind.
func parts(of input: [UInt8]) -> (first: [UInt8], second: [UInt8]) {
  let end = input.firstIndex(of: 0) ?? input.count
  return (Array(input[..<end]), Array(input[end...].dropFirst()))
}
