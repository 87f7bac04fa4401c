extension LayoutManifest {
  /// The layout that a system of a major release shows: that of the newest target not above it.
  ///
  /// The target `ios17` stands for every earlier release too. A release below the lowest target
  /// otherwise has no layout, nor has an assignment of the flags that the manifest was not compiled
  /// for. Flags that are not given are as in ``flags``; flags that the manifest does not know are
  /// passed over.
  ///
  /// - Parameters:
  ///   - release: The major release, as in `ProcessInfo`'s `operatingSystemVersion`.
  ///   - assignment: The values of flags that are not as in ``flags``.
  public func layout(
    forRelease release: Int,
    flags assignment: [String: FlagValue] = [:]
  ) -> Layout? {
    layouts(for: assignment).flatMap { Self.newest(of: $0, notAbove: release) }
  }

  private func layouts(for assignment: [String: FlagValue]) -> [Layout]? {
    let values = flags.merging(assignment.filter { flags[$0.key] != nil }) { $1 }
    if values == flags { return layouts }
    return variants.first { $0.applies(to: values) }?.layouts
  }

  private static func newest(of layouts: [Layout], notAbove release: Int) -> Layout? {
    var newest: (release: Int, layout: Layout)?
    for layout in layouts {
      for case .some(let first) in layout.targets.map(\.firstRelease) where first <= release {
        if newest.map({ $0.release < first }) ?? true { newest = (first, layout) }
      }
    }
    return newest?.layout
  }
}
