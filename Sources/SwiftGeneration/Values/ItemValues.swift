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
  func writeItems(into writer: inout SwiftWriter) {
    guard names.hasDynamics else { return }
    writer.blank()
    writer.documentation("The lists of items that the app makes.")
    writer.block("\(access)enum \(names.listID): String, CaseIterable, Sendable") { writer in
      for (index, list) in names.lists.enumerated() {
        if index > 0 { writer.blank() }
        let source = names.text(.source, of: list) ?? ""
        writer.documentation("From \(visible(source)).")
        writer.line(
          list.name == list.id
            ? "case \(list.name)" : "case \(list.name) = \(SwiftLiteral.hanging(list.id))"
        )
      }
    }
    writer.blank()
    writer.line(
      """
      /// An item that the app makes. Its tab has the id of the list, a dot and the key.
      \(access)struct \(names.item): Hashable, Sendable {
        /// What tells it from the others of its list.
        \(access)var key: String

        /// The title.
        \(access)var title: String

        /// The SF Symbol; without it and an image, that of the list.
        \(access)var systemImage: String?

        /// The name of an image.
        \(access)var image: String?

        /// The badge.
        \(access)var badge: String?

        /// An item of a key and a title.
        \(access)init(
          key: String,
          title: String,
          systemImage: String? = nil,
          image: String? = nil,
          badge: String? = nil
        ) {
          self.key = key
          self.title = title
          self.systemImage = systemImage
          self.image = image
          self.badge = badge
        }
      }
      """
    )
  }

  /// A text of the file as a comment can hold it.
  func visible(_ text: String) -> String { "`\(comment(text).prefix(200))`" }
}
