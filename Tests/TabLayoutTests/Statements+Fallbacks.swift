import TabManifest
import TabTree

extension Statements {
  /// What is selected at first, and instead of what is not shown.
  func checkFallbacks() {
    let isAnythingShown = layout.items.values.contains { $0.isShown }
    requireEqual(layout.initial, initial, "the initial selection")
    if let initial = layout.initial {
      require(layout.items[initial]?.isShown ?? false, "the initial \(initial) is not shown")
    } else {
      require(!isAnythingShown, "nothing is selected at first though something is shown")
    }
    for index in shown.destinations {
      guard let item = shown.item(index) else { continue }
      let id = shown.id(index)
      guard item.reach == .notShown || item.reach == .hiddenByDefault else {
        requireEqual(item.fallback, nil, "the fallback of \(id), which is shown")
        continue
      }
      requireEqual(item.fallback, fallback(of: index, initial: layout.initial), "fallback of \(id)")
      if let fallback = item.fallback {
        require(layout.items[fallback]?.isShown ?? false, "\(id) falls back on what is not shown")
      } else {
        require(!isAnythingShown, "\(id) has no fallback though something is shown")
      }
    }
  }

  private var initial: String? {
    let configured = world.model.initial.flatMap { world.place(of: $0) }
    let first = nodes.indices.first { index in
      let parent = nodes[index].parent
      let isTop = parent == nil || parent.map { nodes[$0].kind == .section } ?? false
      return isTop && world.isTabOrGroup(index) && world.isShownInCompact[index]
    }
    guard let start = configured ?? first, let landing = world.landing(of: start) else {
      return ends.first(where: isShown)
    }
    if isShown(shown.id(landing)) { return shown.id(landing) }
    return fallback(of: landing, initial: nil)
  }

  /// The first of all that may stand in that is shown.
  private func fallback(of index: Int, initial: String?) -> String? {
    var candidates = chain(from: index)
    for ancestor in world.chain(to: index).dropLast().reversed()
    where nodes[ancestor].kind == .group {
      candidates += [world.landing(of: ancestor)].compactMap { $0 }.map(shown.id)
      candidates += chain(from: ancestor)
    }
    candidates += [initial].compactMap { $0 } + ends
    return candidates.first(where: isShown)
  }

  /// What the written fallback lands on, and that one's, while none repeats.
  private func chain(from index: Int) -> [String] {
    var ids: [String] = []
    var met: Set<String> = []
    var next = nodes[index].fallback
    while let id = next, met.insert(id).inserted, let place = world.place(of: id) {
      ids += [world.landing(of: place)].compactMap { $0 }.map(shown.id)
      next = nodes[place].fallback
    }
    return ids
  }

  private func isShown(_ id: String) -> Bool { layout.items[id]?.isShown ?? false }
}
