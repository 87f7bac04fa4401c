/// Finds, over all parts of a question together, the legal assignment with the fewest flags off
/// their defaults and, among those, the one that comes first flag by flag.
///
/// The parts are combined as a knapsack over their totals. One pass over every part decides as many
/// flags as the key of a ``Cost`` has room for; the next pass goes on from there.
struct ExampleSearch {
  /// A part of the question and what its flags' values cost at present.
  struct Part {
    let flags: [Int]
    let graph: PathGraph
    var costs: [Cost]
    var cheapest: [Cost] = []
  }

  /// A flag of some part, to be decided.
  private struct Choice {
    let flag: Int
    let part: Int
    let firstCost: Int
    var shift = 0
  }

  private let flags: [Flag]
  private var parts: [Part]
  private var choices: [Choice] = []

  /// A search through `parts`, whose costs lie in the order of their flags and values.
  init(_ parts: [Part], flags: [Flag]) {
    self.flags = flags
    self.parts = parts
    for (index, part) in parts.enumerated() {
      var firstCost = 0
      for flag in part.flags {
        choices.append(Choice(flag: flag, part: index, firstCost: firstCost))
        firstCost += flags[flag].values.count
      }
    }
    choices.sort { $0.flag < $1.flag }
  }

  /// The flags off their defaults, in declared order, in the best assignment whose total, `base`
  /// and those of the parts together and at most `bound`, is among `totals`.
  mutating func settings(
    base: Int,
    upTo bound: Int,
    among totals: ClosedRange<Int>
  ) -> [FlagSetting]? {
    var settings: [FlagSetting] = []
    var decided = 0
    var stale = Set(parts.indices)
    for choice in choices { setCosts(of: choice, bits: 0) }
    repeat {
      let block = decided..<endOfBlock(from: decided)
      for index in block {
        setCosts(of: choices[index], bits: bits(of: choices[index]))
        stale.insert(choices[index].part)
      }
      for part in stale { parts[part].cheapest = parts[part].graph.cheapestCosts(parts[part].costs) }
      stale.removeAll(keepingCapacity: true)
      let best = combined(base: base, upTo: bound)[totals].min() ?? .unreachable
      guard best != .unreachable else { return nil }
      for index in block {
        let value = decide(choices[index], best)
        if value != flags[choices[index].flag].defaultValue {
          settings.append(FlagSetting(flag: choices[index].flag, value: value))
        }
        stale.insert(choices[index].part)
      }
      decided = block.upperBound
      if settings.count == best.flagCount { break }
    } while decided < choices.count
    return settings
  }

  /// The cheapest way to each total.
  private func combined(base: Int, upTo bound: Int) -> [Cost] {
    var sums = [Cost](repeating: .unreachable, count: bound + 1)
    sums[min(base, bound)] = .zero
    var next = sums
    for part in parts {
      for total in next.indices { next[total] = .unreachable }
      for (own, cost) in part.cheapest.enumerated() where cost != .unreachable {
        for total in sums.indices where sums[total] != .unreachable {
          let sum = min(bound, total + own)
          next[sum] = min(next[sum], sums[total] + cost)
        }
      }
      swap(&sums, &next)
    }
    return sums
  }

  // MARK: Choices

  /// Gives shifts to as many choices from `start` on as one key has room for.
  private mutating func endOfBlock(from start: Int) -> Int {
    var shift = Cost.keyBits
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

  private mutating func setCosts(of choice: Choice, bits: Int) {
    let flag = flags[choice.flag]
    for value in flag.values.indices {
      var cost = value == flag.defaultValue ? Cost.zero : .offDefault
      if bits > 0 { cost = cost + .key(rank(of: value, in: flag), shift: choice.shift) }
      parts[choice.part].costs[choice.firstCost + value] = cost
    }
  }

  /// Settles the choice as `best` has it and returns the value.
  private mutating func decide(_ choice: Choice, _ best: Cost) -> Int {
    let flag = flags[choice.flag]
    let key = best.key(bits: bits(of: choice), shift: choice.shift)
    var decided = flag.defaultValue
    for value in flag.values.indices {
      let isDecided = rank(of: value, in: flag) == key
      if isDecided { decided = value }
      let cost = value == flag.defaultValue ? Cost.zero : .offDefault
      parts[choice.part].costs[choice.firstCost + value] = isDecided ? cost : .unreachable
    }
    return decided
  }

  /// The place of `value` in the order of preference: the default, then the others as listed.
  private func rank(of value: Int, in flag: Flag) -> Int {
    if value == flag.defaultValue { return 0 }
    return value < flag.defaultValue ? value + 1 : value
  }
}
