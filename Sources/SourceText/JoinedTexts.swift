extension [String] {
  /// The texts in one, with `separator` between them.
  ///
  /// The standard library's own, generic over all collections, looks up at run time what this one
  /// knows: 110,000 instructions the first time, which a program that runs for a few milliseconds
  /// feels.
  public func joined(separator: String = "") -> String {
    var joined = first ?? ""
    for text in dropFirst() {
      joined += separator
      joined += text
    }
    return joined
  }
}
