import TabTree

/// How saved state is read, also that of earlier releases.
struct SavedNames: GeneratedPart {
  let generation: Generation

  private var tabs: [FormerIDs.Name] { generation.formerIDs.tabs }
  private var lists: [FormerIDs.Name] { generation.formerIDs.lists }

  func write(into writer: inout SwiftWriter) {
    let areShared = generation.formerIDs.areShared
    writer.documentation(
      "The tab that saved state names, by its id or by what it was called before"
        + (areShared ? "; the first of ``tabs(saved:)``." : ".")
    )
    writer.block("\(access)init?(saved name: String)") { writeInitializer(into: &$0) }
    guard areShared else { return }
    writer.blank()
    writer.documentation(
      "The tabs that saved state names, of which the one is meant that is shown."
    )
    writer.block("\(access)static func tabs(saved name: String) -> [Self]") {
      writeTabs(into: &$0)
    }
  }

  private func writeInitializer(into writer: inout SwiftWriter) {
    // What has a name today has it as its raw value.
    let tabs = tabs.filter { !$0.isOfToday }
    let lists = lists.filter { !$0.isOfToday }
    guard !tabs.isEmpty || !lists.isEmpty else {
      writer.line("self.init(rawValue: name)")
      return
    }
    for name in tabs where name.hasLookalikes {
      writer.ifSame("name", as: name.text) { writer in
        writer.line("self = .\(name.owners[0].name)")
        writer.line("return")
      }
    }
    writer.block("if let tab = Self(rawValue: name)") { writer in
      writer.line("self = tab")
      writer.line("return")
    }
    for name in lists {
      writer.withKey(of: "name", in: name.text) { writer in
        writer.line("self = .\(name.owners[0].name)(key)")
        writer.line("return")
      }
    }
    let plain = tabs.filter { !$0.hasLookalikes }
    guard !plain.isEmpty else {
      writer.line("return nil")
      return
    }
    writer.line("switch name {")
    for name in plain {
      writer.entry(SwiftLiteral.string(name.text), "self = .\(name.owners[0].name)")
    }
    writer.line("default: return nil")
    writer.line("}")
  }

  private func writeTabs(into writer: inout SwiftWriter) {
    writer.line("guard let tab = Self(saved: name) else { return [] }")
    for name in lists where name.owners.count > 1 {
      writer.withKey(of: "name", in: name.text) { writer in
        writer.block("if tab == .\(name.owners[0].name)(key)") {
          $0.line("return " + list(name.owners.dropFirst(), suffix: "(key)"))
        }
      }
    }
    let shared = tabs.filter { $0.owners.count > 1 }
    for name in shared where name.hasLookalikes {
      writer.ifSame("name", as: name.text) { $0.line("return " + list(name.owners.dropFirst())) }
    }
    let plain = shared.filter { !$0.hasLookalikes }
    guard !plain.isEmpty else { return writer.line("return [tab]") }
    writer.line("switch name {")
    for name in plain {
      writer.entry(SwiftLiteral.string(name.text), "return " + list(name.owners.dropFirst()))
    }
    writer.line("default: return [tab]")
    writer.line("}")
  }

  private func list(_ others: ArraySlice<TabNames.Entry>, suffix: String = "") -> String {
    SwiftWriter.list(["tab"] + others.map { ".\($0.name)\(suffix)" }, within: 60)
  }
}

extension SwiftWriter {
  /// Writes what is done where a text is a name byte for byte.
  fileprivate mutating func ifSame(
    _ text: String,
    as name: String,
    _ body: (inout SwiftWriter) -> Void
  ) {
    let literal = SwiftLiteral.hanging(name)
    call("if \(text).utf8.elementsEqual", [literal + ".utf8"], end: ") {")
    indented(body)
    line("}")
  }
}
