import Foundation
import SourceText
import TabLayout
import TabManifest
import TabOutput
import TabTree
import Testing

/// Variants against going through every assignment, on configurations that are made up.
@Suite struct VariantTests {
  static let portions = (0..<12).map { $0 * 12..<($0 + 1) * 12 }

  @Test(arguments: portions) func everyAssignmentHasItsLayouts(seeds: Range<Int>) throws {
    var variants = 0
    for seed in seeds {
      let model = RandomModel.model(seed: seed, flags: seed.isMultiple(of: 5) ? 4...12 : 0...5)
      variants += try check(AllAssignments(model), seed: seed)
    }
    #expect(variants > seeds.count / 2)
  }

  /// What is refused is refused for what there is too much of, and a flag of many values is not.
  @Test func limits() throws {
    let values = (0..<100).map { "v\($0)" }
    let oneFlag = try outcome(
      "{g: {values: [\(values.joined(separator: ", "))], default: v0}}",
      values.map { "g == \($0)" }
    )
    #expect(oneFlag == .success(100))
    let withAnother = try outcome(
      "{g: {values: [\(values.joined(separator: ", "))], default: v0}, h: false}",
      values.map { "g == \($0) or h" }
    )
    #expect(withAnother == .success(101))
    let booleans = try outcome(
      "{\((0..<8).map { "f\($0): false" }.joined(separator: ", "))}",
      (0..<8).map { "f\($0)" }
    )
    #expect(booleans == .failure(.tooManyCells(limit: 200)))
    let pairs = try outcome(
      "{\((0..<60).map { "a\($0): false, b\($0): false" }.joined(separator: ", "))}",
      (0..<60).map { "a\($0) or b\($0)" }
    )
    #expect(pairs == .failure(.tooManyCells(limit: 200)))
  }

  /// How many variants a tab for each of `conditions` has in compact width.
  private func outcome(
    _ flags: String,
    _ conditions: [String]
  ) throws -> Result<Int, VariantFailure> {
    let tabs = conditions.enumerated().map { index, condition in
      "  - {id: t\(index), title: T\(index), systemImage: house, when: \"\(condition)\"}\n"
    }
    let configuration = try TabConfiguration(
      text: "version: 1\nflags: \(flags)\ntabs:\n\(tabs.joined())"
    )
    let manifests: Manifests
    do throws(VariantFailure) {
      manifests = try Manifests(variantsOf: configuration, targets: Target.all(of: configuration))
    } catch { return .failure(error) }
    return .success(try decoded(manifests, .compact).variants.count)
  }

  /// - Returns: How many variants there are in compact width.
  private func check(_ all: AllAssignments, seed: Int) throws -> Int {
    let configuration = try TabConfiguration(text: all.model.text)
    let manifests: Manifests
    do throws(VariantFailure) {
      manifests = try Manifests(variantsOf: configuration, targets: all.targets)
    } catch {
      switch error {
      case .noAssignment: #expect(all.legal.isEmpty, "seed \(seed)")
      case .tooManyCells(let limit): #expect(all.cellCount > limit, "seed \(seed)")
      case .tooManyAlternatives: #expect(all.legal.count > 64, "seed \(seed)")
      case .limitReached: Issue.record("seed \(seed): \(all.model.text)")
      }
      return 0
    }
    #expect(!all.legal.isEmpty && all.cellCount <= 200, "seed \(seed)")
    var variants = 0
    for formFactor in FormFactor.allCases {
      let manifest = try decoded(manifests, formFactor)
      if formFactor == .compact { variants = manifest.variants.count }
      try checkParts(manifest, all, seed)
      for (number, assignment) in all.legal.enumerated()
      where number.isMultiple(of: all.legal.count / 24 + 1) {
        try checkLayouts(manifest, formFactor, assignment, all, configuration, seed)
      }
    }
    return variants
  }

  /// Each legal assignment is in one alternative of one variant, no other in more, and each variant
  /// names the legal one of its own that is nearest the defaults.
  private func checkParts(_ manifest: LayoutManifest, _ all: AllAssignments, _ seed: Int) throws {
    var nearest = [[Int]?](repeating: nil, count: manifest.variants.count)
    for assignment in all.byNearness {
      let values = all.values(assignment)
      let holders = manifest.variants.indices.flatMap { index in
        manifest.variants[index].when.filter { alternative in
          alternative.allSatisfy { values[$0.key].map($0.value.contains) ?? false }
        }.map { _ in index }
      }
      #expect(holders.count <= 1, "seed \(seed), \(assignment)")
      guard all.isLegal(assignment) else { continue }
      let index = try #require(holders.first, "seed \(seed), \(assignment)")
      if nearest[index] == nil { nearest[index] = assignment }
    }
    for (variant, assignment) in zip(manifest.variants, nearest) {
      #expect(variant.when.count <= 64)
      #expect(variant.flags == assignment.map(all.values), "seed \(seed)")
    }
    #expect(manifest.flags == all.byNearness.first(where: all.isLegal).map(all.values))
    for (index, variant) in manifest.variants.enumerated() {
      let isAlone = !manifest.variants[..<index].contains { $0.layouts == variant.layouts }
      #expect(isAlone, "seed \(seed): two variants with the same layouts")
    }
  }

  /// The layouts of an assignment are what compiling for it gives.
  private func checkLayouts(
    _ manifest: LayoutManifest,
    _ formFactor: FormFactor,
    _ assignment: [Int],
    _ all: AllAssignments,
    _ configuration: TabConfiguration,
    _ seed: Int
  ) throws {
    let targets = all.targets.filter { all.allows(assignment, on: $0) }
    let single = try decoded(
      Manifests(configuration, targets: targets, assignment: assignment),
      formFactor
    )
    for target in targets {
      let layout = manifest.layout(forRelease: target.release, flags: all.values(assignment))
      #expect(layout != nil)
      #expect(
        layout == single.layout(forRelease: target.release),
        "seed \(seed), \(assignment) on \(target.name)\n\(all.model.text)"
      )
    }
  }

  private func decoded(
    _ manifests: Manifests,
    _ formFactor: FormFactor
  ) throws -> LayoutManifest {
    let buffer = ByteBuffer()
    manifests.writeLayout(formFactor, digest: "0", into: buffer)
    return try JSONDecoder().decode(LayoutManifest.self, from: Data(buffer.bytes))
  }
}

/// Every assignment of a made-up configuration's flags, found by counting.
private struct AllAssignments {
  let model: Model
  let targets: [Target]

  /// Those that some target allows.
  let legal: [[Int]]

  /// All of them, those with the fewest flags off their defaults first.
  let byNearness: [[Int]]

  init(_ model: Model) throws {
    let configuration = try TabConfiguration(text: model.text)
    let targets = Target.all(of: configuration)
    let all = model.flags.reduce([[]]) { assignments, flag in
      assignments.flatMap { assignment in flag.values.indices.map { assignment + [$0] } }
    }
    self.model = model
    self.targets = targets
    legal = all.filter { assignment in
      targets.contains { target in
        model.assumptions.allSatisfy { $0.holds(assignment, release: target.release) }
      }
    }
    let byCount = Dictionary(grouping: all) { $0.count { $0 != 0 } }
    byNearness = byCount.keys.sorted().flatMap { byCount[$0] ?? [] }
  }

  func isLegal(_ assignment: [Int]) -> Bool { targets.contains { allows(assignment, on: $0) } }

  func allows(_ assignment: [Int], on target: Target) -> Bool {
    model.assumptions.allSatisfy { $0.holds(assignment, release: target.release) }
  }

  /// How many legal assignments differ in the conditions that hold, or in being legal, on some target.
  var cellCount: Int {
    let conditions = model.nodes.compactMap(\.condition)
    return Set(
      legal.map { assignment in
        targets.flatMap { target in
          [allows(assignment, on: target)]
            + conditions.map { $0.holds(assignment, release: target.release) }
        }
      }
    ).count
  }

  func values(_ assignment: [Int]) -> [String: LayoutManifest.FlagValue] {
    var values: [String: LayoutManifest.FlagValue] = [:]
    for (flag, value) in zip(model.flags, assignment) {
      values[flag.name] =
        flag.isBoolean ? .boolean(value == 1) : .name(flag.values[value])
    }
    return values
  }
}
