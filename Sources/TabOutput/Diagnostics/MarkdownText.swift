import SourceText

/// Text for a cell of a Markdown table.
enum MarkdownText {
  /// Text that shows as it is: it is no markup and no link, ends no cell, and mentions nobody.
  ///
  /// - Parameter limit: How many UTF-16 units it may take as it is written, with the `…` for what is
  ///   left out.
  static func escaped(_ text: String, atMost limit: Int = .max) -> String {
    var escaped = String.UnicodeScalarView()
    var taken = 0
    var previous: Unicode.Scalar?
    for scalar in VisibleText.line(text).unicodeScalars {
      let written = self.written(scalar, after: previous)
      let length = written.reduce(0) { $0 + UTF16.width($1) }
      if taken + length > limit - 1 {
        escaped.append("…")
        break
      }
      taken += length
      escaped.append(contentsOf: written)
      previous = scalar
    }
    return String(escaped)
  }

  private static func written(
    _ scalar: Unicode.Scalar,
    after previous: Unicode.Scalar?
  ) -> [Unicode.Scalar] {
    var written: [Unicode.Scalar] = []
    if let previous, refers(previous), scalar.properties.isAlphabetic || isDigit(scalar) {
      written += noWidth
    }
    switch scalar {
    // A table ends its cells before it looks at anything else.
    case "|": return written + verticalLine
    case "." where previous == "w" || previous == "W": written.append("\\")
    case "\\", "`", "*", "_", "[", "]", "<", ">", "{", "}", ":", "@", "#", "!", "~", "$", "%",
      "&", "^":
      written.append("\\")
    default: break
    }
    return written + [scalar]
  }

  private static let verticalLine = Array("&#124;".unicodeScalars)

  // A space without width takes a name from the sign before it.
  private static let noWidth = Array("&#8203;".unicodeScalars)

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
