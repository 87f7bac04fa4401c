import TabTree

/// The enumeration of routes: one case a route, with its parameters and the rest of a longer path.
struct RouteEnumeration: GeneratedPart {
  let generation: Generation

  init(_ generation: Generation) { self.generation = generation }

  private var routes: RouteTable { generation.routes }

  func write(into writer: inout SwiftWriter) {
    let type = names.type("TabRoute")
    writer.documentation(
      "The links of \(generation.app). What follows a route in a longer path is the rest."
    )
    writer.block("\(access)enum \(type): Hashable, Sendable") { writer in
      for route in routes.cases { write(route, into: &writer) }
      writeTabs(into: &writer)
      writer.blank()
      writePath(into: &writer)
    }
    writer.blank()
    writer.block("extension \(type)") { writer in
      writeLinks(into: &writer)
    }
    writer.blank()
    writer.block("extension \(type)") { writer in
      writeMatching(into: &writer)
      writer.blank()
      writer.line(prefixes.isEmpty ? RouteHelpers.pathAfterHost : RouteHelpers.pathAfterPrefix)
      writer.line(RouteHelpers.host)
      writer.blank()
      writer.line(RouteHelpers.segments)
    }
  }

  private var prefixes: [String] { generation.configuration.urlPrefixes }

  private func write(_ route: RouteTable.Case, into writer: inout SwiftWriter) {
    writer.documentation("`\(route.text)`\(route.isFormer ? ", of earlier releases" : "").")
    let values =
      route.parameters.map { "\($0.name): String" } + ["\(route.rest): [String] = []"]
    writer.call("case \(route.name)", values)
    writer.blank()
  }

  private func writeTabs(into writer: inout SwiftWriter) {
    let isShared = routes.isShared
    writer.documentation(
      isShared
        ? "The tab that the link opens, or the first of ``tabs``." : "The tab that the link opens."
    )
    writer.block("\(access)var tab: \(names.tabID)") { writer in
      writer.line("switch self {")
      for route in routes.cases { write(route, value: tab(route.tabs[0], of: route), &writer) }
      writer.line("}")
    }
    guard isShared else { return }
    writer.blank()
    writer.documentation("The tabs of which the link opens the one that is shown.")
    writer.block("\(access)var tabs: [\(names.tabID)]") { writer in
      writer.line("switch self {")
      for route in routes.cases where route.tabs.count > 1 {
        let tabs = route.tabs.map { tab($0, of: route) }
        write(route, value: SwiftWriter.list(tabs, within: SwiftWriter.lineLength / 2), &writer)
      }
      if routes.cases.contains(where: { $0.tabs.count == 1 }) { writer.line("default: [tab]") }
      writer.line("}")
    }
  }

  /// A tab as a value; for a dynamic list the item whose key is the route's last parameter.
  private func tab(_ tab: TabNames.Entry, of route: RouteTable.Case) -> String {
    guard names.isDynamic(tab), let key = route.parameters.last else { return ".\(tab.name)" }
    return ".\(tab.name)(\(key.name))"
  }

  /// Writes a case of a `switch` over the routes that binds the parameters which its value names.
  private func write(
    _ route: RouteTable.Case,
    value: String,
    rest: Bool = false,
    _ writer: inout SwiftWriter
  ) {
    let last = route.parameters.last?.name
    let bindings =
      route.parameters.map { parameter in
        rest || parameter.name == last && value.contains("(\(parameter.name))")
          ? "let \(parameter.name)" : "_"
      } + [rest ? "let \(route.rest)" : "_"]
    let isBound = bindings.contains { $0 != "_" }
    guard isBound else { return writer.entry(".\(route.name)", value) }
    let pattern = ".\(route.name)(\(bindings.joined(separator: ", ")))"
    if pattern.fits(writer.room - 6) { return writer.entry(pattern, value) }
    writer.line("case .\(route.name)(")
    writer.indented { $0.line(bindings.joined(separator: ",\n")) }
    writer.line("):")
    writer.indented { $0.line(value) }
  }

  private func writePath(into writer: inout SwiftWriter) {
    writer.documentation("The path, percent-encoded.")
    writer.block("\(access)var path: String") { writer in
      writer.line("switch self {")
      for route in routes.cases {
        var segments: [String] = []
        var parameters = route.parameters[...]
        for segment in route.template.segments {
          switch segment {
          case .literal(let text): segments.append(SwiftLiteral.string(text))
          case .parameter:
            if let parameter = parameters.popFirst() { segments.append(parameter.name) }
          }
        }
        var value = "of: \(SwiftWriter.list(segments, within: 60)) + \(route.rest)"
        if value.hasSeveralLines { value = "\n\(SwiftWriter.deeper(value))\n" }
        write(route, value: "Self.path(\(value))", rest: true, &writer)
      }
      writer.line("}")
    }
  }

  /// Writes the templates in the order in which a path is compared with them, and what each means.
  private func writeMatching(into writer: inout SwiftWriter) {
    let templates = routes.matches.map { match in
      SwiftWriter.list(
        match.template.segments.map {
          if case .literal(let text) = $0 { SwiftLiteral.string(text) } else { "nil" }
        },
        within: 80
      )
    }
    writer.line("private static let templates: [[String?]] = [")
    let end = templates.count > 1 ? "," : ""
    writer.indented { $0.line(templates.joined(separator: ",\n") + end) }
    writer.line("]")
    writer.blank()
    writer.block("private init?(segments: [String])") { writer in
      writer.line(
        """
        let index = Self.templates.firstIndex { Self.begins(segments, with: $0) }
        switch index {
        """
      )
      for (index, match) in routes.matches.enumerated() {
        writer.line("case \(index):")
        writer.indented { write(match, into: &$0) }
      }
      writer.line("default: return nil")
      writer.line("}")
    }
  }

  private func write(_ match: RouteTable.Match, into writer: inout SwiftWriter) {
    let route = routes.cases[match.index]
    let segments = match.template.segments
    let parameters = route.parameters.map { parameter in
      let position = segments.firstIndex(of: .parameter(parameter.written)) ?? 0
      return "\(parameter.name): segments[\(position)]"
    }
    let rest = "\(route.rest): Array(segments[\(segments.count)...])"
    writer.call("self = .\(route.name)", parameters + [rest])
  }

  private func writeLinks(into writer: inout SwiftWriter) {
    writer.line(
      """
      /// The route of a path; `nil` where no route fits or the path is not well formed.
      \(access)init?(path: String) {
        guard let segments = Self.segments(of: path) else { return nil }
        self.init(segments: segments)
      }

      /// The route of a link; `nil` for a link that leads nowhere.
      \(access)init?(link: String) {
        guard let path = Self.path(of: link) else { return nil }
        self.init(path: path)
      }

      /// The route of a URL; `nil` for one that leads nowhere.
      \(access)init?(url: URL) { self.init(link: url.absoluteString) }

      /// The route as a URL; `nil` for values that would be read back as others, as an empty one.
      \(access)var url: URL? { Self(link: link) == self ? URL(string: link) : nil }

      """
    )
    guard let first = prefixes.first else {
      writer.documentation("The route as a link, which is the path alone.")
      writer.line("\(access)var link: String { path }")
      return
    }
    writer.documentation("The route as a link.")
    writer.block("\(access)var link: String") { writer in
      writer.line(
        SwiftLiteral.string(first) + (first.hasSuffix("/") ? " + path.dropFirst()" : " + path")
      )
    }
    writer.blank()
    let known = prefixes.sorted { $0.utf8.count > $1.utf8.count }.map { SwiftLiteral.string($0) }
    writer.line("private static let prefixes = \(SwiftWriter.list(known, within: 60))")
  }
}
