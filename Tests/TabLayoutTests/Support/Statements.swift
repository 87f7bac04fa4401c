import TabManifest
import TabTree

/// Statements about a layout, each checked by itself; a broken one is told in words.
final class Statements {
  let shown: ShownLayout
  private(set) var broken: [String] = []

  var world: World { shown.world }
  var layout: LayoutManifest.Layout { shown.layout }
  var nodes: [Model.Node] { shown.world.model.nodes }

  /// Everything that stands in a bar, a sub-tab bar, the overflow list, a region or a row.
  private(set) lazy var containerIDs: Set<String> = {
    var ids = shown.bar + (layout.overflow ?? [])
    ids += (layout.subTabBars ?? [:]).values.flatMap(\.self)
    ids += layout.sidebar?.flatMap(\.all) ?? []
    return Set(ids)
  }()

  /// The destinations in the end of a fallback's list: those that are no dynamic, then all.
  private(set) lazy var ends: [String] = {
    let all = shown.destinations
    return world.ids(all.filter { nodes[$0].kind != .dynamic } + all)
  }()

  init(_ shown: ShownLayout) { self.shown = shown }

  /// Notes a statement that does not hold.
  func require(_ holds: Bool, _ statement: @autoclosure () -> String) {
    if !holds { broken.append(statement()) }
  }

  func requireEqual<Value: Equatable>(
    _ value: Value,
    _ expected: Value,
    _ what: @autoclosure () -> String
  ) {
    if value != expected { broken.append("\(what()) is \(value), expected \(expected)") }
  }

  /// Checks all statements.
  static func broken(in shown: ShownLayout) -> [String] {
    let statements = Statements(shown)
    statements.checkItems()
    statements.checkContainers()
    statements.checkDestinations()
    statements.checkLandings()
    statements.checkFallbacks()
    return statements.broken
  }
}
