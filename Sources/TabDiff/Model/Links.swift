import TabTree

/// A route, and what of it decides which links it takes.
struct Link {
  let text: String
  let shape: String

  init(_ text: String) {
    self.text = text
    shape = (try? RouteTemplate(text))?.shape ?? text
  }
}

/// What leads to a destination beside its id, over all of its places and each once.
struct Links {
  private(set) var routes: [Link] = []
  private(set) var formerRoutes: [Link] = []
  private(set) var formerIDs: [String] = []

  init(_ configuration: TabConfiguration, _ identity: Int) {
    let places = configuration.places(of: identity)
    for place in places {
      let written = configuration.nodes[place].written
      if written.contains(.route), let text = configuration.text(.route, of: place) {
        routes.append(Link(text))
      }
      if written.contains(.formerRoutes) {
        formerRoutes += configuration.texts(.formerRoutes, of: place).map(Link.init)
      }
      if written.contains(.formerIDs) { formerIDs += configuration.texts(.formerIDs, of: place) }
    }
    guard places.count > 1 else { return }
    var shapes: Set<String> = []
    routes = routes.filter { shapes.insert($0.shape).inserted }
    var formerShapes: Set<String> = []
    formerRoutes = formerRoutes.filter { formerShapes.insert($0.shape).inserted }
    var ids: Set<DiffValue> = []
    formerIDs = formerIDs.filter { ids.insert(.text($0)).inserted }
  }

  var isEmpty: Bool { routes.isEmpty && formerRoutes.isEmpty && formerIDs.isEmpty }

  /// Both as they stand in what is said of a destination that came or went.
  var members: [(name: String, value: DiffValue)] {
    var members: [(name: String, value: DiffValue)] = []
    if !routes.isEmpty { members.append(("route", .texts(routes.map(\.text)))) }
    if !formerRoutes.isEmpty {
      members.append(("formerRoutes", .texts(formerRoutes.map(\.text))))
    }
    if !formerIDs.isEmpty { members.append(("formerIDs", .texts(formerIDs))) }
    return members
  }
}
