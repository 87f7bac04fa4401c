import FlagLogic
import TabLayout
import TabTree

extension Openings {
  /// When a place is the one of its id that counts.
  struct Meant {
    /// While it is shown and opens nothing that is.
    var shown = Condition.constant(false)

    /// While none of them is shown.
    var unshown = Condition.constant(false)
  }

  /// When each of the places of one id is the one that counts, once what they open has been asked
  /// for: the one that is shown, else the first that is visible, else the first.
  func meant(of places: [Int]) -> [Meant] {
    var meant = [Meant](repeating: Meant(), count: places.count)
    var closed: [Condition] = []
    var open: [Condition] = []
    for (index, place) in places.enumerated() {
      let shown = ways.shown(place)
      let isComplete = opening(of: place).isComplete
      if !isComplete {
        meant[index].shown = shown
        closed.append(shown.negated)
      }
      open.append(isComplete && shown == visible(place) ? .constant(false) : visible(place))
    }
    var earlier = closed
    for index in places.indices where open[index] != .constant(false) && !isExceeded {
      meant[index].unshown = all([open[index]] + earlier)
      earlier.append(open[index].negated)
    }
    meant[0].unshown = .disjunction([meant[0].unshown, all(earlier)])
    return meant
  }
}
