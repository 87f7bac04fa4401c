import TabManifest
import TabTree

/// Statements about a layout, each checked by itself; a broken one is told in words.
final class Statements {
  let shown: ShownLayout
  private(set) var broken: [String] = []

  var world: World { shown.world }
  var layout: LayoutManifest.Layout { shown.layout }
  var nodes: [Model.Node] { shown.world.model.nodes }

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
