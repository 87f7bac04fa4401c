/// What is asked of the legal assignments: those for which every constraint holds, and for each
/// the weights of the terms that hold, summed up to a bound.
struct Question: Hashable {
  /// A formula that is counted where it holds.
  struct Term: Hashable {
    let formula: Formula
    let weight: Int
  }

  /// The greatest bound that a total may have.
  static let greatestBound = 1 << 16

  /// What must hold besides the assumptions.
  private(set) var constraints: [Formula] = []

  /// What is counted; formulas that speak of flags, with a weight above 0.
  private(set) var terms: [Term] = []

  /// The weight of what always holds.
  private(set) var base = 0

  /// Where the total stops.
  let bound: Int

  /// Whether some constraint never holds.
  private(set) var isContradictory = false

  init(upTo bound: Int = 0) {
    self.bound = bound
  }

  /// Demands that `formula` hold.
  mutating func demand(_ formula: Formula) {
    switch formula {
    case .always: return
    case .never: isContradictory = true
    case .flag, .any: constraints.append(formula)
    case .all(let parts): constraints += parts
    }
  }

  /// Counts `formula` with `weight`.
  mutating func count(_ formula: Formula, weight: Int) {
    guard weight > 0 else { return }
    switch formula {
    case .never: return
    case .always: base = min(bound, base + min(bound, weight))
    case .flag, .all, .any: terms.append(Term(formula: formula, weight: min(bound, weight)))
    }
  }

  /// The total if all terms held, or the bound.
  var greatestTotal: Int { terms.reduce(base) { min(bound, $0 + $1.weight) } }

  /// The total for `assignment`, or the bound.
  func total(for assignment: Assignment) -> Int {
    terms.reduce(base) { $1.formula.holds(for: assignment) ? min(bound, $0 + $1.weight) : $0 }
  }
}

/// A piece of a question that shares no flag with the rest of it.
struct QuestionPart {
  /// The flags that it speaks of, as declared.
  var flags: ArraySlice<Int>

  /// The islands of assumptions that it touches.
  var islands: [Island] = []

  /// What must hold.
  var constraints: ArraySlice<Formula> = []

  /// What is counted.
  var terms: ArraySlice<Question.Term> = []

  /// Where the part's own total stops: at the question's bound or at all it can come to.
  func bound(in question: Question) -> Int {
    terms.reduce(0) { min(question.bound, $0 + $1.weight) }
  }

  /// Which of its flags belong together.
  func ties(flagCount: Int) -> FlagTies {
    var ties = FlagTies(flagCount: flagCount)
    for island in islands { for formula in island.formulas { ties.add(formula) } }
    for formula in constraints { ties.add(formula) }
    for term in terms { ties.add(term.formula) }
    return ties
  }
}
