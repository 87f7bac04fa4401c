extension Proof {
  /// The flags off their defaults in the best assignment of the parts' flags, whose total is among
  /// `totals`; `nil` if there is none.
  func settings(
    of parts: [QuestionPart],
    in question: Question,
    among totals: ClosedRange<Int>
  ) throws(ProofLimit) -> [FlagSetting]? {
    var searched: [ExampleSearch.Part] = []
    for part in parts { searched.append(try searchPart(part, upTo: part.bound(in: question))) }
    var search = ExampleSearch(searched, flags: flags)
    return search.settings(base: question.base, upTo: question.bound, among: totals)
  }

  /// The flags off their defaults in the best assignment of the islands' flags, if they have one.
  func settings(of islands: [Island]) throws(ProofLimit) -> [FlagSetting]? {
    var settings: [FlagSetting] = []
    for island in islands {
      switch try solution(of: island) {
      case .contradiction: return nil
      case .settings(let own): settings += own
      }
    }
    return settings
  }

  private func solution(of island: Island) throws(ProofLimit) -> IslandSolution {
    if let known = island.solution { return known }
    var solution = IslandSolution.settings([])
    if !island.formulas.allSatisfy({ $0.holds(for: defaults) }) {
      let part = QuestionPart(flags: island.flags, islands: [island])
      let settings = try settings(of: [part], in: Question(), among: 0...0)
      solution = settings.map { .settings($0) } ?? .contradiction
    }
    island.solution = solution
    return solution
  }

  private func searchPart(
    _ part: QuestionPart,
    upTo bound: Int
  ) throws(ProofLimit) -> ExampleSearch.Part {
    var costCount = 0
    let firstCosts = part.flags.map { flag in
      defer { costCount += flags[flag].values.count }
      return costCount
    }
    let graph = try pathGraph(of: part, upTo: bound) { flag in
      firstCosts[part.flags.partitioningIndex { $0 >= flag }]
    }
    guard graph.searchSize <= Self.searchLimit else { throw ProofLimit() }
    let costs = [Cost](repeating: .zero, count: costCount)
    return ExampleSearch.Part(flags: part.flags, graph: graph, costs: costs)
  }

  /// The diagram of `part` by itself.
  func pathGraph(
    of part: QuestionPart,
    upTo bound: Int,
    firstCosts: (Int) -> Int = { _ in 0 }
  ) throws(ProofLimit) -> PathGraph {
    try withDiagram(of: part, upTo: bound) { workspace, diagram in
      PathGraph(diagram, in: &workspace, upTo: bound, firstCosts: firstCosts)
    }
  }
}

extension [Int] {
  /// The first index whose element and all after it satisfy `isAfter`.
  func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
