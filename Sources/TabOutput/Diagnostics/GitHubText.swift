import SourceText

/// Text for a workflow command of GitHub Actions.
enum GitHubText {
  /// A line of a command's message. Line breaks have become visible before.
  static func data(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "%"))
      ? text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
      : text
  }

  /// The value of a command's property.
  static func property(_ text: String) -> String {
    VisibleText.line(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
