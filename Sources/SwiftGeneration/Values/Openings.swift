import FlagLogic
import TabLayout
import TabTree

/// What selecting leads to in one form factor from one release on: what the landings and fallbacks of
/// a layout say for one assignment, said for all of them.
final class Openings {
  /// What a node opens.
  struct Opening {
    /// The destinations, of which the first counts whose condition holds.
    var choices: [Choices.Choice] = []

    /// Whether one of the conditions holds whenever the node is shown.
    var isComplete = false
  }

  let configuration: TabConfiguration
  let ways: Ways
  private let conditions: ConditionExpression
  private let presence: Presence
  private let formFactor: FormFactor
  private var known: [Int: Opening] = [:]

  /// How many parts of conditions have been looked at.
  private var work = 0

  /// How many are looked at for all choices together: a real file takes a few for each tab.
  private let limit: Int

  init(_ presence: Presence, _ formFactor: FormFactor, _ conditions: ConditionExpression) {
    configuration = presence.configuration
    self.presence = presence
    self.conditions = conditions
    self.formFactor = formFactor
    ways = Ways(presence, formFactor)
    limit = 50_000 + 16 * configuration.nodes.count
  }

  private var nodes: [TabNode] { configuration.nodes }

  /// Whether there were more choices than are written.
  var isExceeded: Bool { work > limit || ways.isExceeded }

  /// All of these conditions, as far as the releases that the app runs on leave them open.
  func all(_ parts: [Condition]) -> Condition {
    let condition = conditions.settled(.conjunction(parts))
    work += 1 + condition.size
    return condition
  }

  /// When a node is visible.
  func visible(_ node: Int) -> Condition { presence.visible(node) }

  /// When a destination is the one that is meant by what it shares with others, of which no two are
  /// there together: while it is shown, or put away and people can bring it out.
  func isMeant(_ identity: Int) -> Condition {
    let places = configuration.places(of: identity).map { place in
      let isPutAway = formFactor == .regular && ways.shown(place) == .constant(false)
      return isPutAway ? presence.canShow(place, in: .regular) : ways.reached(place)
    }
    return all([.disjunction(places)])
  }

  /// What a node opens, as far as a way leads there.
  func opening(of node: Int) -> Opening {
    if let opening = known[node] { return opening }
    let opening = opening(of: node, reached: ways.reached(node)) { [ways] child, way in
      ways.reached(defaultChild: child, ifGroupIs: way)
    }
    known[node] = opening
    return opening
  }

  /// What a node opens while it is shown, whether or not a way leads there.
  func landings(of node: Int) -> [Choices.Choice] {
    opening(of: node, reached: ways.shown(node)) { [ways] child, _ in ways.shown(child) }.choices
  }

  private func opening(
    of node: Int,
    reached way: Condition,
    below: (_ child: Int, _ way: Condition) -> Condition
  ) -> Opening {
    var opening = Opening()
    let shown = ways.shown(node)
    // After a child that is shown, and opens nothing to which a way leads, no other is asked.
    var closed: [Condition] = []
    if ways.selectsChild(node) {
      for child in ways.defaultChildren(of: node) where !isExceeded {
        let inner = self.opening(of: child, reached: below(child, way), below: below)
        for choice in inner.choices {
          add(choice.node, [choice.condition] + closed, to: &opening)
        }
        let isThere = ways.shown(child)
        if !inner.isComplete { closed.append(isThere.negated) }
        guard isThere != shown else {
          opening.isComplete = closed.isEmpty
          return opening
        }
      }
    }
    add(node, [way] + closed, to: &opening)
    opening.isComplete = way == shown && closed.isEmpty
    return opening
  }

  private func add(_ node: Int, _ parts: [Condition], to opening: inout Opening) {
    let condition = all(parts)
    if condition != .constant(false) {
      opening.choices.append(Choices.Choice(node: node, condition: condition))
    }
  }
}
