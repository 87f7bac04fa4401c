import TabLayout
import TabTree

extension TabModels {
  private var row: String { names.type("TabRow") }

  /// Writes the type of the rows of a sidebar that is the app's own.
  func writeRowType(into writer: inout SwiftWriter) {
    let action = names.actions.isEmpty ? "" : "    case action(\(names.actionID))\n"
    writer.line(
      """
      /// A row of the sidebar.
      \(access)struct \(row): Hashable, Sendable {
        /// What a row stands for.
        \(access)enum Destination: Hashable, Sendable {
          case tab(\(names.tabID))
          case section(String)
      \(action)  }

        /// What it stands for.
        \(access)var destination: Destination

        /// The title.
        \(access)var title: String

        /// The SF Symbol.
        \(access)var systemImage: String?

        /// The name of an image, in place of a symbol.
        \(access)var image: String?

        /// The rows below it.
        \(access)var children: [\(row)] = []
      }
      """
    )
  }

  /// Writes the function that gives the rows.
  func writeRows(into writer: inout SwiftWriter) {
    let layout = presentation.everything?.layout(.regular)
    writer.blank()
    writer.documentation("The rows of the sidebar that the app shows in regular width.")
    writer.block("\(access)func rows() -> [\(row)]") { writer in
      write(layout?.sidebar ?? [], into: &writer)
    }
  }

  private func write(_ rows: [Row], into writer: inout SwiftWriter) {
    guard !rows.isEmpty else { return writer.line("[]") }
    writer.line("var rows: [\(row)] = []")
    for row in rows {
      let condition = generation.conditions.text(presentation.shown(row.node, in: .regular))
      writer.conditional(condition) { append(row, to: &$0) }
    }
    writer.line("return rows")
  }

  private func append(_ row: Row, to writer: inout SwiftWriter) {
    let node = row.node
    let name = names.name(of: node)
    guard configuration.nodes[node].kind != .dynamic else {
      writer.line("for item in items(.\(name)) {")
      writer.indented { writer in
        let image = images(of: node)
        // An item's own symbol is not for the list's image to hide.
        let asset = image.asset.map { "(item.systemImage == nil ? \($0) : nil)" }
        writer.call(
          "rows.append",
          [
            self.row
              + "(\n"
              + SwiftWriter.deeper(
                """
                destination: .tab(.\(name)(item.key)),
                title: item.title,
                systemImage: \(Self.item("systemImage", or: image.system)),
                image: \(Self.item("image", or: asset))
                """
              ) + "\n)"
          ]
        )
      }
      writer.line("}")
      return
    }
    let image = images(of: node)
    var arguments = [
      "destination: \(destination(of: node))", "title: \(generation.title(of: node) ?? "\"\"")",
    ]
    if let system = image.system { arguments.append("systemImage: \(system)") }
    if let asset = image.asset { arguments.append("image: \(asset)") }
    if !row.children.isEmpty { arguments.append("children: \(rowFunctions[node])()") }
    writer.line("rows.append(")
    writer.indented { $0.call(self.row, arguments) }
    writer.line(")")
  }

  private static func item(_ property: String, or other: String?) -> String {
    other.map { SwiftWriter.either("item.\(property)", or: $0) } ?? "item.\(property)"
  }

  private func destination(of node: Int) -> String {
    switch configuration.nodes[node].kind {
    case .tab, .group, .dynamic: ".tab(.\(names.name(of: node)))"
    case .action: ".action(.\(names.name(of: node)))"
    case .section:
      SwiftWriter.call(".section", SwiftLiteral.string(configuration.nodes[node].id))
    }
  }

  private func images(of node: Int) -> (system: String?, asset: String?) {
    guard let image = configuration.image(of: node) else { return (nil, nil) }
    let name = SwiftLiteral.hanging(image.name)
    return image.key == .systemImage ? (name, nil) : (nil, name)
  }

  /// Writes a function for the rows below each row.
  func writeChildRows(into writer: inout SwiftWriter) {
    func visit(_ rows: [Row], _ writer: inout SwiftWriter) {
      for row in rows where !row.children.isEmpty {
        writer.blank()
        writer.declaration(
          "private func \(rowFunctions[row.node])()",
          result: " -> [\(self.row)]"
        ) { write(row.children, into: &$0) }
        visit(row.children, &writer)
      }
    }
    visit(presentation.everything?.layout(.regular).sidebar ?? [], &writer)
  }
}
