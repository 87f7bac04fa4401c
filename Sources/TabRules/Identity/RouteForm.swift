import TabTree
import YAMLTree

/// The routes of one length that have their parameters in the same segments.
struct RouteForm {
  private struct Entry {
    let route: WrittenText
    let segments: [Substring]
  }

  /// By segment: it is a parameter.
  private let isParameter: [Bool]
  private var entries: [Entry] = []

  /// How many forms of one length are compared with each other; a real file has a handful.
  private static let limit = 16

  /// The forms by the number of their segments, for the lengths that have a form with a parameter.
  static func grouped(_ routes: [WrittenText], in yaml: YAMLTree) -> [[RouteForm]] {
    var lengths: [Int: [RouteForm]] = [:]
    var positions: [[Bool]: Int] = [:]
    for route in routes {
      let text = yaml.text(of: route.value)
      guard text.utf8.first == UInt8(ascii: "/") else { continue }
      let segments = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      let isParameter = segments.map { $0.utf8.first == UInt8(ascii: "{") }
      let known = lengths[segments.count]?.count ?? 0
      let position = positions[isParameter] ?? known
      guard position < limit else { continue }
      positions[isParameter] = position
      if position == known {
        lengths[segments.count, default: []].append(RouteForm(isParameter: isParameter))
      }
      lengths[segments.count]?[position].entries.append(Entry(route: route, segments: segments))
    }
    return lengths.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.contains { $0.isParameter.contains(true) } }
  }

  /// Whether a path that fits routes of both forms goes to the one of this form.
  func precedes(_ other: RouteForm) -> Bool {
    for (mine, theirs) in zip(isParameter, other.isParameter) where mine != theirs { return theirs }
    return false
  }

  /// The routes of the form `loser` that match a path of one of these, each with the first such one
  /// and how many there are.
  func losses(
    of loser: RouteForm,
    in configuration: TabConfiguration
  ) -> [(loser: WrittenText, winner: WrittenText, count: Int)] {
    let common = isParameter.indices.filter { !isParameter[$0] && !loser.isParameter[$0] }
    func key(_ entry: Entry) -> [Substring] { common.map { entry.segments[$0] } }
    let wanted = Set(loser.entries.map(key))
    var winners: [[Substring]: (first: WrittenText, count: Int)] = [:]
    for entry in entries {
      let key = key(entry)
      guard wanted.contains(key) else { continue }
      winners[key, default: (entry.route, 0)].count += 1
    }
    return loser.entries.compactMap { entry in
      guard let winner = winners[key(entry)],
        configuration.nodes[winner.first.node].identity
          != configuration.nodes[entry.route.node].identity
      else { return nil }
      return (entry.route, winner.first, winner.count)
    }
  }
}
