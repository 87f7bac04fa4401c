import Testing

@testable import FlagLogic

/// Questions fall into parts that share no flags.
@Suite struct QuestionSplitterTests {
  private func on(_ flag: Int) -> Formula { .flag(flag, isOneOf: [1], isNegated: false) }

  private func assumptions(_ conditions: [Condition], defaults: Assignment) -> Assumptions {
    Assumptions(conditions, release: 18, defaults: defaults, firstNumber: 0)
  }

  private func pair(_ left: Int, _ right: Int) -> Condition {
    .implies(.flag(left, isOneOf: [1]), .flag(right, isOneOf: [1]))
  }

  @Test func linkedAssumptionsAreOneIsland() {
    let defaults = Array(repeating: 0, count: 8)
    let assumptions = assumptions([pair(0, 1), pair(4, 5), pair(1, 6)], defaults: defaults)
    #expect(assumptions.islands.map(\.flags) == [[0, 1, 6], [4, 5]])
    #expect(assumptions.islands.map(\.formulas.count) == [2, 1])
    #expect(assumptions.islands.map(\.number) == [0, 1])
    #expect(assumptions.island(of: 6) === assumptions.islands[0])
    #expect(assumptions.island(of: 7) == nil)
    #expect(assumptions.holdByDefault)
    #expect(!assumptions.isContradictory)
  }

  @Test func conjunctionsOfAssumptionsComeApart() {
    let both = Condition.all([pair(0, 1), pair(2, 3)])
    let assumptions = assumptions([both], defaults: [1, 0, 0, 0])
    #expect(assumptions.islands.map(\.flags) == [[0, 1], [2, 3]])
    #expect(!assumptions.holdByDefault)
  }

  @Test func assumptionsWithoutFlagsAreNoIslands() {
    let always = assumptions([.constant(true), .release(atLeast: 17)], defaults: [0])
    #expect(always.islands.isEmpty)
    #expect(!always.isContradictory)
    let never = assumptions([.release(atLeast: 19)], defaults: [0])
    #expect(never.islands.isEmpty)
    #expect(never.isContradictory)
  }

  @Test func termsOnDifferentFlagsAreDifferentParts() {
    var question = Question(upTo: 6)
    question.count(on(2), weight: 1)
    question.count(.all([on(0), on(3)]), weight: 2)
    question.count(on(3), weight: 1)
    var splitter = QuestionSplitter(flagCount: 5)
    let none = assumptions([], defaults: [0, 0, 0, 0, 0])
    let (parts, untouched) = splitter.split(question, under: none)
    #expect(parts.map { Array($0.flags) } == [[0, 3], [2]])
    #expect(parts.map { Array($0.terms.map(\.weight)) } == [[2, 1], [1]])
    #expect(parts.map { $0.bound(in: question) } == [3, 1])
    #expect(untouched.isEmpty)
  }

  @Test func islandsLinkWhatTheyTouch() {
    var question = Question(upTo: 6)
    question.demand(on(0))
    question.count(on(3), weight: 1)
    question.count(on(5), weight: 1)
    var splitter = QuestionSplitter(flagCount: 6)
    let linked = assumptions([pair(0, 2), pair(2, 3)], defaults: Array(repeating: 0, count: 6))
    let (parts, _) = splitter.split(question, under: linked)
    #expect(parts.map { Array($0.flags) } == [[0, 2, 3], [5]])
    #expect(parts[0].islands.count == 1)
    #expect(parts[0].constraints.count == 1)
    #expect(parts[0].terms.count == 1)
    #expect(parts[1].islands.isEmpty)
  }

  @Test func islandsNotTouchedMatterOnlyWhereDefaultsAreNotLegal() {
    var question = Question()
    question.demand(on(0))
    var splitter = QuestionSplitter(flagCount: 4)
    let met = assumptions([pair(0, 1), pair(2, 3)], defaults: [0, 0, 0, 0])
    #expect(splitter.split(question, under: met).untouched.isEmpty)
    let unmet = assumptions([pair(0, 1), pair(2, 3)], defaults: [0, 0, 1, 0])
    #expect(splitter.split(question, under: unmet).untouched.map(\.flags) == [[2, 3]])
  }

  @Test func aSplitterForgetsWhatItWasAskedBefore() {
    var splitter = QuestionSplitter(flagCount: 6)
    let none = assumptions([], defaults: Array(repeating: 0, count: 6))
    var linking = Question()
    linking.demand(.any((0..<6).map(on)))
    #expect(splitter.split(linking, under: none).parts.count == 1)
    var separate = Question()
    for flag in 0..<6 { separate.demand(on(flag)) }
    #expect(splitter.split(separate, under: none).parts.count == 6)
    #expect(splitter.split(Question(), under: none).parts.isEmpty)
  }

  @Test func randomPartsAreDisjointAndComplete() {
    for seed in 0..<200 {
      var random = RandomConditions(seed: 130_000 + seed, flags: 10)
      let defaults = random.flags.map(\.defaultValue)
      let assumptions = assumptions(random.assumptions(3), defaults: defaults)
      var question = Question(upTo: 5)
      question.demand(Formula(random.condition(depth: 3), release: 18))
      for _ in 0..<4 {
        question.count(Formula(random.condition(depth: 2), release: 18), weight: 1)
      }
      var splitter = QuestionSplitter(flagCount: random.flags.count)
      let (parts, _) = splitter.split(question, under: assumptions)
      #expect(parts.reduce(0) { $0 + $1.terms.count } == question.terms.count)
      let constraints = question.constraints.filter { $0.firstFlag != nil }
      #expect(parts.reduce(0) { $0 + $1.constraints.count } == constraints.count)
      var owner: [Int: Int] = [:]
      for (index, part) in parts.enumerated() {
        var formulas = Array(part.constraints) + part.terms.map(\.formula)
        for island in part.islands { formulas += island.formulas }
        for formula in formulas {
          formula.forEachFlag { flag in
            #expect(owner[flag, default: index] == index, "seed \(seed)")
            owner[flag] = index
            #expect(part.flags.contains(flag), "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func questionsLeaveOutWhatCountsNothing() {
    var question = Question(upTo: 4)
    question.count(.always, weight: 3)
    question.count(.always, weight: 3)
    question.count(.never, weight: 3)
    question.count(on(0), weight: 0)
    question.count(on(1), weight: 9)
    #expect(question.base == 4)
    #expect(question.terms == [Question.Term(formula: on(1), weight: 4)])
    #expect(question.greatestTotal == 4)
    #expect(question.total(for: [0, 0]) == 4)
    question.demand(.always)
    #expect(question.constraints.isEmpty)
    #expect(!question.isContradictory)
    question.demand(.never)
    #expect(question.isContradictory)
  }
}
