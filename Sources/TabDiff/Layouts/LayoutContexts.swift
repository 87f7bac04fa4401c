import FlagLogic
import TabLayout
import TabTree

/// Values of the flags of both sides that belong together.
public struct DiffCase: Sendable {
  /// The profiles that give these values; `nil` is the default of every flag.
  public var profiles: [String?]

  /// The old side's values.
  public let old: Assignment

  /// The new side's values.
  public let new: Assignment

  /// One case.
  public init(profiles: [String?], old: Assignment, new: Assignment) {
    self.profiles = profiles
    self.old = old
    self.new = new
  }
}

/// The layouts that are compared: every form factor on every target for every case.
struct LayoutContexts {
  /// One layout of each side.
  struct Context {
    let formFactor: FormFactor
    let target: Target
    let flags: DiffCase
  }

  let formFactors = FormFactor.allCases
  let targets: [Target]
  let cases: [DiffCase]

  /// How many profiles were left out.
  let omittedProfiles: Int

  /// How many nodes, flags and parts of conditions may be looked at for all layouts together:
  /// profiles past it are left out.
  private static let workLimit = 8_000_000

  /// - Parameter given: The only case, where one was asked for.
  init(_ comparison: Comparison, given: DiffCase?) {
    targets = comparison.targets
    if let given {
      cases = [given]
      omittedProfiles = 0
      return
    }
    let old = comparison.old
    let new = comparison.new
    var cases = [DiffCase(profiles: [nil], old: old.defaultAssignment, new: new.defaultAssignment)]
    var known: [[[Profile.Value]]: Int] = [[[], []]: 0]
    var earlier: [String: Profile] = [:]
    for profile in old.profiles { earlier[profile.name] = profile }
    let limit = max(2, Self.workLimit / Self.workOfCase(comparison))
    var omitted = 0
    for profile in new.profiles {
      guard let before = earlier[profile.name] else { continue }
      let values = [old.valuesOffDefaults(of: before), new.valuesOffDefaults(of: profile)]
      if let index = known[values] {
        cases[index].profiles.append(profile.name)
      } else if cases.count < limit {
        known[values] = cases.count
        cases.append(
          DiffCase(
            profiles: [profile.name],
            old: old.assignment(of: before),
            new: new.assignment(of: profile)
          )
        )
      } else {
        omitted += 1
      }
    }
    self.cases = cases
    omittedProfiles = omitted
  }

  /// What is looked at for each case.
  private static func workOfCase(_ comparison: Comparison) -> Int {
    let layouts = FormFactor.allCases.count * comparison.targets.count
    return [comparison.old, comparison.new].reduce(1) { work, side in
      let parts = side.conditions.reduce(0) { $0 + $1.size }
      return work + layouts * side.nodes.count + comparison.targets.count * parts + side.flags.count
    }
  }

  var count: Int { formFactors.count * targets.count * cases.count }

  /// The contexts in the order of their numbers: by form factor, then target, then case.
  subscript(number: Int) -> Context {
    let perFormFactor = targets.count * cases.count
    return Context(
      formFactor: formFactors[number / perFormFactor],
      target: targets[number % perFormFactor / cases.count],
      flags: cases[number % cases.count]
    )
  }

  /// What some of the contexts have in common that others have not.
  func scope(of numbers: [Int]) -> ChangeScope {
    var scope = ChangeScope()
    let own = numbers.map { self[$0] }
    let formFactors = self.formFactors.filter { formFactor in
      own.contains { $0.formFactor == formFactor }
    }
    let targets = self.targets.filter { target in own.contains { $0.target == target } }
    // On releases whose regular width repeats the compact bar, a change of the bar is seen in both.
    let layouts = formFactors.map { formFactor in
      let targets = self.targets.filter { target in
        own.contains { $0.formFactor == formFactor && $0.target == target }
      }
      return FormFactorScope(
        formFactor: formFactor,
        targets: targets,
        isEverywhere: targets == self.targets
      )
    }
    if Set(layouts.map(\.targets)).count > 1 { scope.layouts = layouts }
    let used = Set(numbers.map { $0 % cases.count })
    if formFactors != self.formFactors { scope.formFactors = formFactors }
    if targets != self.targets { scope.targets = targets }
    if used.count != cases.count {
      scope.profiles = cases.indices.filter(used.contains).flatMap { cases[$0].profiles }
    }
    return scope
  }
}
