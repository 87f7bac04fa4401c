/// A condition as it stands on one release: negations at the flags only, constants folded away,
/// and no conjunction directly inside a conjunction nor alternative inside an alternative.
enum Formula: Hashable {
  case always
  case never
  case flag(Int, isOneOf: [Int], isNegated: Bool)
  case all([Formula])
  case any([Formula])

  /// What `condition`, or its negation, says on a system of major release `release`.
  init(_ condition: Condition, release: Int, isNegated: Bool = false) {
    switch condition {
    case .constant(let value):
      self = value != isNegated ? .always : .never
    case .release(let least):
      self = (release >= least) != isNegated ? .always : .never
    case .flag(let flag, let values):
      self = .flag(flag, isOneOf: values, isNegated: isNegated)
    case .not(let inner):
      self.init(inner, release: release, isNegated: !isNegated)
    case .all(let parts):
      let formulas = parts.lazy.map { Formula($0, release: release, isNegated: isNegated) }
      self = isNegated ? .any(of: formulas) : .all(of: formulas)
    case .any(let parts):
      let formulas = parts.lazy.map { Formula($0, release: release, isNegated: isNegated) }
      self = isNegated ? .all(of: formulas) : .any(of: formulas)
    case .implies(let premise, let conclusion):
      let parts = [
        Formula(premise, release: release, isNegated: !isNegated),
        Formula(conclusion, release: release, isNegated: isNegated),
      ]
      self = isNegated ? .all(of: parts) : .any(of: parts)
    }
  }

  /// The conjunction of `formulas`.
  static func all(of formulas: some Sequence<Formula>) -> Formula {
    var parts: [Formula] = []
    for formula in formulas {
      switch formula {
      case .never: return .never
      case .always: continue
      case .all(let inner): parts += inner
      case .flag, .any: parts.append(formula)
      }
    }
    return parts.count > 1 ? .all(parts) : parts.first ?? .always
  }

  /// The alternative of `formulas`.
  static func any(of formulas: some Sequence<Formula>) -> Formula {
    var parts: [Formula] = []
    for formula in formulas {
      switch formula {
      case .always: return .always
      case .never: continue
      case .any(let inner): parts += inner
      case .flag, .all: parts.append(formula)
      }
    }
    return parts.count > 1 ? .any(parts) : parts.first ?? .never
  }

  /// The formulas that hold together exactly where this one does.
  var conjuncts: [Formula] {
    switch self {
    case .always: []
    case .all(let parts): parts
    case .never, .flag, .any: [self]
    }
  }

  /// Calls `body` with each flag spoken of, in the order of the text and as often as it occurs.
  func forEachFlag(_ body: (Int) -> Void) {
    switch self {
    case .always, .never: return
    case .flag(let flag, _, _): body(flag)
    case .all(let parts), .any(let parts):
      for part in parts { part.forEachFlag(body) }
    }
  }

  /// The first flag spoken of.
  var firstFlag: Int? {
    switch self {
    case .always, .never: nil
    case .flag(let flag, _, _): flag
    case .all(let parts), .any(let parts): parts.first?.firstFlag
    }
  }

  /// Whether it holds for `assignment`.
  func holds(for assignment: Assignment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .flag(let flag, let values, let isNegated): values.contains(assignment[flag]) != isNegated
    case .all(let parts): parts.allSatisfy { $0.holds(for: assignment) }
    case .any(let parts): parts.contains { $0.holds(for: assignment) }
    }
  }
}

extension Formula {
  /// Hashes one word made of all parts: questions can be long, and are looked up often.
  func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  private var digest: UInt64 {
    switch self {
    case .always: return 1
    case .never: return 2
    case .flag(let flag, let values, let isNegated):
      let start = UInt64(flag) << 2 | (isNegated ? 3 : 1)
      return values.reduce(start) { ($0 ^ UInt64($1)) &* 0x9E37_79B9_7F4A_7C15 }
    case .all(let parts): return parts.reduce(3) { ($0 ^ $1.digest) &* 0xD6E8_FEB8_6659_FD93 }
    case .any(let parts): return parts.reduce(4) { ($0 ^ $1.digest) &* 0xD6E8_FEB8_6659_FD93 }
    }
  }
}
