import Foundation
import RandomTesting
import TabManifest
import Testing

/// What holds of every layout, on configurations that are made up.
@Suite struct RandomLayoutTests {
  /// Seeds in portions, so that they are spread over the processors.
  static let portions = (0..<20).map { $0 * 100..<($0 + 1) * 100 }

  @Test(arguments: portions) func everyStatementHolds(seeds: Range<Int>) throws {
    for seed in seeds {
      let model = RandomModel.model(seed: seed)
      var random = RandomNumbers(seed: -seed)
      let assignment = model.flags.map { flag in
        seed.isMultiple(of: 2) ? 0 : random.number(in: 0...flag.values.count - 1)
      }
      try check(model, assignment, seed: seed)
    }
  }

  private func check(_ model: Model, _ assignment: [Int], seed: Int) throws {
    let resolved = try Resolved(model.text, assignment: assignment)
    let targets = resolved.compact.layouts.flatMap(\.targets)
    #expect(resolved.regular.layouts.flatMap(\.targets) == targets)
    for text in [resolved.compactText, resolved.regularText] {
      let layouts = layoutTexts(text)
      for (layout, next) in zip(layouts, layouts.dropFirst()) where layout == next {
        Issue.record("seed \(seed): alike layouts stand apart\n\(model.text)")
      }
    }
    for target in targets {
      for isCompact in [true, false] {
        let layout = try #require(resolved.layout(target, isCompact: isCompact))
        let world = World(model, target, isCompact: isCompact, assignment: assignment)
        let broken = Statements.broken(in: ShownLayout(world: world, layout: layout))
        let place = "\(isCompact ? "compact" : "regular") on \(target), flags \(assignment)"
        #expect(broken == [], "seed \(seed), \(place)\n\(model.text)")
      }
      try checkAgreement(resolved, model, target)
    }
  }

  /// Tabs, dynamics and groups with a screen are destinations in both form factors or in none.
  private func checkAgreement(
    _ resolved: Resolved,
    _ model: Model,
    _ target: LayoutManifest.Target
  ) throws {
    let compact = try #require(resolved.layout(target, isCompact: true))
    let regular = try #require(resolved.layout(target, isCompact: false))
    let always = model.nodes.filter {
      $0.kind == .tab || $0.kind == .dynamic || $0.kind == .group && $0.landing == .self
    }
    for id in always.map(\.id) {
      #expect(compact.items[id]?.isDestination == true)
      #expect(regular.items[id]?.isDestination == true)
    }
    #expect(Set(compact.items.keys) == Set(regular.items.keys))
  }

  /// The bytes of each layout after its targets.
  private func layoutTexts(_ text: String) -> [Substring] {
    text.split(separator: "\n      \"targets\": [").dropFirst().map { layout in
      let body = layout[(layout.firstIndex(of: "]") ?? layout.startIndex)...]
      return body[..<(body.range(of: "\n    }")?.lowerBound ?? body.endIndex)]
    }
  }

  @Test func theMadeUpConfigurationsCoverTheLanguage() {
    let models = (0..<2_000).map(RandomModel.model)
    let nodes = models.flatMap(\.nodes)
    #expect(Set(models.map(\.framework)).count == 3)
    #expect(Set(models.map { $0.mode ?? .automatic }).count == 4)
    #expect(models.contains { $0.design == .compatibility && $0.sdk == 26 })
    #expect(Set(nodes.map(\.kind)).count == 5)
    #expect(Set(nodes.compactMap(\.regular)).count == 8)
    #expect(Set(nodes.compactMap(\.compact)).count == 3)
    #expect(Set(nodes.compactMap(\.sidebarAppearance)).count == 3)
    #expect(Set(nodes.compactMap(\.role)).count == 2)
    #expect(models.contains { Set($0.nodes.map(\.id)).count < $0.nodes.count })
    #expect(models.contains { $0.roots.count > 6 && $0.flags.isEmpty })
  }
}
