import TabTree

/// What saved state called destinations before. A name that several share, which are never shown
/// together, means the one that is shown.
struct FormerIDs {
  /// A name, and what it means.
  struct Name {
    let text: String

    /// What has it today, and then what had it before.
    var owners: [TabNames.Entry]

    /// Whether something has it today.
    let isOfToday: Bool

    /// Whether texts may differ from it only in how letters are composed, which Swift's strings do
    /// not tell apart.
    var hasLookalikes: Bool { text.utf8.contains { $0 >= 0x80 } }

    init(text: String, owner: TabNames.Entry?) {
      self.text = text
      owners = owner.map { [$0] } ?? []
      isOfToday = owner != nil
    }
  }

  /// The names that tabs and groups had.
  private(set) var tabs: [Name] = []

  /// The names with which those of a dynamic list's items began, the longest first.
  private(set) var lists: [Name] = []

  init(_ names: TabNames) {
    tabs = Self.names(of: names.tabs.filter { !names.isDynamic($0) }, names)
    lists = Self.names(of: names.lists, names)
      .sorted { $0.text.utf8.count > $1.text.utf8.count }
  }

  /// Whether a name means several.
  var areShared: Bool { (tabs + lists).contains { $0.owners.count > 1 } }

  private static func names(of entries: [TabNames.Entry], _ names: TabNames) -> [Name] {
    var today: [[UInt8]: TabNames.Entry] = [:]
    for entry in entries { today[Array(entry.id.utf8)] = entry }
    var positions: [[UInt8]: Int] = [:]
    var found: [Name] = []
    for entry in entries {
      for text in names.texts(.formerIDs, of: entry) {
        let bytes = Array(text.utf8)
        let position = positions[bytes] ?? found.count
        if position == found.count {
          positions[bytes] = position
          found.append(Name(text: text, owner: today[bytes]))
        }
        // An id that it still has says nothing new.
        if today[bytes]?.identity != entry.identity { found[position].owners.append(entry) }
      }
    }
    return found
  }
}
