/// How much a finding matters.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  /// A fact worth knowing; nothing needs doing.
  case info

  /// Something to act on that does not stop a compilation.
  case warning

  /// A fault: nothing is compiled from such a file.
  case error

  /// Orders severities from `info` up to `error`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
