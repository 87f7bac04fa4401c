import SourceText

/// Text for a message of a SARIF log.
enum SARIFText {
  /// Text that holds no link, no placeholder and nothing that does not show.
  static func escaped(_ text: String) -> String {
    let visible = VisibleText.line(text)
    let special = "\\[]{".utf8
    guard visible.utf8.contains(where: special.contains) else { return visible }
    var escaped: [UInt8] = []
    var rest = Array(visible.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "["), UInt8(ascii: "]"):
        escaped += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "{"):
        // Braces are doubled around a number only, which makes a placeholder: many readers show
        // others, as those of a route, the way that they are written.
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "}") {
          escaped += [byte, byte] + digits + [UInt8(ascii: "}"), UInt8(ascii: "}")]
          rest = rest.dropFirst(digits.count + 1)
        } else {
          escaped.append(byte)
        }
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a `message` with text that is escaped already.
  mutating func sarifMessage(_ text: String) {
    key("message")
    beginObject()
    member("text", text)
    endObject()
  }
}
