/// Writes Swift source line by line, as `swift format` leaves it.
struct SwiftWriter {
  /// The most characters in a line.
  static let lineLength = 100

  private(set) var text = ""
  private(set) var depth: Int

  /// A writer whose lines begin `depth` levels deep.
  init(depth: Int = 0) { self.depth = depth }

  /// How many characters still fit a line that begins here.
  var room: Int { Self.lineLength - 2 * depth }

  /// Writes a line, or several that keep their indentation to each other.
  mutating func line(_ text: String = "") {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty { self.text += String(repeating: "  ", count: depth) + line }
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
    for word in text.split(separator: " ") {
      var word = word
      while word.count > width {
        if !current.isEmpty { line("/// " + current) }
        current = ""
        line("/// " + word.prefix(width))
        word = word.dropFirst(width)
      }
      if !current.isEmpty, current.count + 1 + word.count > width {
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
    if !value.contains("\n"), head.count + 1 + value.count <= room {
      line("\(head) \(value)")
    } else {
      line(head)
      indented { $0.line(value) }
    }
  }
}

extension SwiftWriter {
  /// Writes a call, or a declaration that looks like one, with an argument a line where they do not
  /// fit the first.
  mutating func call(_ head: String, _ arguments: [String], end: String = ")") {
    let short = "\(head)(\(arguments.joined(separator: ", "))\(end)"
    if short.count <= room, !short.contains("\n") { return line(short) }
    line("\(head)(")
    indented { $0.line(arguments.joined(separator: ",\n")) }
    line(end)
  }

  /// Elements as an array literal, each on a line of its own where they do not fit one.
  static func list(_ elements: [String], within width: Int) -> String {
    let short = "[\(elements.joined(separator: ", "))]"
    if short.count <= width, !short.contains("\n") { return short }
    let end = elements.count > 1 ? "," : ""
    return "[\n\(deeper(elements.joined(separator: ",\n")))\(end)\n]"
  }

  /// Lines, one level deeper.
  static func deeper(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }
}
