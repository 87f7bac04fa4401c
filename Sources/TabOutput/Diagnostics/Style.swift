import Diagnostics

/// How a piece of a terminal's text stands out.
enum Style: String {
  case error = "1;31"
  case warning = "1;33"
  case info = "1;36"
  case frame = "1;34"
  case strong = "1"

  /// The style of a severity's name and carets.
  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .info: self = .info
    }
  }

  /// The text between the escape sequences that turn the style on and off.
  func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
