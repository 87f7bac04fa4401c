import TabTree

/// Which node of the old side is which of the new one.
///
/// Nodes are matched by id, then destinations by the `formerIDs` of either side. Several places of
/// one id are one node here. The same pairs are found whichever side is the old one.
struct Matching {
  /// A node that both sides have, or only one; each given by its identity.
  struct Pair {
    let old: Int?
    let new: Int?
  }

  let old: TabConfiguration
  let new: TabConfiguration

  /// The nodes of the new side in document order, then those that only the old side has.
  private(set) var pairs: [Pair] = []

  /// By node of the old side.
  private(set) var pairOfOld: [Int]

  /// By node of the new side.
  private(set) var pairOfNew: [Int]

  /// By node of the old side: the place of the same node on the new side.
  private(set) var partner: [Int?]

  /// Of each node that only the old side has: the new side's destination that took its id over.
  private(set) var successors: [Int: Int] = [:]

  init(_ old: TabConfiguration, _ new: TabConfiguration) {
    self.old = old
    self.new = new
    pairOfOld = Array(repeating: -1, count: old.nodes.count)
    pairOfNew = Array(repeating: -1, count: new.nodes.count)
    partner = Array(repeating: nil, count: old.nodes.count)
    pairUp()
    for index in old.nodes.indices { pairOfOld[index] = pairOfOld[old.nodes[index].identity] }
    for index in new.nodes.indices { pairOfNew[index] = pairOfNew[new.nodes[index].identity] }
    matchPlaces()
  }

  /// The number that stands for the root among parents, one after the last pair.
  var root: Int { pairs.count }

  /// The pair of the node above a node of the old side.
  func parentOfOld(_ node: Int) -> Int { old.nodes[node].parent.map { pairOfOld[$0] } ?? root }

  /// The pair of the node above a node of the new side.
  func parentOfNew(_ node: Int) -> Int { new.nodes[node].parent.map { pairOfNew[$0] } ?? root }

  /// The id by which a pair goes in reports.
  func id(of pair: Int) -> String? {
    guard pairs.indices.contains(pair) else { return nil }
    return pairs[pair].new.map { new.nodes[$0].id } ?? pairs[pair].old.map { old.nodes[$0].id }
  }

  private mutating func pairUp() {
    var oldIDs = [String: Int](minimumCapacity: old.nodes.count)
    for (index, node) in old.nodes.enumerated() where node.identity == index {
      oldIDs[node.id] = index
    }
    var newOfOld = [Int?](repeating: nil, count: old.nodes.count)
    var oldOfNew = [Int?](repeating: nil, count: new.nodes.count)
    var newIDs = [String: Int](minimumCapacity: new.nodes.count)
    for (index, node) in new.nodes.enumerated() where node.identity == index {
      newIDs[node.id] = index
      if let match = oldIDs[node.id] {
        oldOfNew[index] = match
        newOfOld[match] = index
      }
    }
    let candidates =
      old.renames(to: new, newIDs).map { Pair(old: $0.own, new: $0.other) }
      + new.renames(to: old, oldIDs).map { Pair(old: $0.other, new: $0.own) }
    let ranked = candidates.compactMap { pair -> (rank: Rank, old: Int, new: Int)? in
      guard let own = pair.old, let other = pair.new, newOfOld[own] == nil, oldOfNew[other] == nil
      else { return nil }
      return (Rank(old.nodes[own].id, new.nodes[other].id), own, other)
    }
    for candidate in ranked.sorted(by: { $0.rank < $1.rank })
    where newOfOld[candidate.old] == nil && oldOfNew[candidate.new] == nil {
      newOfOld[candidate.old] = candidate.new
      oldOfNew[candidate.new] = candidate.old
    }
    addPairs(oldOfNew, newOfOld)
    // A destination that went on under its own id may have taken over another's.
    for (index, node) in new.nodes.enumerated() where node.written.contains(.formerIDs) {
      for former in new.texts(.formerIDs, of: index) {
        guard let gone = oldIDs[former], newOfOld[gone] == nil, old.isDestination(gone),
          successors[gone] == nil
        else { continue }
        successors[gone] = node.identity
      }
    }
  }

  private mutating func addPairs(_ oldOfNew: [Int?], _ newOfOld: [Int?]) {
    for (index, node) in new.nodes.enumerated() where node.identity == index {
      pairOfNew[index] = pairs.count
      if let match = oldOfNew[index] { pairOfOld[match] = pairs.count }
      pairs.append(Pair(old: oldOfNew[index], new: index))
    }
    for (index, node) in old.nodes.enumerated()
    where node.identity == index && newOfOld[index] == nil {
      pairOfOld[index] = pairs.count
      pairs.append(Pair(old: index, new: nil))
    }
  }

  /// Matches the places of each node: first those under the same parent, then the others, in order.
  private mutating func matchPlaces() {
    for pair in pairs {
      guard let oldIdentity = pair.old, let newIdentity = pair.new else { continue }
      var theirs = new.places(of: newIdentity)
      let own = old.places(of: oldIdentity)
      guard own.count > 1 || theirs.count > 1 else {
        partner[oldIdentity] = newIdentity
        continue
      }
      var byParent: [Int: [Int]] = [:]
      for place in theirs.reversed() { byParent[parentOfNew(place), default: []].append(place) }
      var taken: Set<Int> = []
      for place in own {
        guard let match = byParent[parentOfOld(place)]?.popLast() else { continue }
        partner[place] = match
        taken.insert(match)
      }
      theirs.removeAll { taken.contains($0) }
      for (place, match) in zip(own.filter { partner[$0] == nil }, theirs) {
        partner[place] = match
      }
    }
  }
}

/// An order of possible renames that does not depend on which side is the old one.
private struct Rank: Comparable {
  let lesser: String
  let greater: String

  init(_ first: String, _ second: String) {
    lesser = min(first, second)
    greater = max(first, second)
  }

  static func < (left: Rank, right: Rank) -> Bool {
    (left.lesser, left.greater) < (right.lesser, right.greater)
  }
}

extension TabConfiguration {
  /// Whether a node is something that state, links and references can name.
  func isDestination(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .tab, .group, .dynamic: true
    case .section, .action: false
    }
  }

  /// Destinations of this side whose `formerIDs` name one of the other side.
  fileprivate func renames(
    to other: TabConfiguration,
    _ theirs: [String: Int]
  ) -> [(own: Int, other: Int)] {
    var found: [(own: Int, other: Int)] = []
    for (index, node) in nodes.enumerated() where node.written.contains(.formerIDs) {
      for former in texts(.formerIDs, of: index) {
        guard let match = theirs[former], isDestination(index), other.isDestination(match) else {
          continue
        }
        found.append((node.identity, match))
      }
    }
    return found
  }
}
