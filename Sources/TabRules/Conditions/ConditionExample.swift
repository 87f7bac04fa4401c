/// Examples of rules about conditions: three tabs, the last with the keys that matter.
enum ConditionExample {
  /// A configuration whose last tab has `keys`.
  static func tab(_ keys: String, root: String) -> String {
    """
    version: 1
    \(root)
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: notes, title: Notes, systemImage: note.text\(keys.isEmpty ? "" : ", \(keys)")}

    """
  }

  /// A configuration whose last node is a group with `keys` and one child with `childKeys`.
  static func group(_ keys: String, child childKeys: String, root: String) -> String {
    """
    version: 1
    \(root)
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - id: work
        title: Work
        systemImage: tray
        \(keys)
        children:
          - {id: notes, title: Notes, \(childKeys)}
          - {id: hubs, title: Hubs}

    """
  }
}
