import TabManifest
import TabTree

extension Statements {
  /// What selecting something opens.
  func checkLandings() {
    for index in shown.places {
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
}
