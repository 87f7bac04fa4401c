extension StringProtocol {
  /// The text as a message quotes it: whole, or where it is long the first 60 code points and an
  /// ellipsis.
  public var excerpt: String {
    let most = 60
    var rest = unicodeScalars[...]
    for _ in 0..<most {
      if rest.popFirst() == nil { return String(self) }
    }
    if rest.isEmpty { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(most))) + "…"
  }
}
