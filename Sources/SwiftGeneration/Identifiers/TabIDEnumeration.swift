import SourceText
import TabTree

/// The enumeration of tabs and groups.
struct TabIDEnumeration: GeneratedPart {
  let generation: Generation
  private let names: TabNames

  /// Tabs and groups, of which each is one destination.
  private let tabs: [TabNames.Entry]

  /// Dynamic lists, those first whose id begins with another's.
  private let lists: [TabNames.Entry]

  init(_ generation: Generation) {
    self.generation = generation
    names = generation.names
    tabs = names.tabs.filter { !generation.names.isDynamic($0) }
    lists = names.tabs.filter { generation.names.isDynamic($0) }
      .sorted { $0.id.utf8.count > $1.id.utf8.count }
  }

  func write(into writer: inout SwiftWriter) {
    writer.documentation(
      "The tabs and groups of \(generation.app), with the ids under which state is saved as raw "
        + "values."
    )
    if lists.isEmpty {
      writer.block("\(access)enum \(names.tabID): String, CaseIterable, Sendable") { writer in
        writer.rawCases(tabs, names)
      }
    } else {
      writer.block("\(access)enum \(names.tabID): RawRepresentable, Hashable, Sendable") { writer in
        writeCasesWithKeys(into: &writer)
      }
    }
  }

  private func writeCasesWithKeys(into writer: inout SwiftWriter) {
    for entry in names.tabs {
      if names.isDynamic(entry) {
        writer.documentation(names.description(of: entry) + " One of its items, by the key.")
        writer.line("case \(entry.name)(String)")
      } else {
        writer.documentation(names.description(of: entry))
        writer.line("case \(entry.name)")
      }
      writer.blank()
    }
    writer.documentation("The tab of an id.")
    writer.block("\(access)init?(rawValue: String)") { writer in
      if tabs.isEmpty {
        writeLists(into: &writer)
        return
      }
      writer.line("switch rawValue {")
      for tab in tabs { writer.entry(SwiftLiteral.string(tab.id), "self = .\(tab.name)") }
      writer.line("default:")
      writer.indented { writer in
        writeLists(into: &writer)
      }
      writer.line("}")
    }
    writer.blank()
    writer.documentation("The id.")
    writer.block("\(access)var rawValue: String") { writer in
      writer.line("switch self {")
      for entry in names.tabs {
        if names.isDynamic(entry) {
          writer.line("case .\(entry.name)(let key):")
          writer.indented { $0.line(SwiftLiteral.string(entry.id + ".") + " + key") }
        } else {
          writer.entry(".\(entry.name)", SwiftLiteral.string(entry.id))
        }
      }
      writer.line("}")
    }
    writer.blank()
    writer.line(
      """
      private static func key(of id: String, in list: String) -> String? {
        let start = list.utf8.count
        guard id.utf8.count > start + 1, id.utf8.starts(with: "\\(list).".utf8) else { return nil }
        return String(id.utf8.dropFirst(start + 1))
      }
      """
    )
  }

  private func writeLists(into writer: inout SwiftWriter) {
    for list in lists {
      writer.withKey(of: "rawValue", in: list.id) { writer in
        writer.line("self = .\(list.name)(key)")
        writer.line("return")
      }
    }
    writer.line("return nil")
  }
}

extension TabNames {
  /// What a comment says of an entry: its title, or else its id.
  func description(of entry: Entry) -> String {
    let title = text(.title, of: entry).map { VisibleText.line($0) } ?? ""
    return title.isEmpty ? "`\(entry.id)`." : String(title.prefix(Self.longestTitle)).sentence
  }

  private static let longestTitle = 200
}

extension SwiftWriter {
  /// Writes what is done with the key that an id has in a list.
  mutating func withKey(
    of id: String,
    in list: String,
    _ body: (inout SwiftWriter) -> Void
  ) {
    let literal = SwiftLiteral.hanging(list)
    call("if let key = Self.key", ["of: \(id)", "in: \(literal)"], end: ") {")
    indented(body)
    line("}")
  }
}
