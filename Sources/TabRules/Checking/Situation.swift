import TabLayout
import TabTree

/// One resolution, with what rules ask of it found once.
final class Situation {
  let resolution: Resolution

  /// As `on ios26 with notes = true`.
  let circumstances: String

  private(set) lazy var compact = resolution.arrangement(.compact)
  private(set) lazy var regular = resolution.arrangement(.regular)

  init(_ resolution: Resolution, circumstances: String) {
    self.resolution = resolution
    self.circumstances = circumstances
  }

  func arrangement(_ formFactor: FormFactor) -> Arrangement {
    formFactor == .compact ? compact : regular
  }

  /// The regions of the regular tab bar, where it has any.
  var regions: Regions? { regular.regions }

  /// Everything that stands in the compact bar or behind More, in shown order.
  var compactItems: [Int] { compact.bar.map { $0.items + $0.overflow } ?? [] }
}
