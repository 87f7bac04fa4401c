import Foundation
import RandomTesting
import SourceText
import SwiftGeneration
import TabRules
import TabTree

/// Makes up configurations with everything in them that code is generated for.
struct RandomSample {
  private var random: RandomNumbers
  private let framework: Framework
  private var count = 0

  /// Ids that a reference may name.
  private var ids = ["home"]

  /// Tabs of which there may be another place.
  private var tabs: [String] = []

  private init(_ framework: Framework, seed: Int) {
    random = RandomNumbers(seed: seed)
    self.framework = framework
  }

  /// Samples for which code is generated, each of a seed of its own. Many trees that are made up are
  /// none for the framework.
  static func samples(_ framework: Framework, count: Int) -> [Sample] {
    let kind = GenerationKind.allCases.first { $0.framework == framework }
    guard let kind else { return [] }
    var samples: [Sample] = []
    let first =
      ProcessInfo.processInfo.environment["TABC_SEED"].flatMap { Int($0) } ?? 1
    for seed in (0..<count * 40).map({ first * 100_000 + $0 }) where samples.count < count {
      var maker = RandomSample(framework, seed: seed)
      let sample = Sample(name: "r\(seed)", text: maker.text(), isRandom: true)
      let lint = Lint(SourceText(name: sample.name, contents: Array(sample.text.utf8)))
      guard let configuration = lint.configuration,
        Lint.unsupported(in: configuration).isEmpty,
        (try? sample.generate(kind)) != nil
      else { continue }
      samples.append(sample)
    }
    return samples
  }

  private static let conditions = [
    "fa", "fb", "not fa", "not fb", "size == small", "size != medium", "size in [medium, large]",
    "os >= 26", "os < 27", "os >= 27", "fa and fb", "fa or fb", "fa implies fb",
    "fb and os >= 26", "not (fa or size == large)",
  ]

  private mutating func text() -> String {
    var nodes = ["{id: home, title: Home, systemImage: house}"]
    for _ in 0..<2 + random.number(below: 4) { nodes.append(node(in: nil, depth: 1)) }
    while random.isLucky(35), !tabs.isEmpty {
      let id = random.pick(tabs)
      let when = random.isLucky(50) ? ", when: \"\(random.pick(Self.conditions))\"" : ""
      let fallback = random.isLucky(40) ? ", fallback: \(random.pick(ids))" : ""
      let place = random.pick(["compact: hidden", "regular: hidden", "regular: sidebarOnly"])
      nodes.insert(
        "{id: \(id), title: T\(id), systemImage: star, \(place)\(when)\(fallback)}",
        at: random.number(below: nodes.count) + 1
      )
    }
    var lines = ["version: 1", "app: Random", "framework: \(framework.rawValue)"]
    lines.append("rules: {all: \"off\"}")
    let sdk = random.pick([26, 27, 27])
    lines.append("sdk: \(sdk)")
    lines.append("deploymentTarget: \(random.pick([17, 18, 18, 26, sdk]))")
    if sdk == 26, random.isLucky(30) { lines.append("design: compatibility") }
    if framework != .adaptiveAppShell {
      lines.append("mode: \(random.pick(["automatic", "tabBar", "tabSidebar", "tabSidebar"]))")
    }
    lines.append(
      "flags: {fa: false, fb: true, size: {values: [small, medium, large], default: small}}"
    )
    if random.isLucky(30) { lines.append("assume: [fa implies fb]") }
    if random.isLucky(40) { lines.append("initial: \(random.pick(ids))") }
    return (lines + ["tabs:"] + nodes.map { "  - " + $0 }).joined(separator: "\n") + "\n"
  }

  private mutating func kind(in parent: Kind?, depth: Int) -> Kind {
    let isShell = framework == .adaptiveAppShell
    switch random.number(below: 100) {
    case 0..<15 where depth == 1: return .section
    case 0..<35 where !isShell && depth < 3 && (framework == .uikit || depth == 1): return .group
    case 35..<45 where !isShell || depth > 1: return .dynamic
    case 45..<53 where !isShell: return .action
    default: return .tab
    }
  }

  private mutating func node(in parent: Kind?, depth: Int) -> String {
    count += 1
    let id = "n\(count)"
    let kind = kind(in: parent, depth: depth)
    var keys = ["id: \(id)"]
    if kind != .tab { keys.append("kind: \(kind.rawValue)") }
    if kind != .dynamic { keys.append("title: T\(id)") }
    if kind != .section { keys.append("systemImage: star") }
    if random.isLucky(35) { keys.append("when: \"\(random.pick(Self.conditions))\"") }
    var children: [String] = []
    let known = ids.count
    if kind == .section || kind == .group, kind == .section || random.isLucky(90) {
      for _ in 0..<1 + random.number(below: 3) { children.append(node(in: kind, depth: depth + 1)) }
    }
    let below = ids[known...]
    addPlaces(kind, parent, &keys)
    if kind == .group {
      let landsOnItself = children.isEmpty || random.isLucky(50)
      if landsOnItself { keys.append("landing: self") }
      if landsOnItself, random.isLucky(30) { keys.append("compactChildren: list") }
      let direct = below.filter { id in children.contains { $0.hasPrefix("{id: \(id),") } }
      if framework == .uikit, !direct.isEmpty, random.isLucky(30) {
        keys.append("defaultChild: \(random.pick(Array(direct)))")
      }
      if framework == .uikit, random.isLucky(25) {
        let isInline = depth == 1 || random.isLucky(50)
        keys.append("sidebarAppearance: \(isInline ? "inline" : "rootSection")")
      }
    }
    if kind == .dynamic { keys.append("source: items") }
    if kind == .tab || kind == .dynamic || kind == .group, random.isLucky(25) {
      keys.append("fallback: \(random.pick(ids))")
    }
    if kind == .tab || kind == .group { ids.append(id) }
    if !children.isEmpty { keys.append("children: [\(children.joined(separator: ", "))]") }
    return "{\(keys.joined(separator: ", "))}"
  }

  /// Adds where a node stands, and what people can do about it.
  private mutating func addPlaces(_ kind: Kind, _ parent: Kind?, _ keys: inout [String]) {
    let isRoot = parent == nil
    var mayHaveTwin = kind == .tab
    if kind == .action {
      if random.isLucky(30) { keys.append("regular: \(random.pick(["sidebarOnly", "hidden"]))") }
    } else if random.isLucky(30) {
      let placements = [
        "default", "optional", "movable", "pinned", "fixed", "sidebarOnly", "hidden",
      ]
      keys.append("regular: \(random.pick(placements))")
    }
    if kind == .tab, isRoot, framework != .adaptiveAppShell, random.isLucky(12) {
      mayHaveTwin = false
      keys.append(
        random.pick(["role: search", "role: search, activatesSearch: true", "role: prominent"])
      )
    }
    if kind == .dynamic, random.isLucky(40) {
      keys.append("max: \(1 + random.number(below: 2)), compact: tab")
    } else if framework == .uikit && kind == .section || framework == .swiftui && parent == .group
      || random.isLucky(15)
    {
      keys.append("compact: hidden")
    }
    if kind == .tab || kind == .group, framework != .adaptiveAppShell, random.isLucky(12) {
      keys.append("allowsHiding: true, hiddenByDefault: true")
    }
    if mayHaveTwin { tabs.append("n\(count)") }
  }
}
