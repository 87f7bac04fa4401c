import TabLayout
import TabTree

/// One resolution, with what rules ask of it found once.
final class Situation {
  let resolution: Resolution

  /// As `on ios26 with notes = true`.
  let circumstances: String

  var `case`: Prover.Case { (resolution.target, resolution.assignment) }

  private(set) lazy var compact: Arrangement = resolution.arrangement(
    .compact,
    like: previous?.compact
  )
  private(set) lazy var regular: Arrangement = resolution.arrangement(
    .regular,
    like: previous?.regular
  )

  private let previous: Situation?

  /// - Parameter previous: The situation on the target before.
  init(_ resolution: Resolution, circumstances: String, after previous: Situation?) {
    self.resolution = resolution
    self.previous = previous
    self.circumstances = circumstances
  }

  func arrangement(_ formFactor: FormFactor) -> Arrangement {
    formFactor == .compact ? compact : regular
  }

  /// The regions of the regular tab bar, where it has any.
  var regions: Regions? { regular.regions }

  /// Everything that stands in the tab bar of a form factor or behind More, in shown order.
  func items(_ formFactor: FormFactor) -> [Int] {
    if let bar = arrangement(formFactor).bar { return bar.items + bar.overflow }
    return arrangement(formFactor).regions.map { $0.fixed + $0.center + $0.pinned } ?? []
  }

  /// One situation a resolution; all are of one assignment, which `description` tells.
  static func all(of resolutions: [Resolution], _ description: String) -> [Situation] {
    var previous: Situation?
    return resolutions.map { resolution in
      let situation = Situation(
        resolution,
        circumstances: "on \(resolution.target.name)\(description)",
        after: previous
      )
      previous = situation
      return situation
    }
  }
}

extension LintRun {
  /// The situations of each assignment on its targets, from the earliest.
  var situationsByAssignment: [[Situation]] {
    situations.reduce(into: []) { groups, situation in
      if let last = groups.last?.last, last.resolution.assignment == situation.resolution.assignment
      {
        groups[groups.count - 1].append(situation)
      } else {
        groups.append([situation])
      }
    }
  }
}
