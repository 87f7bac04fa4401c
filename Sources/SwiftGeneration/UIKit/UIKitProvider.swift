import TabTree

extension UIKitTabs {
  func writeProvider(into writer: inout SwiftWriter) {
    if !groups.isEmpty {
      writer.documentation("The groups whose children a navigation controller shows.")
      writer.block("\(access)enum \(groupID): String, CaseIterable, Sendable") { writer in
        writer.rawCases(groups, names)
      }
      writer.blank()
    }
    writer.documentation("What the app gives to its tabs.")
    writer.line("@MainActor")
    writer.block("\(access)protocol \(provider): AnyObject") { writer in
      writer.documentation("The screen of a tab, or of a group that has one of its own.")
      writer.line("func viewController(for tab: \(names.tabID)) -> UIViewController")
      if !groups.isEmpty {
        writer.blank()
        writer.documentation(
          "The navigation controller that shows the children of a group, which must not be in one "
            + "of their own. `nil`, which is not for sections, shows the group's own screen whichever "
            + "child is selected."
        )
        writer.declaration(
          "func navigationController(for group: \(groupID))",
          result: " -> UINavigationController?",
          nil
        )
      }
      if !names.actions.isEmpty {
        writer.blank()
        writer.documentation("Does what an action is for.")
        writer.line("func perform(_ action: \(names.actionID))")
      }
      if names.hasDynamics {
        writer.blank()
        writer.documentation("The items of a list, in their order.")
        writer.line("func items(of list: \(names.listID)) -> [\(names.item)]")
      }
      writeRequirement(.badge, "badge(of tab: \(names.tabID)) -> String?", &writer)
      writeRequirement(.dynamicTitle, "title(of tab: \(names.tabID)) -> String?", &writer)
      writeRequirement(.dynamicImage, "image(of tab: \(names.tabID)) -> UIImage?", &writer)
    }
  }

  private func writeRequirement(_ key: NodeKey, _ function: String, _ writer: inout SwiftWriter) {
    let used = configuration.nodes.indices.filter {
      generation.isBuilt($0) && [.tab, .group].contains(configuration.nodes[$0].kind)
        && (key == .badge ? generation.hasOwnBadge($0) : configuration.text(key, of: $0) != nil)
    }
    guard !used.isEmpty else { return }
    let what =
      switch key {
      case .badge: "The badge of a tab; asked for"
      case .dynamicTitle: "What stands in place of the title; asked for"
      default: "What stands in place of the image; asked for"
      }
    var known: Set<String> = []
    let list = used.map { "``\(names.tabID)/\(names.name(of: $0))``" }
      .filter { known.insert($0).inserted }
    writer.blank()
    writer.documentation("\(what) \(list.joined(separator: ", ")).")
    writer.line("func \(function)")
  }

  /// Writes what a tab carries along as its `userInfo`.
  func writeInfo(into writer: inout SwiftWriter) {
    let hasActions = !names.actions.isEmpty
    writer.documentation("What a tab stands for. It is the tab's `userInfo`.")
    writer.block("\(access)struct \(info): Hashable, Sendable") { writer in
      writer.documentation("The tab; `nil` for a section or an action.")
      writer.line("\(access)var tab: \(names.tabID)?")
      if hasActions {
        writer.blank()
        writer.documentation("The action, which is done instead of selecting anything.")
        writer.line("\(access)var action: \(names.actionID)?")
      }
      writer.blank()
      writer.documentation("Whether it is shown in compact width.")
      writer.line("\(access)var isInCompact = true")
      writer.blank()
      writer.documentation("Whether it is shown in regular width.")
      writer.line("\(access)var isInRegular = true")
      writer.blank()
      writer.documentation("Of which children the first that is there is a group's default child.")
      writer.line("fileprivate var defaultChildrenInCompact: [String] = []")
      writer.line("fileprivate var defaultChildrenInRegular: [String] = []")
    }
  }
}
