import SourceText

/// Text for a cell of a Markdown table.
enum MarkdownText {
  /// Text that shows as it is: it is no markup and no link, ends no cell, and mentions nobody.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in VisibleText.line(text).unicodeScalars {
      if let previous, refers(previous), scalar.properties.isAlphabetic || isDigit(scalar) {
        escaped.append(contentsOf: noWidth)
      }
      switch scalar {
      // A table ends its cells before it looks at anything else.
      case "|": escaped.append(contentsOf: verticalLine)
      case ".":
        if previous == "w" || previous == "W" { escaped.append("\\") }
        escaped.append(scalar)
      case "\\", "`", "*", "_", "[", "]", "<", ">", "{", "}", ":", "@", "#", "!", "~", "$", "%",
        "&", "^":
        escaped.append("\\")
        escaped.append(scalar)
      default: escaped.append(scalar)
      }
      previous = scalar
    }
    return String(escaped)
  }

  private static let verticalLine = "&#124;".unicodeScalars

  // A space without width takes a name from the sign before it.
  private static let noWidth = "&#8203;".unicodeScalars

  /// Whether GitHub or GitLab takes what follows for a person, an issue or the like, even where the
  /// sign is escaped.
  private static func refers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "@", "#", "!", "~", "$", "%", "&", "^": true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
