import TabTree

/// The routes of a configuration, as the cases of an enumeration and in the order in which a path is
/// compared with them.
struct RouteTable {
  /// A case of the enumeration.
  struct Case {
    /// The name in Swift, as it stands in the source.
    var name: String

    /// The route as it is written.
    let text: String

    let template: RouteTemplate

    /// The parameters as they are written, and their names in Swift.
    let parameters: [(written: String, name: String)]

    /// The label of the segments after the route.
    let rest: String

    /// The tabs that the link leads to: several only where they are never shown together.
    var tabs: [TabNames.Entry]

    /// Whether it is a route of an earlier release.
    let isFormer: Bool
  }

  /// A route, and the case of the enumeration that a path which begins with it is.
  struct Match {
    let template: RouteTemplate
    let index: Int
    let isFormer: Bool
  }

  /// How many segments all routes may have together. Of more no compiler would make a program.
  static let mostSegments = 100_000

  private(set) var cases: [Case] = []
  private(set) var matches: [Match] = []

  /// By case: the identities of its tabs.
  private var members: [Set<Int>] = []

  init(_ names: TabNames) {
    var entries: [(tab: TabNames.Entry, text: String, template: RouteTemplate)] = []
    var former = entries
    for tab in names.tabs {
      var known: Set<String> = []
      for place in names.configuration.places(of: tab.identity) {
        guard let text = names.configuration.text(.route, of: place), known.insert(text).inserted,
          let template = try? RouteTemplate(text)
        else { continue }
        entries.append((tab, text, template))
      }
      for text in names.texts(.formerRoutes, of: tab) {
        if let template = try? RouteTemplate(text) { former.append((tab, text, template)) }
      }
    }
    var shapes: [String: Int] = [:]
    for entry in entries {
      if let known = shapes[entry.template.shape] {
        // Places of one id may name a parameter differently.
        add(entry.tab, to: known)
      } else {
        shapes[entry.template.shape] = cases.count
        matches.append(Match(template: entry.template, index: cases.count, isFormer: false))
        append(entry.tab, entry.text, entry.template, isFormer: false)
      }
    }
    // By tab: the first case of today with these parameters.
    var today: [Int: [Set<String>: Int]] = [:]
    for (index, route) in cases.enumerated() {
      let parameters = Set(route.parameters.map(\.written))
      for tab in route.tabs where today[tab.identity]?[parameters] == nil {
        today[tab.identity, default: [:]][parameters] = index
      }
    }
    var sharers: [String: Set<Int>] = [:]
    for entry in former { sharers[entry.template.shape, default: []].insert(entry.tab.identity) }
    for entry in former {
      let shape = entry.template.shape
      if let known = shapes[shape] {
        add(entry.tab, to: known)
        continue
      }
      // Read as one of today, it would lead to its tab alone.
      let isShared = sharers[shape, default: []].count > 1
      let own = isShared ? nil : today[entry.tab.identity]?[Set(entry.template.parameterNames)]
      shapes[shape] = own ?? cases.count
      matches.append(Match(template: entry.template, index: own ?? cases.count, isFormer: true))
      if own == nil {
        append(entry.tab, entry.text, entry.template, isFormer: true)
      }
    }
    nameCases()
    matches.sort { first, second in
      if first.template.precedes(second.template) { return true }
      // Of two alike the one of today counts.
      return !second.template.precedes(first.template) && !first.isFormer && second.isFormer
    }
  }

  /// Whether a link can lead to several tabs.
  var isShared: Bool { cases.contains { $0.tabs.count > 1 } }

  private mutating func add(_ tab: TabNames.Entry, to index: Int) {
    if members[index].insert(tab.identity).inserted { cases[index].tabs.append(tab) }
  }

  private mutating func append(
    _ tab: TabNames.Entry,
    _ text: String,
    _ template: RouteTemplate,
    isFormer: Bool
  ) {
    let written = template.parameterNames
    // A label between backticks is a warning where it is called.
    let names = SwiftName.names(for: written, reserved: SwiftName.keywords)
    var rest = "rest"
    while names.contains(rest) { rest += "OfPath" }
    members.append([tab.identity])
    cases.append(
      Case(
        name: tab.name,
        text: text,
        template: template,
        parameters: Array(zip(written, names)),
        rest: rest,
        tabs: [tab],
        isFormer: isFormer
      )
    )
  }

  /// Names a case after its tab, and where a tab has several, all but the first after the route too.
  private mutating func nameCases() {
    var known: Set<Int> = []
    let ids = cases.map { route in
      let tab = route.tabs[0]
      return known.insert(tab.identity).inserted && !route.isFormer
        ? tab.id : "\(tab.id) \(route.isFormer ? "former" : "") \(route.text)"
    }
    let names = SwiftName.names(for: ids, reserved: ["link", "path", "tab", "tabs", "url"])
    for index in cases.indices { cases[index].name = SwiftName.quoted(names[index]) }
  }
}

extension RouteTemplate {
  /// The names of the parameters, in order.
  var parameterNames: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }
}
