/// The grammar of JSON's literals.
public enum JSONLiteral {
  /// Whether a text is `true`, `false`, `null` or a number by JSON's grammar.
  public static func isLiteral(_ text: String) -> Bool {
    text == "true" || text == "false" || text == "null" || isNumber(text)
  }

  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let beginsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !beginsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
