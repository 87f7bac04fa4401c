extension Proof {
  /// Whether some assignment meets the constraints of `question`.
  func isSatisfiable(
    _ question: Question,
    under assumptions: Assumptions
  ) throws(ProofLimit) -> Bool {
    guard !question.isContradictory, !assumptions.isContradictory else { return false }
    let (parts, untouched) = splitter.split(question, under: assumptions)
    for part in parts {
      guard try isSatisfiable(part) else { return false }
    }
    return try settings(of: untouched) != nil
  }

  /// The flags off their defaults in the best assignment that meets `question` and whose total is
  /// among `totals`; `nil` if there is none.
  func settings(
    _ question: Question,
    among totals: ClosedRange<Int>,
    under assumptions: Assumptions
  ) throws(ProofLimit) -> [FlagSetting]? {
    guard !question.isContradictory, !assumptions.isContradictory else { return nil }
    let (parts, untouched) = splitter.split(question, under: assumptions)
    guard
      let touched = try settings(of: parts, in: question, among: totals),
      let others = try settings(of: untouched)
    else { return nil }
    return touched + others
  }

  /// The least and the greatest total of `question`; `nil` if no assignment meets it.
  func extent(
    of question: Question,
    under assumptions: Assumptions
  ) throws(ProofLimit) -> ClosedRange<Int>? {
    guard !question.isContradictory, !assumptions.isContradictory else { return nil }
    let (parts, untouched) = splitter.split(question, under: assumptions)
    guard try settings(of: untouched) != nil else { return nil }
    var (least, greatest) = (question.base, question.base)
    for part in parts {
      let (total, workspace) = try total(of: part)
      guard let own = workspace.extent(of: total) else { return nil }
      least = min(question.bound, least + own.lowerBound)
      greatest = min(question.bound, greatest + own.upperBound)
    }
    return least...greatest
  }

  private func settings(
    of parts: [QuestionPart],
    in question: Question,
    among totals: ClosedRange<Int>
  ) throws(ProofLimit) -> [FlagSetting]? {
    search.removeAll()
    var size = 0
    for part in parts {
      let bound = part.bound(in: question)
      let (total, workspace) = try total(of: part)
      size = max(size, search.append(total, from: workspace, on: part.flags, upTo: bound))
    }
    guard size <= searchLimit else { throw ProofLimit() }
    return search.settings(base: question.base, upTo: question.bound, among: totals)
  }

  /// The flags off their defaults in the best assignment of the islands' flags, if they have one.
  private func settings(of islands: [Island]) throws(ProofLimit) -> [FlagSetting]? {
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
      let part = QuestionPart(flags: island.flags[...], islands: [island])
      let settings = try settings(of: [part], in: Question(), among: 0...0)
      solution = settings.map { .settings($0) } ?? .contradiction
    }
    island.solution = solution
    return solution
  }
}
