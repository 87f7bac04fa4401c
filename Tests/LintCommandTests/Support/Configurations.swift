/// Configurations that tests begin with.
enum Configurations {
  /// One without findings.
  static let clean = with()

  /// One with a finding of `sidebar-only-shown`, which has a fix, at its last line.
  static let flawed = with(trash: "regular: sidebarOnly, compact: tab")

  /// Three tabs: `trash` with these keys, a comment behind it, and a line before it.
  static func with(trash keys: String = "", comment: String = "", before: String = "") -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper, kind: group, landing: self, sidebarAppearance: inline}
    \(before.isEmpty ? "" : before + "\n")\
      - {id: trash, title: Trash, systemImage: trash\(keys.isEmpty ? "" : ", ")\(keys)}\(comment)

    """
  }
}
