import TabTree

extension Target {
  /// The targets of an app as a proof goes through them.
  ///
  /// The first target stands for every release from the deployment target up to its own, and layouts
  /// show what that last one does. Conditions may tell the earlier ones apart all the same: each
  /// range of releases on which they say the same follows as a target of the same name.
  public static func distinguished(by configuration: TabConfiguration) -> [Target] {
    let targets = all(of: configuration)
    guard let first = targets.first, first == all.first else { return targets }
    let lowest = configuration.deploymentTarget.major
    let thresholds = configuration.releases.filter { lowest < $0 && $0 <= first.release }
    let starts = [lowest] + Set(thresholds).sorted()
    guard starts.count > 1 else { return targets }
    let ends = starts.dropFirst().map { $0 - 1 } + [first.release]
    return zip(starts, ends).reversed().map { first.standing(for: $0...$1) } + targets.dropFirst()
  }

  /// The name, and for some of the releases that it stands for these.
  public var description: String {
    guard let target = Self.all.first(where: { $0.name == name }), target.release != release else {
      return name
    }
    let releases =
      earliestRelease == release ? "iOS \(release)" : "iOS \(earliestRelease) to \(release)"
    return "\(name) (\(releases))"
  }
}

extension TabConfiguration {
  /// The releases at which a condition begins to say something else.
  fileprivate var releases: [Int] {
    conditions.flatMap(\.releases) + assumptions.flatMap(\.condition.releases)
  }
}
