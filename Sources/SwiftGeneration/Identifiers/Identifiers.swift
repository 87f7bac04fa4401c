import TabTree

extension Generation {
  /// The file of ids, accessibility identifiers and routes.
  func identifiers() -> GeneratedFile {
    var writer = file(importing: routes.cases.isEmpty ? [] : ["Foundation"])
    write(TabIDEnumeration(self), into: &writer)
    if !names.actions.isEmpty {
      writer.blank()
      writeActions(into: &writer)
    }
    if !routes.cases.isEmpty {
      writer.blank()
      RouteEnumeration(self).write(into: &writer)
    }
    return finished(writer, "TabIdentifiers")
  }

  private func write(
    _ enumeration: TabIDEnumeration,
    into writer: inout SwiftWriter
  ) {
    enumeration.write(into: &writer)
    writer.blank()
    writer.block("extension \(names.tabID)") { writer in
      SavedNames(generation: self).write(into: &writer)
      writer.blank()
      writeAccessibilityIdentifiers(of: names.tabs, into: &writer)
      let inspected = names.tabs.filter { entry in
        configuration.places(of: entry.identity).contains { configuration.nodes[$0].inspector }
      }
      if !inspected.isEmpty {
        writer.blank()
        write(inspected, into: &writer)
      }
    }
  }

  private func write(
    _ inspected: [TabNames.Entry],
    into writer: inout SwiftWriter
  ) {
    writer.documentation("Whether an inspector suits the content in regular width.")
    writer.block("\(access)var suitsInspector: Bool") { writer in
      writer.line("switch self {")
      for entry in inspected { writer.entry(".\(entry.name)", "true") }
      if inspected.count < names.tabs.count { writer.line("default: false") }
      writer.line("}")
    }
  }

  private func writeActions(into writer: inout SwiftWriter) {
    writer.documentation("The actions of \(app)".sentence)
    writer.block("\(access)enum \(names.actionID): String, CaseIterable, Sendable") { writer in
      writer.rawCases(names.actions, names)
      writer.blank()
      writeAccessibilityIdentifiers(of: names.actions, into: &writer)
    }
  }

  private func writeAccessibilityIdentifiers(
    of entries: [TabNames.Entry],
    into writer: inout SwiftWriter
  ) {
    let known = entries.compactMap { entry in
      let identifiers = names.identifiers(of: entry)
      return identifiers.isEmpty ? nil : (name: entry.name, identifiers: identifiers)
    }
    let several = known.filter { $0.identifiers.count > 1 }
    writer.documentation(
      several.isEmpty
        ? "What UI tests look for."
        : "What UI tests look for; the first of ``accessibilityIdentifiers``."
    )
    guard !known.isEmpty else {
      writer.line("\(access)var accessibilityIdentifier: String? { nil }")
      return
    }
    writer.block("\(access)var accessibilityIdentifier: String?") { writer in
      writer.line("switch self {")
      for (name, identifiers) in known {
        writer.entry(".\(name)", SwiftLiteral.string(identifiers[0]))
      }
      if known.count < entries.count { writer.line("default: nil") }
      writer.line("}")
    }
    guard !several.isEmpty else { return }
    writer.blank()
    writer.documentation("What UI tests look for in the places of a tab, each once.")
    writer.block("\(access)var accessibilityIdentifiers: [String]") { writer in
      writer.line("switch self {")
      for (name, identifiers) in several {
        writer.entry(
          ".\(name)",
          SwiftWriter.list(identifiers.map { SwiftLiteral.string($0) }, within: 60)
        )
      }
      if several.count < entries.count {
        writer.line("default: accessibilityIdentifier.map { [$0] } ?? []")
      }
      writer.line("}")
    }
  }
}

extension SwiftWriter {
  /// Writes cases with the ids as raw values.
  mutating func rawCases(_ entries: [TabNames.Entry], _ names: TabNames) {
    for (index, entry) in entries.enumerated() {
      if index > 0 { blank() }
      documentation(names.description(of: entry))
      rawCase(entry.name, entry.id)
    }
  }

  /// Writes a case with its raw value, where that is not its name.
  mutating func rawCase(_ name: String, _ value: String) {
    guard name != value else { return line("case \(name)") }
    assignment("case \(name)", SwiftLiteral.hanging(value))
  }
}
