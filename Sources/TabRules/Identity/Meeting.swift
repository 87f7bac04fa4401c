import FlagLogic
import TabLayout
import TabTree

/// A node that some legal assignment shows together with an earlier one with which it must not be.
struct Meeting {
  /// The positions of the two among the nodes that were asked about.
  let first: Int
  let second: Int

  let formFactor: FormFactor

  let `case`: Prover.Case

  /// As `on ios26 with notes = true`.
  let circumstances: String
}

extension LintRun {
  /// Of `nodes`, given in the order in which findings name them, those that a form factor shows
  /// together with an earlier one in the case with the fewest flags off their defaults. What people
  /// can bring out counts as shown; nodes of one `key` may be shown together. Targets that are not
  /// meant are passed over.
  func meetings(
    among nodes: [Int],
    by key: (Int) -> Int,
    in formFactors: [FormFactor] = FormFactor.allCases,
    where isMeant: (Target) -> Bool = { _ in true }
  ) -> [Meeting] {
    var gatherings = formFactors.compactMap {
      gathering(of: nodes, by: key, in: $0, where: isMeant)
    }
    if gatherings.count == 2, prover.precedes(gatherings[1].case, gatherings[0].case) {
      gatherings.swapAt(0, 1)
    }
    var meetings: [Meeting] = []
    var isKnown: Set<Int> = []
    for found in gatherings {
      guard let first = found.shown.first else { continue }
      for second in found.shown
      where key(nodes[second]) != key(nodes[first]) && isKnown.insert(second).inserted {
        meetings.append(
          Meeting(
            first: first,
            second: second,
            formFactor: found.formFactor,
            case: found.case,
            circumstances: found.circumstances
          )
        )
      }
    }
    return meetings
  }

  /// Nodes that are shown together, some of them of different keys.
  private struct Gathering {
    /// The nodes' positions among those that were asked about.
    let shown: [Int]

    let formFactor: FormFactor
    let `case`: Prover.Case
    let circumstances: String
  }

  /// The case with the fewest flags off their defaults in which a form factor shows some together.
  private func gathering(
    of nodes: [Int],
    by key: (Int) -> Int,
    in formFactor: FormFactor,
    where isMeant: (Target) -> Bool
  ) -> Gathering? {
    for situation in defaultSituations where isMeant(situation.resolution.target) {
      let shown = nodes.indices.filter {
        situation.resolution.canShow(nodes[$0], in: formFactor)
      }
      if let first = shown.first,
        shown.contains(where: { key(nodes[$0]) != key(nodes[first]) })
      {
        return Gathering(
          shown: shown,
          formFactor: formFactor,
          case: situation.case,
          circumstances: situation.circumstances
        )
      }
    }
    guard !configuration.conditions.isEmpty else { return nil }
    let found = counterexample { presence in
      guard isMeant(presence.target) else { return nil }
      var positions: [Int: Int] = [:]
      var conditions: [[Condition]] = []
      for node in nodes {
        let condition = presence.canShow(node, in: formFactor)
        if let position = positions[key(node)] {
          conditions[position].append(condition)
        } else {
          positions[key(node)] = conditions.count
          conditions.append([condition])
        }
      }
      let items = conditions.map { CountedCondition(.disjunction($0)) }
      return Claim(statement: .more(than: 1, items), nodes: nodes)
    }
    return found.map { found in
      let shown = nodes.indices.filter {
        found.holds(found.presence.canShow(nodes[$0], in: formFactor))
      }
      return Gathering(
        shown: shown,
        formFactor: formFactor,
        case: found.case,
        circumstances: found.circumstances
      )
    }
  }
}
