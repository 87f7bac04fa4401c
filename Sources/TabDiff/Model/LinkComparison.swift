import SourceText
import TabTree

/// Compares what links and saved state find: routes, former routes and former ids.
///
/// They belong to a destination, whichever of its places says them.
struct LinkComparison {
  let comparison: Comparison
  private let oldRoutes: RouteTable
  private let newRoutes: RouteTable

  init(_ comparison: Comparison) {
    self.comparison = comparison
    oldRoutes = RouteTable(comparison.old)
    newRoutes = RouteTable(comparison.new)
  }

  private var matching: Matching { comparison.matching }

  /// Adds the changes of a destination that both sides have.
  func compare(_ pair: Int, _ oldIdentity: Int, _ newIdentity: Int) {
    let was = Links(comparison.old, oldIdentity)
    let now = Links(comparison.new, newIdentity)
    if was.isEmpty && now.isEmpty { return }
    let place = Place(pair: pair, old: oldIdentity, new: newIdentity)
    compareRoutes(was.routes, now.routes, place)
    compareFormerRoutes(was, now, place)
    compareFormerIDs(was, now, place)
  }

  // MARK: Routes

  private struct Place {
    let pair: Int
    let old: Int
    let new: Int
  }

  private func compareRoutes(_ before: [Link], _ after: [Link], _ place: Place) {
    let oldShapes = Set(before.map(\.shape))
    let newShapes = Set(after.map(\.shape))
    let gone = before.filter { !newShapes.contains($0.shape) }
    let come = after.filter { !oldShapes.contains($0.shape) }
    for index in 0..<max(gone.count, come.count) {
      let own = index < gone.count ? gone[index] : nil
      let other = index < come.count ? come[index] : nil
      let kind: ChangeKind = own == nil ? .routeAdded : other == nil ? .routeRemoved : .routeChanged
      // Whether links go on leading here: by a former route, or by another one that matches them.
      let isKept = own.map { newRoutes.owner(of: $0.shape, $0.text) == place.new } ?? false
      add(kind, place, .route, own?.text, other?.text, isOtherwise: isKept)
    }
  }

  private func compareFormerRoutes(_ was: Links, _ now: Links, _ place: Place) {
    let before = was.formerRoutes
    let after = now.formerRoutes
    let oldShapes = Set(before.map(\.shape))
    let newShapes = Set(after.map(\.shape))
    // What is the route itself now, or was, is told of the route.
    for link in before
    where !newShapes.contains(link.shape) && !now.routes.contains(where: { $0.shape == link.shape })
    {
      add(.formerRouteDropped, place, .formerRoutes, link.text, nil)
    }
    for link in after
    where !oldShapes.contains(link.shape) && !was.routes.contains(where: { $0.shape == link.shape })
    {
      add(.formerRouteAdded, place, .formerRoutes, nil, link.text)
    }
  }

  private func compareFormerIDs(_ was: Links, _ now: Links, _ place: Place) {
    let before = was.formerIDs.map(DiffValue.text)
    let after = now.formerIDs.map(DiffValue.text)
    let oldSet = Set(before)
    let newSet = Set(after)
    let oldID = DiffValue.text(comparison.old.nodes[place.old].id)
    let newID = DiffValue.text(comparison.new.nodes[place.new].id)
    for id in before where !newSet.contains(id) && id != newID {
      add(.formerIDDropped, place, .formerIDs, id, .absent)
    }
    for id in after where !oldSet.contains(id) && id != oldID {
      add(.formerIDAdded, place, .formerIDs, .absent, id)
    }
  }

  /// Adds the routes by which links now open another destination, and those that a destination which
  /// went on in another one lost on the way.
  func compareOwners() {
    var seen: Set<String> = []
    for entry in oldRoutes.entries + newRoutes.entries where seen.insert(entry.shape).inserted {
      guard let was = oldRoutes.owner(of: entry.shape, entry.text),
        let now = newRoutes.owner(of: entry.shape, entry.text)
      else { continue }
      let pair = matching.pairOfOld[was]
      guard pair != matching.pairOfNew[now], matching.successors[was] != now else { continue }
      let before = oldRoutes.text(of: entry.shape) ?? entry.text
      let after = newRoutes.text(of: entry.shape) ?? entry.text
      let oldID = comparison.old.nodes[was].id
      let newID = comparison.new.nodes[now].id
      var draft = Draft(
        .routeReassigned,
        pair,
        .object([("route", .text(before)), ("opens", .text(oldID))]),
        .object([("route", .text(after)), ("opens", .text(newID))])
      )
      draft.words = ("\(before) opens \(oldID)", "\(after) opens \(newID)")
      draft.oldPlace = comparison.old.span(.route, of: was)
      draft.newPlace = comparison.new.span(.route, of: now)
      comparison.add(draft)
    }
  }

  /// Adds what is lost of a destination whose id is another one's former id now.
  func addLosses(of identity: Int, _ pair: Int) {
    let links = Links(comparison.old, identity)
    for link in links.routes + links.formerRoutes
    where newRoutes.owner(of: link.shape, link.text) == nil {
      var draft = Draft(.routeRemoved, pair, .text(link.text), .absent)
      draft.oldPlace = comparison.old.span(.route, of: identity)
      comparison.add(draft)
    }
  }

  // MARK: Adding

  private func add(
    _ kind: ChangeKind,
    _ place: Place,
    _ key: NodeKey,
    _ before: String?,
    _ after: String?,
    isOtherwise: Bool = false
  ) {
    add(
      kind,
      place,
      key,
      .text(orAbsent: before),
      .text(orAbsent: after),
      isOtherwise: isOtherwise
    )
  }

  private func add(
    _ kind: ChangeKind,
    _ place: Place,
    _ key: NodeKey,
    _ before: DiffValue,
    _ after: DiffValue,
    isOtherwise: Bool = false
  ) {
    var draft = Draft(kind, place.pair, before, after)
    draft.isOtherwise = isOtherwise
    draft.oldPlace = comparison.old.span(key, of: place.old)
    draft.newPlace = comparison.new.span(key, of: place.new)
    comparison.add(draft)
  }
}

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
