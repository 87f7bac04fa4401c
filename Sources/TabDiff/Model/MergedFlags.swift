import FlagLogic

/// The flags of two sides as one list.
struct MergedFlags {
  /// Where a side's flags and values are in the list.
  struct Renumbering {
    fileprivate var flags: [Int] = []
    fileprivate var values: [[Int]] = []

    /// A condition of the side over the merged flags.
    func map(_ condition: Condition) -> Condition {
      switch condition {
      case .constant, .release: condition
      case .flag(let flag, let values):
        .flag(flags[flag], isOneOf: values.map { self.values[flag][$0] }.sorted())
      case .not(let condition): .not(map(condition))
      case .all(let conditions): .all(conditions.map(map))
      case .any(let conditions): .any(conditions.map(map))
      case .implies(let premise, let conclusion): .implies(map(premise), map(conclusion))
      }
    }
  }

  /// Every flag of either side, with every value that it has on one.
  private(set) var flags: [Flag] = []

  /// Renumbers the old side's conditions.
  private(set) var fromOld = Renumbering()

  /// Renumbers the new side's conditions.
  private(set) var fromNew = Renumbering()

  init(_ old: [Flag], _ new: [Flag]) {
    var indices: [String: Int] = [:]
    for (index, flag) in old.enumerated() {
      indices[flag.name] = index
      flags.append(flag)
      fromOld.flags.append(index)
      fromOld.values.append(Array(flag.values.indices))
    }
    for flag in new {
      guard let index = indices[flag.name] else {
        fromNew.flags.append(flags.count)
        fromNew.values.append(Array(flag.values.indices))
        flags.append(flag)
        continue
      }
      fromNew.flags.append(index)
      fromNew.values.append(add(flag, to: index))
    }
  }

  /// Adds the values of a flag to those of a merged one.
  ///
  /// - Returns: Where they are there.
  private mutating func add(_ flag: Flag, to index: Int) -> [Int] {
    let own = flags[index]
    if own.values == flag.values { return Array(flag.values.indices) }
    var values = own.values
    var places: [String: Int] = [:]
    for (place, value) in values.enumerated() { places[value] = place }
    var result: [Int] = []
    for value in flag.values {
      let place = places[value] ?? values.count
      if place == values.count { values.append(value) }
      result.append(place)
    }
    flags[index] = Flag(own.name, values: values, defaultValue: own.defaultValue)
    return result
  }
}
