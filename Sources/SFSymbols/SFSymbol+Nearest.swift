import Diagnostics

extension SFSymbol {
  /// The symbol that a mistyped name most likely meant: the one without `.fill` where there is no
  /// filled one, else one that is at most two edits away.
  ///
  /// This looks at every symbol whose name has about such a length; a caller bounds how often.
  public static func nearest(to name: String) -> SFSymbol? {
    guard !name.isEmpty else { return nil }
    if name.hasSuffix(".fill"), let outline = SFSymbol(String(name.dropLast(5))) { return outline }
    let length = name.utf8.count
    let entries = SymbolTable.entries(ofLength: max(0, length - 2)...(length + 2))
    return NearestName.of(name, among: entries.lazy.map { SymbolTable.text($0.name) })
      .flatMap { SFSymbol($0) }
  }
}
