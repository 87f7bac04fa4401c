/// Writes Swift source line by line, as `swift format` leaves it with its own settings.
struct SwiftWriter {
  /// The most characters in a line.
  static let lineLength = 100

  private(set) var text = ""
  private(set) var depth: Int { didSet { indentation = Self.indentation(depth) } }
  private var indentation: String

  /// A writer whose lines begin `depth` levels deep.
  init(depth: Int = 0) {
    self.depth = depth
    indentation = Self.indentation(depth)
  }

  private static func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// How many characters still fit a line that begins here.
  var room: Int { Self.lineLength - 2 * depth }

  /// Writes a line, or several that keep their indentation to each other.
  mutating func line(_ text: String = "") {
    for line in text.lines {
      if !line.isEmpty {
        self.text += indentation
        self.text += line
      }
      self.text += "\n"
    }
  }

  /// Writes what another writer has written.
  mutating func append(_ other: SwiftWriter) { text += other.text }

  /// Writes an empty line.
  mutating func blank() { line() }

  /// Writes what stands between `head` and a closing brace.
  mutating func block(
    _ head: String,
    end: String = "}",
    _ body: (inout SwiftWriter) -> Void
  ) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line(end)
  }

  /// Writes lines that stand one level deeper.
  mutating func indented(
    _ body: (inout SwiftWriter) -> Void
  ) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes a documentation comment, broken into lines between words.
  mutating func documentation(_ text: String) {
    let width = room - 4
    var current = ""
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      var word = Substring(word)
      while !word.fits(width) {
        if !current.isEmpty { line("/// " + current) }
        current = ""
        line("/// " + word.prefix(width))
        word = word.dropFirst(width)
      }
      if !current.isEmpty, !"\(current) \(word)".fits(width) {
        line("/// " + current)
        current = ""
      }
      if word.isEmpty { continue }
      current += (current.isEmpty ? "" : " ") + word
    }
    if !current.isEmpty { line("/// " + current) }
  }

  /// Writes a case of a `switch` and its value.
  mutating func entry(_ pattern: String, _ value: String) {
    let head = "case \(pattern):"
    if !value.hasSeveralLines, "\(head) \(value)".fits(room - 1) {
      line("\(head) \(value)")
    } else {
      line(head)
      indented { $0.line(value) }
    }
  }
}

extension SwiftWriter {
  /// Writes an assignment, the value on a line of its own where it does not fit the first.
  mutating func assignment(_ head: String, _ value: String) {
    if value.hasSeveralLines || "\(head) = \(value)".fits(room) {
      line("\(head) = \(value)")
    } else {
      line("\(head) =")
      indented { $0.line(value) }
    }
  }

  /// Writes a call, or a declaration that looks like one, with an argument a line where they do not
  /// fit the first.
  mutating func call(_ head: String, _ arguments: [String], end: String = ")") {
    let short = "\(head)(\(arguments.joined(separator: ", "))\(end)"
    // One that fills the line to its end would be broken at a list in it.
    if short.fits(room - 1), !short.hasSeveralLines { return line(short) }
    line("\(head)(")
    indented { $0.line(arguments.joined(separator: ",\n")) }
    line(end)
  }

  /// Writes a function or property whose body follows, the brace and the result on lines of their own
  /// where they do not fit the first.
  mutating func declaration(_ head: String, result: String, _ body: ((inout SwiftWriter) -> Void)?)
  {
    let brace = body == nil ? "" : " {"
    if "\(head)\(result)\(brace)".fits(room) {
      line("\(head)\(result)\(brace)")
    } else if body != nil, "\(head)\(result)".fits(room) {
      line("\(head)\(result)")
      line("{")
    } else {
      line(head)
      indented { $0.line(String(result.drop { $0 == " " })) }
      if body != nil { line("{") }
    }
    guard let body else { return }
    indented(body)
    line("}")
  }

  /// A call as an expression, with its argument on lines of its own where both are long.
  static func call(_ head: String, _ argument: String) -> String {
    let short = "\(head)(\(argument))"
    return short.fits(longestExpression) && !short.hasSeveralLines
      ? short : "\(head)(\n\(deeper(argument))\n)"
  }

  /// What a value is while it is not there.
  static func either(_ value: String, or other: String) -> String {
    let short = "\(value) ?? \(other)"
    if short.fits(longestExpression), !short.hasSeveralLines { return short }
    // The text of a literal stands as deep as its quotes' line.
    let isLiteral = other.hasPrefix("\"\"\"")
    let lines = other.lines.enumerated().map { $0 > 0 && isLiteral ? $1.dropFirst(2) : $1 }
    return "\(value)\n\(deeper("?? " + lines.joined(separator: "\n")))"
  }

  /// One of two values.
  static func choice(_ condition: String, _ first: String, _ second: String) -> String {
    let short = "\(condition) ? \(first) : \(second)"
    if short.fits(longestExpression), !short.hasSeveralLines { return short }
    return "\(condition)\n" + deeper("? \(first)\n: \(second)")
  }

  /// The most characters of an expression that stays on one line wherever it stands.
  static let longestExpression = 66

  /// Elements as an array literal, each on a line of its own where they do not fit one.
  static func list(_ elements: [String], within width: Int) -> String {
    let short = "[\(elements.joined(separator: ", "))]"
    if short.fits(width), !short.hasSeveralLines { return short }
    let end = elements.count > 1 ? "," : ""
    return "[\n\(deeper(elements.joined(separator: ",\n")))\(end)\n]"
  }

  /// Lines, one level deeper.
  static func deeper(_ text: String) -> String {
    text.lines.map { "  " + $0 }.joined(separator: "\n")
  }
}

extension StringProtocol {
  /// Whether it has at most so many characters. Those of a long text are not all counted.
  func fits(_ width: Int) -> Bool {
    utf8.count <= width
      || width >= 0
        && index(startIndex, offsetBy: width, limitedBy: endIndex).map { $0 == endIndex } ?? true
  }

  /// Whether there is a line feed in it.
  var hasSeveralLines: Bool { utf8.contains(UInt8(ascii: "\n")) }
}

extension String {
  /// The text with the full stop that ends a sentence, unless it has such an end already.
  var sentence: String {
    let last = unicodeScalars.last { !"\"'’”»)] ".unicodeScalars.contains($0) }
    return last.map { ".!?…。！？｡．".unicodeScalars.contains($0) } ?? false ? self : self + "."
  }

  /// What stands between line feeds.
  var lines: [Substring] {
    guard hasSeveralLines else { return [self[...]] }
    return utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
