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
    if before.elementsEqual(after, by: { $0.shape == $1.shape }) { return }
    let oldShapes = Set(before.map(\.shape))
    let newShapes = Set(after.map(\.shape))
    let gone = before.filter { !newShapes.contains($0.shape) }
    let come = after.filter { !oldShapes.contains($0.shape) }
    for index in 0..<max(gone.count, come.count) {
      let own = index < gone.count ? gone[index] : nil
      let other = index < come.count ? come[index] : nil
      let kind: ChangeKind = own == nil ? .routeAdded : other == nil ? .routeRemoved : .routeChanged
      let fate = own.map { self.fate(of: $0, for: place.new) }
      add(kind, place, .route, own?.text, other?.text, fate: fate)
    }
  }

  private func compareFormerRoutes(_ was: Links, _ now: Links, _ place: Place) {
    let before = was.formerRoutes
    let after = now.formerRoutes
    if before.isEmpty && after.isEmpty { return }
    let oldShapes = Set(before.map(\.shape))
    let newShapes = Set(after.map(\.shape))
    // What is the route itself now, or was, is told of the route.
    for link in before
    where !newShapes.contains(link.shape) && !now.routes.contains(where: { $0.shape == link.shape })
    {
      let fate = self.fate(of: link, for: place.new)
      add(.formerRouteDropped, place, .formerRoutes, link.text, nil, fate: fate)
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
    if before.isEmpty && after.isEmpty { return }
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
    for (index, entry) in oldRoutes.entries.enumerated()
    where oldRoutes.index(of: entry.shape) == index {
      let text = newRoutes.index(of: entry.shape).map { newRoutes.entries[$0].text }
      compareOwners(entry.shape, entry.text, text ?? entry.text)
    }
    for (index, entry) in newRoutes.entries.enumerated()
    where newRoutes.index(of: entry.shape) == index && oldRoutes.index(of: entry.shape) == nil {
      compareOwners(entry.shape, entry.text, entry.text)
    }
  }

  private func compareOwners(_ shape: String, _ before: String, _ after: String) {
    guard let was = oldRoutes.owner(of: shape, before), let now = newRoutes.owner(of: shape, after)
    else { return }
    let pair = matching.pairOfOld[was]
    guard pair != matching.pairOfNew[now], matching.successors[was] != now else { return }
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

  /// Adds what is lost of a destination whose id is another one's former id now.
  func addLosses(of identity: Int, _ pair: Int) {
    let links = Links(comparison.old, identity)
    for link in links.routes + links.formerRoutes {
      let fate = self.fate(of: link, for: nil)
      if case .opens = fate { continue }
      var draft = Draft(.routeRemoved, pair, .text(link.text), .absent)
      draft.reason = reason(for: .routeRemoved, fate)
      draft.oldPlace = comparison.old.span(.route, of: identity)
      comparison.add(draft)
    }
  }

  // MARK: What becomes of links

  /// What links of a route that a destination had open now.
  private enum Fate {
    /// The destination, as before: by a former route, or by another one that matches them.
    case kept

    /// A destination whose route matches the whole of them.
    case opens(Int)

    /// A destination whose route matches their beginning.
    case begins(Int, isOwn: Bool)

    /// Nothing.
    case lost
  }

  private func fate(of link: Link, for destination: Int?) -> Fate {
    if let owner = newRoutes.owner(of: link.shape, link.text) {
      return owner == destination ? .kept : .opens(owner)
    }
    return newRoutes.ownerOfStart(of: link.text).map { .begins($0, isOwn: $0 == destination) }
      ?? .lost
  }

  /// Who is hurt where links do not just open nothing.
  private func reason(for kind: ChangeKind, _ fate: Fate?) -> String? {
    let links = kind == .formerRouteDropped ? "links to the former route" : "links to the old route"
    let remedy = kind == .formerRouteDropped ? "" : "; 'formerRoutes' would keep them"
    switch fate {
    case .opens(let other): return "\(links) now open '\(comparison.new.nodes[other].id)'"
    case .begins(let other, isOwn: false):
      let id = comparison.new.nodes[other].id
      return "\(links) now open '\(id)', which gets the rest of the path\(remedy)"
    case .begins(_, isOwn: true): return "\(links) open it with a rest of the path\(remedy)"
    case .kept, .lost, nil: return nil
    }
  }

  /// Who is hurt where a destination is gone.
  func reasonForRemoval(of identity: Int) -> String? {
    let routes = Links(comparison.old, identity).routes
    let saved = "saved state and tests that name it find nothing any more"
    if routes.isEmpty { return saved }
    for link in routes {
      switch fate(of: link, for: nil) {
      case .opens(let other), .begins(let other, _):
        return "\(saved), and links to \(link.text) now open '\(comparison.new.nodes[other].id)'"
      case .kept, .lost: continue
      }
    }
    return nil
  }

  // MARK: Adding

  private func add(
    _ kind: ChangeKind,
    _ place: Place,
    _ key: NodeKey,
    _ before: String?,
    _ after: String?,
    fate: Fate? = nil
  ) {
    add(
      kind,
      place,
      key,
      .text(orAbsent: before),
      .text(orAbsent: after),
      fate: fate
    )
  }

  private func add(
    _ kind: ChangeKind,
    _ place: Place,
    _ key: NodeKey,
    _ before: DiffValue,
    _ after: DiffValue,
    fate: Fate? = nil
  ) {
    var draft = Draft(kind, place.pair, before, after)
    if case .kept = fate { draft.isOtherwise = true }
    draft.reason = reason(for: kind, fate)
    draft.oldPlace = comparison.old.span(key, of: place.old)
    draft.newPlace = comparison.new.span(key, of: place.new)
    comparison.add(draft)
  }
}
