import TabTree

extension TabNames {
  /// Dynamic lists, in document order.
  var lists: [Entry] { tabs.filter { isDynamic($0) } }

  /// The enumeration of dynamic lists.
  var listID: String { type("TabListID") }

  /// What a dynamic list is made of.
  var item: String { type("TabItem") }
}

extension Generation {
  /// Writes the type of the items that the app makes, and the lists that they are for.
  ///
  /// - Parameters:
  ///   - symbolsOnly: Whether items have no image but a symbol, and no badge.
  ///   - haveSymbols: Whether every item has a symbol of its own.
  func writeItems(
    into writer: inout SwiftWriter,
    symbolsOnly: Bool = false,
    haveSymbols: Bool = false
  ) {
    guard names.hasDynamics else { return }
    if !symbolsOnly { writer.blank() }
    writer.documentation("The lists of items that the app makes.")
    writer.block("\(access)enum \(names.listID): String, CaseIterable, Sendable") { writer in
      for (index, list) in names.lists.enumerated() {
        if index > 0 { writer.blank() }
        let source = names.text(.source, of: list) ?? ""
        writer.documentation("From \(visible(source)).")
        writer.rawCase(list.name, list.id)
      }
    }
    writer.blank()
    var values: [(name: String, type: String, what: String)] = [
      ("key", "String", "What tells it from the others of its list."),
      ("title", "String", "The title."),
      haveSymbols
        ? ("systemImage", "String", "The SF Symbol.")
        : ("systemImage", "String?", "The SF Symbol; without it, that of the list."),
    ]
    if !symbolsOnly {
      values.append(("image", "String?", "The name of an image, in place of a symbol."))
      values.append(("badge", "String?", "The badge."))
    }
    writer.documentation(
      "An item that the app makes. Its tab has the id of the list, a dot and the key."
    )
    writer.block("\(access)struct \(names.item): Hashable, Sendable") { writer in
      for value in values {
        writer.documentation(value.what)
        writer.line("\(access)var \(value.name): \(value.type)")
        writer.blank()
      }
      writer.documentation("An item of a key and a title.")
      writer.line("\(access)init(")
      writer.indented { writer in
        writer.line(
          values.map { "\($0.name): \($0.type)\($0.type.hasSuffix("?") ? " = nil" : "")" }
            .joined(separator: ",\n")
        )
      }
      writer.line(") {")
      writer.indented { writer in
        for value in values { writer.line("self.\(value.name) = \(value.name)") }
      }
      writer.line("}")
    }
  }

  /// A text of the file as a comment can hold it.
  func visible(_ text: String) -> String { "`\(comment(text).prefix(200))`" }
}
