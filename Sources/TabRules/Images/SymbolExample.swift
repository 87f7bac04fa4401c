/// Examples of rules about symbols: three tabs, the last with the keys that matter.
enum SymbolExample {
  /// A configuration whose last tab has `keys`.
  static func tab(_ keys: String, root: String = "") -> String {
    """
    version: 1
    \(root)tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: star, title: Star, systemImage: star}
      - {id: news, title: News, \(keys)}

    """
  }
}
