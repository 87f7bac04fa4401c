import Foundation
import SwiftGeneration
import TabTree
import Testing

/// Programs are made of generated identifiers and run.
@Suite struct IdentifierTests {
  /// A link that a program is asked for, and what it is to say of it.
  private struct Question {
    let program: String
    let link: String
    let answer: String
  }

  @Test func routesAreReadAndWrittenBack() throws {
    let folder = try ScratchFolder()
    var files: [String] = []
    var asked: [String] = []
    var questions: [Question] = []
    for sample in Sample.all {
      let configuration = try sample.configuration()
      var code = ""
      for file in try sample.generate(.identifiers) {
        try folder.put(file.name, file.text)
        files.append(file.name)
        code += file.text
      }
      let hasRoutes = configuration.nodes.indices.contains {
        configuration.text(.route, of: $0) != nil
          || !configuration.texts(.formerRoutes, of: $0).isEmpty
      }
      asked.append(Self.function(sample.prefix, hasRoutes: hasRoutes, code))
      for id in Self.ids(of: configuration) {
        let answer = try Self.answer(toID: id, configuration)
        let all = Self.answers(toID: id, configuration)
        #expect(all.first ?? "nil" == answer, "\(sample.prefix): \(id)")
        let isShared = code.contains("func tabs(saved")
        questions.append(
          Question(
            program: sample.prefix,
            link: "id \(id)",
            answer: isShared ? all.joined(separator: " ") : answer
          )
        )
      }
      guard hasRoutes else { continue }
      questions += Self.links(of: configuration).map {
        Question(
          program: sample.prefix,
          link: "link \($0)",
          answer: Self.answer(toLink: $0, configuration)
        )
      }
    }
    #expect(questions.count > 400)
    try folder.put("main.swift", Self.main(asked))
    let answers = try SwiftTool.output(
      of: ["main.swift"] + files,
      in: folder.url,
      input: questions.map { "\($0.program) \($0.link)\n" }.joined()
    ).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(answers.count == questions.count + 1)
    for (question, answer) in zip(questions, answers) {
      #expect(answer == question.answer, "\(question.program): \(question.link)")
    }
  }

  /// Places of one id may call a parameter differently; a link still opens one tab.
  @Test func placesWithOtherParametersAreOneTab() throws {
    let sample = Sample(
      name: "places",
      text: """
        version: 1
        tabs:
          - {id: home, title: Home, systemImage: house}
          - {id: item, title: Item, systemImage: star, regular: hidden, route: "/items/{x}"}
          - {id: item, title: Item, systemImage: star, compact: hidden, route: "/items/{y}"}
        """
    )
    let code = try sample.generate(.identifiers).map(\.text).joined()
    #expect(code.contains("var tab: PlacesTabID"))
    #expect(!code.contains("var tabs:"))
  }

  @Test func placesHaveAccessibilityIdentifiersOfTheirOwn() throws {
    let sample = Sample(
      name: "places",
      text: """
        version: 1
        tabs:
          - {id: home, title: Home, systemImage: house, accessibilityIdentifier: home}
          - {id: item, title: Item, systemImage: star, regular: hidden, accessibilityIdentifier: bar}
          - {id: item, title: Item, systemImage: star, compact: hidden, accessibilityIdentifier: row}
        """
    )
    let code = try sample.generate(.identifiers).map(\.text).joined()
    #expect(code.contains("case .item: \"bar\"\n"))
    #expect(code.contains("case .item: [\"bar\", \"row\"]\n"))
    #expect(code.contains("default: accessibilityIdentifier.map { [$0] } ?? []\n"))
  }

  /// A function of the program that answers for one sample.
  private static func function(_ prefix: String, hasRoutes: Bool, _ code: String) -> String {
    let tabs = code.contains("var tabs: [") ? "route.tabs" : "[route.tab]"
    let saved =
      code.contains("func tabs(saved")
      ? """
      let tabs = \(prefix)TabID.tabs(saved: id)
          if tabs.first != \(prefix)TabID(saved: id) { return "another" }
          return tabs.map(\\.rawValue).joined(separator: " ")
      """ : "return \(prefix)TabID(saved: id)?.rawValue ?? \"nil\""
    let links =
      hasRoutes
      ? """
        let link = String(question.dropFirst("link ".count))
        guard let route = \(prefix)TabRoute(link: link) else { return "nil" }
        if let url = URL(string: link), url.absoluteString == link {
          guard \(prefix)TabRoute(url: url) == route else { return "another by its URL" }
        }
        if let url = route.url {
          guard \(prefix)TabRoute(url: url) == route else { return "another read back" }
        }
        guard \(tabs).first == route.tab else { return "another first" }
        return "\\(\(tabs).map(\\.rawValue).joined(separator: "|")) \\(route.path)"
      """
      : "    return \"\""
    return """
      func answer\(prefix)(_ question: String) -> String {
        if question.hasPrefix("id ") {
          let id = String(question.dropFirst("id ".count))
          \(saved)
        }
      \(links)
      }

      """
  }

  private static func main(_ functions: [String]) -> String {
    let names = Sample.all.map { "  \"\($0.prefix)\": answer\($0.prefix),\n" }.joined()
    return """
      import Foundation

      \(functions.joined())
      let programs: [String: (String) -> String] = [
      \(names)]
      while let line = readLine() {
        let parts = line.split(separator: " ", maxSplits: 1)
        print(programs[String(parts[0])]?(String(parts[1])) ?? "no such program")
      }

      """
  }

  private static func ids(of configuration: TabConfiguration) -> [String] {
    var ids = ["nothing", ".", "\u{212A}"]
    for node in configuration.nodes.indices {
      let id = configuration.nodes[node].id
      ids += [id, id + ".x", id + ".y.z", id + ".", id + "x"]
      for former in configuration.texts(.formerIDs, of: node) { ids += [former, former + ".x"] }
    }
    return ids.filter { !$0.contains("\n") }
  }

  /// The id that saved state names: a tab's or group's, an item's of a list, or a former one.
  private static func answer(toID name: String, _ configuration: TabConfiguration) throws -> String
  {
    let nodes = configuration.nodes
    let tabs = nodes.indices.filter { [.tab, .group].contains(nodes[$0].kind) }
    let lists = nodes.indices.filter { nodes[$0].kind == .dynamic }
      .sorted { nodes[$0].id.count > nodes[$1].id.count }
    if let tab = tabs.first(where: { nodes[$0].id.isSame(as: name) }) { return nodes[tab].id }
    for list in lists where name.hasPrefix(nodes[list].id + ".") {
      if name.count > nodes[list].id.count + 1 { return name }
    }
    let former = nodes.indices.filter { nodes[$0].kind == .dynamic }.flatMap { list in
      configuration.texts(.formerIDs, of: list).map { (list: list, text: $0) }
    }.filter { name.hasPrefix($0.text + ".") && name.count > $0.text.count + 1 }
    if let longest = former.map(\.text.count).max(),
      let (list, text) = former.first(where: { $0.text.count == longest })
    {
      return nodes[list].id + name.dropFirst(text.count)
    }
    let tab = tabs.first {
      configuration.texts(.formerIDs, of: $0).contains { $0.isSame(as: name) }
    }
    return tab.map { nodes[$0].id } ?? "nil"
  }

  /// The ids of what the resolver finds by a name; a list is no tab, its items are.
  private static func answers(toID name: String, _ configuration: TabConfiguration) -> [String] {
    configuration.destinations(withID: name).compactMap { found in
      let node = configuration.nodes[found.node]
      guard node.kind == .dynamic else { return node.id }
      return found.key.map { "\(node.id).\($0)" }
    }
  }

  private static let hostilePaths = [
    "", "/", "//", "///", "/..", "/.", "/%2E%2e", "/%", "/%4", "/%zz", "/%ff", "/%00", "/a%0Ab",
    "/x/../y", "?", "#", "/?/files", "/#/files", "/%2F", "nothing", "/nothing/at/all",
    "/\u{212A}", "/e\u{301}", "/%C3%A9", "/ ", "/\u{0}", "/%0A", "/%7f", "/%C2%85", "/%2e",
    "/..%2F",
    "/%E2%80%A8", "/%ED%A0%80", "/%C0%AF", "/%25", "/\u{301}", "?\u{301}/a", ":80/", "@host/",
    "////",
    "/./", "/../", "//..", "/%2F..", "/\u{7F}", "/\\..",
  ]

  private static func links(of configuration: TabConfiguration) -> [String] {
    let routes = configuration.nodes.indices.flatMap { node in
      [configuration.text(.route, of: node)].compactMap { $0 }
        + configuration.texts(.formerRoutes, of: node)
    }
    let paths = routes.flatMap { route -> [String] in
      let path = route.replacing(/\{[A-Za-z0-9_]+\}/, with: "4%202%2F%C3%A9")
      return [
        path, path + "/", path + "?a=/b#/c", path + "/rest/of%20it", path + "//", path + "/..",
        path + "x", String(path.dropFirst()), path.uppercased(),
      ]
    }
    let prefixes =
      configuration.urlPrefixes.isEmpty
      ? [
        "any://", "any://host", "any://host?x=", "any:", "any:/", "", ":", "://", ":/", "any:b://",
        "any:\u{301}//", "any://h\u{301}", "any?x://", " any://", "any:///",
      ]
      : configuration.urlPrefixes + configuration.urlPrefixes.map { $0.uppercased() }
        + ["other://", ""]
    return prefixes.flatMap { prefix in
      (paths + hostilePaths).map { prefix + $0 }
    }.filter { !$0.isEmpty && !$0.contains("\n") && !$0.contains("\0") }
  }

  /// What the resolver says of a link.
  private static func answer(toLink link: String, _ configuration: TabConfiguration) -> String {
    guard let path = LinkPath(link: link, prefixes: configuration.urlPrefixes) else { return "nil" }
    let all = configuration.destinations(for: path)
    guard let found = all.first, let match = found.match else { return "nil" }
    let key = match.parameters.last.map { "." + $0.value } ?? ""
    let ids = all.map { found in
      let node = configuration.nodes[found.node]
      return node.kind == .dynamic ? node.id + key : node.id
    }
    var template = found.former ?? ""
    let today = configuration.places(of: found.node).lazy
      .compactMap { configuration.text(.route, of: $0) }.first
    if let today, found.former == nil || all.count == 1 {
      let former = found.former.flatMap { try? RouteTemplate($0) }
      let known = (try? RouteTemplate(today)).map { names(of: $0) } ?? []
      if former.map({ Set(names(of: $0)) == Set(known) }) ?? true { template = today }
    }
    var filled = template
    for parameter in match.parameters {
      filled = filled.replacingOccurrences(
        of: "{\(parameter.name)}",
        with: encoded(parameter.value)
      )
    }
    let rest = match.rest.map { "/" + encoded($0) }.joined()
    return "\(ids.joined(separator: "|")) \(filled == "/" && !rest.isEmpty ? rest : filled + rest)"
  }

  private static func names(of route: RouteTemplate) -> [String] {
    route.segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  private static func encoded(_ text: String) -> String {
    let allowed = CharacterSet(charactersIn: "-._~").union(
      CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    )
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
