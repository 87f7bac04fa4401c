import FlagLogic
import SourceText
import TabLayout
import TabTree

/// Where a destination is in both form factors, and how one gets there.
public struct DestinationReport {
  /// Where it is on targets that agree.
  private struct Place: Equatable {
    let identity: Int
    let formFactor: FormFactor
    var targets: [Target]
    let reach: Reach
    let path: [String]
    let steps: [Step]
    let row: Int?
    let opens: Int?
    let fallback: Int?
    let absence: Absence?

    func isAlike(_ other: Place) -> Bool {
      var copy = self
      copy.targets = other.targets
      return copy == other
    }
  }

  private let found: FoundDestination
  private let names: LayoutNames
  private let places: [Place]

  /// Of several places of one id the first that is shown.
  private let node: Int

  /// Resolves where a destination is on each of `targets` for an assignment of the flags.
  ///
  /// - Parameter found: What has been asked for; of several the one that is shown, or else the first
  ///   that is only put away, or else the first. `nil` where it is none.
  public init?(
    _ found: [FoundDestination],
    in configuration: TabConfiguration,
    targets: [Target],
    assignment: Assignment
  ) {
    guard let first = found.first else { return nil }
    names = LayoutNames(configuration)
    var shown: Int?
    var places: [Place] = []
    for formFactor in FormFactor.allCases {
      for target in targets {
        let resolution = Resolution(configuration, target: target, assignment: assignment)
        let layout = resolution.layout(formFactor)
        guard let place = Self.place(of: found, in: layout, resolution, names) else { continue }
        if place.absence == nil, shown == nil {
          shown =
            layout.items.first {
              configuration.nodes[$0.node].identity == place.identity && $0.reach != nil
            }?.node ?? place.identity
        }
        if let last = places.indices.last, places[last].isAlike(place) {
          places[last].targets.append(target)
        } else {
          places.append(place)
        }
      }
    }
    self.places = places
    let meant = shown ?? places.first?.identity ?? first.node
    node = meant
    self.found = found.first { $0.node == configuration.nodes[meant].identity } ?? first
  }

  /// Where the one of several is that is meant.
  private static func place(
    of found: [FoundDestination],
    in layout: Layout,
    _ resolution: Resolution,
    _ names: LayoutNames
  ) -> Place? {
    let places = found.lazy.map { place(of: $0.node, in: layout, resolution, names) }
    return places.first { $0.absence == nil } ?? places.first { $0.reach == .hiddenByDefault }
      ?? places.first
  }

  private static func place(
    of identity: Int,
    in layout: Layout,
    _ resolution: Resolution,
    _ names: LayoutNames
  ) -> Place {
    let item = layout.items.first { names.configuration.nodes[$0.node].identity == identity }
    let node = item?.node ?? identity
    guard let reach = item?.reach else {
      return selection(of: node, item?.opens, in: layout, resolution, names)
    }
    return Place(
      identity: names.configuration.nodes[node].identity,
      formFactor: layout.formFactor,
      targets: [resolution.target],
      reach: reach,
      path: reach == .none ? [] : names.path(to: node),
      steps: item.map { Array(layout.steps(of: $0)) } ?? [],
      row: item?.sidebarRow,
      opens: item?.opens,
      fallback: item?.fallback,
      absence: reach.isShown ? nil : resolution.absence(of: node, in: layout.formFactor)
    )
  }

  /// Where a node is that is no destination: a group that lands on a child can be selected, too.
  private static func selection(
    of node: Int,
    _ opens: Int?,
    in layout: Layout,
    _ resolution: Resolution,
    _ names: LayoutNames
  ) -> Place {
    let steps = layout.selection(of: node)
    var row = layout.hasRow(of: node) ? node : nil
    if row != nil, resolution.rowOnlyUnfolds(of: node) {
      row = layout.items.first { $0.node == opens }?.sidebarRow
    }
    let reach = steps.last?.container.reach ?? row.map { _ in .sidebar } ?? .none
    return Place(
      identity: names.configuration.nodes[node].identity,
      formFactor: layout.formFactor,
      targets: [resolution.target],
      reach: reach,
      path: reach == .none ? [] : names.path(to: node),
      steps: steps,
      row: row,
      opens: opens,
      fallback: nil,
      absence: reach == .none ? resolution.absence(of: node, in: layout.formFactor) : nil
    )
  }

  // MARK: Text

  /// The report for people.
  public var text: String {
    var text = words(for: node) + "\n"
    if let former = found.former { text += "  formerly '\(VisibleText.line(former))'\n" }
    if let key = found.key { text += "  key = \(VisibleText.line(key))\n" }
    for parameter in found.match?.parameters ?? [] {
      text += "  \(parameter.name) = \(VisibleText.line(parameter.value))\n"
    }
    if let rest = found.match?.rest, !rest.isEmpty {
      text += "  passed on: /\(VisibleText.line(rest.joined(separator: "/")))\n"
    }
    for place in places { text += self.text(of: place) }
    return text
  }

  private func words(for node: Int) -> String {
    let words =
      "\(names.configuration.nodes[node].kind.rawValue) '\(VisibleText.line(names[node]))'"
    let title = names.configuration.text(.title, of: node)
    return words + (title.map { " (\(VisibleText.line($0)))" } ?? "")
  }

  /// Whether another of several that were found is meant in a place.
  private func isAnother(_ place: Place) -> Bool {
    place.identity != names.configuration.nodes[node].identity
  }

  private func text(of place: Place) -> String {
    let targets = place.targets.map(\.name).joined(separator: ", ")
    var text = "\n\(place.formFactor.rawValue) width on \(targets):\n"
    if isAnother(place) { text += "  \(words(for: place.identity))\n" }
    if let reason = words(for: place) {
      text += "  not shown: \(VisibleText.line(reason))"
      text += place.reach == .hiddenByDefault ? "; people can bring it out\n" : "\n"
    }
    if !place.steps.isEmpty {
      text += "  \(names.configuration.words(for: place.steps))\n"
    }
    if let row = place.row {
      text += "  \(names.configuration.words(for: [Step(container: .sidebar, node: row)]))\n"
    }
    if let opens = place.opens { text += "  opens '\(names[opens])'\n" }
    if let fallback = place.fallback { text += "  falls back to '\(names[fallback])'\n" }
    return text
  }

  private func words(for place: Place) -> String? {
    place.absence.map { names.configuration.words(for: $0, in: place.formFactor) }
  }

  // MARK: JSON

  /// The report for programs.
  public var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("resolveVersion")
    writer.integer(1)
    writer.member("id", names[node])
    writer.member("kind", names.configuration.nodes[node].kind.rawValue)
    if let title = names.configuration.text(.title, of: node) {
      writer.member("title", title)
    }
    if let former = found.former { writer.member("former", former) }
    if let key = found.key { writer.member("key", key) }
    if let match = found.match {
      writer.key("parameters")
      writer.beginObject()
      for parameter in match.parameters {
        writer.key(named: parameter.name)
        writer.string(parameter.value)
      }
      writer.endObject()
      writer.strings("rest", match.rest)
    }
    writer.key("places")
    writer.beginArray()
    for place in places { write(place, &writer) }
    writer.endArray()
    writer.endObject()
    writer.lineFeed()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ place: Place, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("formFactor", place.formFactor.rawValue)
    writer.strings("targets", place.targets.map(\.name))
    if isAnother(place) { writer.member("id", names[place.identity]) }
    writer.member("reach", place.reach.rawValue)
    if let reason = words(for: place) { writer.member("reason", reason) }
    if !place.path.isEmpty { writer.strings("path", place.path) }
    if !place.steps.isEmpty { writer.steps("steps", place.steps, names) }
    if let row = place.row {
      writer.steps("sidebarSteps", [Step(container: .sidebar, node: row)], names)
    }
    if let opens = place.opens { writer.member("opens", names[opens]) }
    if let fallback = place.fallback { writer.member("fallback", names[fallback]) }
    writer.endObject()
  }
}
