extension String {
  /// The text as a message quotes it: whole, or where it is long the first 60 code points and an
  /// ellipsis.
  public var excerpt: String {
    let most = 60
    // Most texts have fewer bytes, let alone code points.
    guard utf8.count > most,
      let end = unicodeScalars.index(startIndex, offsetBy: most, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }
}
