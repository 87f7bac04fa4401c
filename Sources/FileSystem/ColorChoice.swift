/// When output is coloured, by the names that `--color` takes.
public enum ColorChoice: String, Sendable, CaseIterable {
  /// As the environment says, and otherwise on a terminal.
  case auto

  /// Whatever the environment says.
  case always

  /// Whatever the environment says.
  case never

  /// Whether a stream is to be coloured.
  ///
  /// `NO_COLOR` comes before `FORCE_COLOR` and `CLICOLOR_FORCE`, these before `TERM=dumb`.
  public func isColored(isTerminal: Bool, _ variable: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = variable(name), !value.isEmpty, value != "0" { return true }
    }
    return isTerminal && variable("TERM") != "dumb"
  }
}
