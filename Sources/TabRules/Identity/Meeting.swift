import TabLayout
import TabTree

/// A node that is shown together with an earlier one with which it must not be.
struct Meeting {
  /// The positions of the two among the nodes that were asked about.
  let first: Int
  let second: Int

  /// As `both shown in compact width on ios26 with notes = true`.
  let circumstances: String
}

extension LintRun {
  /// Of `nodes`, which are given in the order in which a finding names them, each that some form
  /// factor shows together with an earlier one, with the first such one. Nodes that have the same
  /// `key` may be shown together.
  func meetings(among nodes: [Int], withDifferent key: (Int) -> Int) -> [Meeting] {
    var found = [Meeting?](repeating: nil, count: nodes.count)
    for situation in situations {
      for formFactor in FormFactor.allCases {
        var first: Int?
        var firstOfAnotherKey: Int?
        for second in nodes.indices
        where situation.resolution.canShow(nodes[second], in: formFactor) {
          guard let known = first else {
            first = second
            continue
          }
          let differs = key(nodes[known]) != key(nodes[second])
          if let earlier = differs ? known : firstOfAnotherKey, found[second] == nil {
            found[second] = Meeting(
              first: earlier,
              second: second,
              circumstances: "both shown in \(formFactor.rawValue) width \(situation.circumstances)"
            )
          }
          if differs, firstOfAnotherKey == nil { firstOfAnotherKey = second }
        }
      }
    }
    return found.compactMap { $0 }
  }
}
