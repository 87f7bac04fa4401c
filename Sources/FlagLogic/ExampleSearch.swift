/// Finds, over all parts of a question together, the legal assignment with the fewest flags off
/// their defaults and, among those, the one that comes first flag by flag.
///
/// The parts are combined as a knapsack over their totals. One pass over every part decides as many
/// flags as the key of a ``Cost`` has room for; the next pass goes on from there.
struct ExampleSearch {
  /// A flag to be decided.
  private struct Choice {
    let flag: Int
    let part: Int
    var shift = 0
  }

  /// The key's bits that are used; fewer than there are in tests.
  let keyBits: Int

  private let flags: [Flag]
  private var choices: [Choice] = []
  private var graphs = PathGraphs()
  /// For each part, where its costs begin in ``cheapest``, and the end of the last.
  private var firstCheapest = [0]
  private var cheapest: [Cost] = []
  /// The costs of all flags' values, and where each flag's begin.
  private var costs: [Cost]
  private let firstCosts: [Int]

  init(_ flags: [Flag], keyBits: Int = Cost.keyBits) {
    self.flags = flags
    self.keyBits = keyBits
    var firstCosts = [0]
    for flag in flags { firstCosts.append((firstCosts.last ?? 0) + flag.values.count) }
    self.firstCosts = firstCosts
    costs = Array(repeating: .zero, count: firstCosts.last ?? 0)
  }

  /// Forgets all parts.
  mutating func removeAll() {
    graphs.removeAll()
    choices.removeAll(keepingCapacity: true)
    cheapest.removeAll(keepingCapacity: true)
    firstCheapest.removeAll(keepingCapacity: true)
    firstCheapest.append(0)
  }

  /// Adds a part of the question, which speaks of `flags` and has totals up to `bound`. Returns how
  /// many costs a search of it keeps.
  mutating func append(
    _ diagram: Diagram,
    from workspace: DiagramWorkspace,
    on flags: ArraySlice<Int>,
    upTo bound: Int
  ) -> Int {
    for flag in flags { choices.append(Choice(flag: flag, part: graphs.count)) }
    for _ in 0...bound { cheapest.append(.unreachable) }
    firstCheapest.append(cheapest.count)
    graphs.append(diagram, from: workspace, upTo: bound)
    return graphs.searchSize
  }

  /// The flags off their defaults, in declared order, in the best assignment whose total, `base`
  /// and those of the parts together and at most `bound`, is among `totals`.
  mutating func settings(
    base: Int,
    upTo bound: Int,
    among totals: ClosedRange<Int>
  ) -> [FlagSetting]? {
    choices.sort { $0.flag < $1.flag }
    for choice in choices { setCosts(of: choice) }
    var settings: [FlagSetting] = []
    var block = 0..<0
    repeat {
      let last = block
      block = last.upperBound..<endOfBlock(from: last.upperBound)
      for index in block { setCosts(of: choices[index], withKey: true) }
      if last.isEmpty {
        for part in 0..<graphs.count { renew(part) }
      } else {
        renewParts(of: last.lowerBound..<block.upperBound)
      }
      let best = combined(base: base, upTo: bound)[totals].min() ?? .unreachable
      guard best != .unreachable else { return nil }
      for index in block {
        let setting = decide(choices[index], best)
        if setting.value != flags[setting.flag].defaultValue { settings.append(setting) }
      }
      if settings.count == best.flagCount { break }
    } while block.upperBound < choices.count
    return settings
  }

  /// Works out the costs anew of the parts whose flags are among these choices.
  private mutating func renewParts(of block: Range<Int>) {
    var last = -1
    for part in choices[block].map(\.part).sorted() where part != last {
      renew(part)
      last = part
    }
  }

  private mutating func renew(_ part: Int) {
    let range = firstCheapest[part]..<firstCheapest[part + 1]
    cheapest.replaceSubrange(range, with: graphs.cheapestCosts(of: part, costs, firstCosts))
  }

  /// The cheapest way to each total.
  private func combined(base: Int, upTo bound: Int) -> [Cost] {
    var sums = [Cost](repeating: .unreachable, count: bound + 1)
    sums[min(base, bound)] = .zero
    var next = sums
    for part in 0..<graphs.count {
      for total in next.indices { next[total] = .unreachable }
      let first = firstCheapest[part]
      for own in 0..<firstCheapest[part + 1] - first where cheapest[first + own] != .unreachable {
        for total in sums.indices where sums[total] != .unreachable {
          let sum = min(bound, total + own)
          next[sum] = min(next[sum], sums[total] + cheapest[first + own])
        }
      }
      swap(&sums, &next)
    }
    return sums
  }

  // MARK: Choices

  /// Gives shifts to as many choices from `start` on as one key has room for.
  private mutating func endOfBlock(from start: Int) -> Int {
    var shift = keyBits
    var end = start
    while end < choices.count, shift >= bits(of: choices[end]) {
      shift -= bits(of: choices[end])
      choices[end].shift = shift
      end += 1
    }
    return end
  }

  /// How many bits tell the values of the choice's flag apart.
  private func bits(of choice: Choice) -> Int {
    let last = max(0, flags[choice.flag].values.count - 1)
    return Int.bitWidth - last.leadingZeroBitCount
  }

  private mutating func setCosts(of choice: Choice, withKey: Bool = false) {
    let flag = flags[choice.flag]
    let firstCost = firstCosts[choice.flag]
    for value in flag.values.indices {
      var cost = value == flag.defaultValue ? Cost.zero : .offDefault
      if withKey { cost = cost + .key(rank(of: value, in: flag), shift: choice.shift) }
      costs[firstCost + value] = cost
    }
  }

  /// Settles the choice as `best` has it.
  private mutating func decide(_ choice: Choice, _ best: Cost) -> FlagSetting {
    let flag = flags[choice.flag]
    let firstCost = firstCosts[choice.flag]
    let key = best.key(bits: bits(of: choice), shift: choice.shift)
    var decided = flag.defaultValue
    for value in flag.values.indices {
      let isDecided = rank(of: value, in: flag) == key
      if isDecided { decided = value }
      let cost = value == flag.defaultValue ? Cost.zero : .offDefault
      costs[firstCost + value] = isDecided ? cost : .unreachable
    }
    return FlagSetting(flag: choice.flag, value: decided)
  }

  /// The place of `value` in the order of preference: the default, then the others as listed.
  private func rank(of value: Int, in flag: Flag) -> Int {
    if value == flag.defaultValue { return 0 }
    return value < flag.defaultValue ? value + 1 : value
  }
}
