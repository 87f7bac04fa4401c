/// How many results of each level a log may still hold: GitHub refuses a log of more than 25,000.
struct SARIFAllowance<Level: Hashable> {
  private var left: [Level: Int] = [:]

  /// How many results have no place in the log.
  let unwritten: Int

  /// - Parameters:
  ///   - levels: Every level, what matters most first.
  ///   - count: How many results a level has.
  init(_ levels: some Sequence<Level>, count: (Level) -> Int) {
    let most = 25_000
    var room = most
    var found = 0
    for level in levels {
      let count = count(level)
      left[level] = min(count, room)
      room -= min(count, room)
      found += count
    }
    unwritten = max(0, found - most)
  }

  /// Takes a result's place, if there is one.
  mutating func take(_ level: Level) -> Bool {
    guard let room = left[level], room > 0 else { return false }
    left[level] = room - 1
    return true
  }
}
