/// Takes questions apart into pieces that share no flags, so that none multiplies another.
///
/// Its tables are kept from one question to the next: a question costs what it speaks of, however
/// many flags there are.
struct QuestionSplitter {
  private var groups: FlagGroups
  private var isListed: [Bool]
  private var listed: [Int] = []
  private var partOfGroup: [Int]

  init(flagCount: Int) {
    groups = FlagGroups(flagCount: flagCount)
    isListed = Array(repeating: false, count: flagCount)
    partOfGroup = Array(repeating: -1, count: flagCount)
  }

  /// The pieces of `question` with the assumptions that they touch, and the other assumptions.
  mutating func split(
    _ question: Question,
    under assumptions: Assumptions
  ) -> (parts: [QuestionPart], untouched: [Island]) {
    var islands: [Island] = []
    for formula in question.constraints { link(formula, assumptions, &islands) }
    for term in question.terms { link(term.formula, assumptions, &islands) }
    let parts = parts(of: question, islands)
    // Where the defaults meet all assumptions, nothing needs to be known of those not touched.
    let untouched =
      assumptions.holdByDefault
      ? [] : assumptions.islands.filter { !isListed[$0.flags[0]] }
    forget()
    return (parts, untouched)
  }

  /// Makes one group of the formula's flags and all islands that they lie on.
  private mutating func link(
    _ formula: Formula,
    _ assumptions: Assumptions,
    _ islands: inout [Island]
  ) {
    groups.unite(flagsOf: formula)
    formula.forEachFlag { flag in
      guard !isListed[flag] else { return }
      guard let island = assumptions.island(of: flag) else { return list(flag) }
      islands.append(island)
      for other in island.flags {
        groups.unite(flag, other)
        list(other)
      }
    }
  }

  private mutating func list(_ flag: Int) {
    isListed[flag] = true
    listed.append(flag)
  }

  private mutating func parts(of question: Question, _ islands: [Island]) -> [QuestionPart] {
    listed.sort()
    var count = 0
    for flag in listed {
      let group = groups.representative(of: flag)
      if partOfGroup[group] < 0 {
        partOfGroup[group] = count
        count += 1
      }
      partOfGroup[flag] = partOfGroup[group]
    }
    let flags = sorted(listed, into: count) { $0 }
    let constraints = sorted(question.constraints, into: count) { $0.firstFlag }
    let terms = sorted(question.terms, into: count) { $0.formula.firstFlag }
    var parts = (0..<count).map { part in
      QuestionPart(flags: flags(part), constraints: constraints(part), terms: terms(part))
    }
    for island in islands { parts[partOfGroup[island.flags[0]]].islands.append(island) }
    return parts
  }

  /// The elements of each part, in their order.
  private func sorted<Element>(
    _ elements: [Element],
    into count: Int,
    _ flag: (Element) -> Int?
  ) -> (_ part: Int) -> ArraySlice<Element> {
    guard count > 1 else { return { _ in elements[...] } }
    let parts = elements.map { partOfGroup[flag($0) ?? 0] }
    var ends = [Int](repeating: 0, count: count + 1)
    for part in parts { ends[part + 1] += 1 }
    for part in 0..<count { ends[part + 1] += ends[part] }
    let starts = ends
    var indices = [Int](repeating: 0, count: elements.count)
    for (index, part) in parts.enumerated() {
      indices[ends[part]] = index
      ends[part] += 1
    }
    let result = indices.map { elements[$0] }
    return { result[starts[$0]..<starts[$0 + 1]] }
  }

  private mutating func forget() {
    groups.part(listed)
    for flag in listed {
      isListed[flag] = false
      partOfGroup[flag] = -1
    }
    listed.removeAll(keepingCapacity: true)
  }
}
