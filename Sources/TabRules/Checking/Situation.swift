import TabLayout
import TabTree

/// One resolution, with what rules ask of it found once.
final class Situation {
  let resolution: Resolution

  /// As `on ios26 with notes = true`.
  let circumstances: String

  private(set) lazy var compact = resolution.arrangement(.compact, like: previous?.compact)
  private(set) lazy var regular = resolution.arrangement(.regular, like: previous?.regular)

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

  /// Everything that stands in the compact bar or behind More, in shown order.
  var compactItems: [Int] { compact.bar.map { $0.items + $0.overflow } ?? [] }

  /// Everything that stands in the regular tab bar, in shown order.
  var regularItems: [Int] {
    if let bar = regular.bar { return bar.items + bar.overflow }
    return regions.map { $0.fixed + $0.center + $0.pinned } ?? []
  }

  /// One situation a resolution; those of one assignment follow each other.
  static func all(of resolutions: [(resolution: Resolution, assignment: String)]) -> [Situation] {
    var previous: Situation?
    return resolutions.map { resolution, assignment in
      let isNext = previous?.resolution.assignment == resolution.assignment
      let situation = Situation(
        resolution,
        circumstances: "on \(resolution.target.name)\(assignment)",
        after: isNext ? previous : nil
      )
      previous = situation
      return situation
    }
  }
}
