import TabTree

/// Nodes under one parent that both sides have under it, where their order is another one.
struct Reordering {
  /// The pair of the parent; the matching's root for the root.
  let parent: Int

  /// The nodes of the old side in its order.
  let old: [Int]

  /// The nodes of the new side in its order.
  let new: [Int]

  /// The least set of nodes of the new side that moved, in its order.
  let moved: [Int]
}

/// Finds where siblings changed their order.
struct OrderComparison {
  private let matching: Matching

  init(_ matching: Matching) { self.matching = matching }

  /// The changes of order, by the parents' pairs.
  func reorderings() -> [Reordering] {
    var children = [[Int]](repeating: [], count: matching.pairs.count + 1)
    for node in matching.old.nodes.indices {
      guard let partner = matching.partner[node] else { continue }
      let parent = matching.parentOfOld(node)
      if parent == matching.parentOfNew(partner) { children[parent].append(node) }
    }
    return children.indices.compactMap { reordering(of: children[$0], under: $0) }
  }

  private func reordering(of old: [Int], under parent: Int) -> Reordering? {
    let partners = old.compactMap { matching.partner[$0] }
    guard zip(partners, partners.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
    let new = partners.sorted()
    let kept: Set<Int>
    if isCanonical(partners, new) {
      kept = Set(LongestIncreasingSubsequence(of: partners).indices.map { partners[$0] })
    } else {
      // The same set comes out whichever side is the old one.
      var places: [Int: Int] = [:]
      for (place, partner) in partners.enumerated() { places[partner] = place }
      let inverse = new.map { places[$0] ?? 0 }
      kept = Set(LongestIncreasingSubsequence(of: inverse).indices.map { new[$0] })
    }
    return Reordering(parent: parent, old: old, new: new, moved: new.filter { !kept.contains($0) })
  }

  private func isCanonical(_ first: [Int], _ second: [Int]) -> Bool {
    for (own, other) in zip(first, second) where own != other {
      return name(own) < name(other)
    }
    return true
  }

  /// The pair's name in both directions.
  private func name(_ node: Int) -> String {
    let pair = matching.pairs[matching.pairOfNew[node]]
    let ids = [pair.old.map { matching.old.nodes[$0].id }, matching.new.nodes[node].id]
    return ids.compactMap { $0 }.min() ?? ""
  }
}

/// A longest part of a sequence, not necessarily of neighbors, that ascends.
struct LongestIncreasingSubsequence {
  /// Where its elements stand in the sequence, in order.
  let indices: [Int]

  /// Takes time in proportion to n log n.
  init(of sequence: [Int]) {
    // By length: where the least last element of an ascending part of that length stands.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: sequence.count)
    for (index, element) in sequence.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if sequence[ends[middle]] < element { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var indices: [Int] = []
    var current = ends.last ?? -1
    while current >= 0 {
      indices.append(current)
      current = previous[current]
    }
    self.indices = indices.reversed()
  }
}
