/// Examples of rules about symbols: two tabs, the second with the keys that matter.
enum SymbolExample {
  /// A configuration whose second tab has `keys`.
  static func tab(_ keys: String, root: String = "") -> String {
    """
    version: 1
    \(root)tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, \(keys)}

    """
  }
}
