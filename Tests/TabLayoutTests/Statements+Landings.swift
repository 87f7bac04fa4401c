import TabManifest
import TabTree

extension Statements {
  /// What selecting something opens.
  func checkLandings() {
    for index in world.places {
      guard let item = shown.item(index) else { continue }
      let landing = world.landing(of: index).map(shown.id)
      let id = shown.id(index)
      if item.isDestination {
        let isAbsent = item.reach == .notShown || item.reach == .hiddenByDefault
        requireEqual(item.opens, isAbsent || landing == id ? nil : landing, "what \(id) opens")
      } else {
        let isThere = containerIDs.contains(id) && world.isShown(index)
        requireEqual(item.opens, isThere ? landing : nil, "what \(id) opens")
      }
      if let opens = item.opens {
        require(layout.items[opens]?.isDestination ?? false, "\(id) opens \(opens), no destination")
      }
    }
  }

  /// Everything that stands in a bar, a sub-tab bar, the overflow list, a region or a row.
  private var containerIDs: Set<String> {
    var ids = (layout.tabBar?.shown ?? []) + (layout.overflow ?? [])
    ids += (layout.subTabBars ?? [:]).values.flatMap(\.self)
    ids += layout.sidebar?.flatMap(\.all) ?? []
    return Set(ids)
  }
}
