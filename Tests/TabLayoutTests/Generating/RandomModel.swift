import RandomTesting
import TabTree

/// Makes up configurations that cover the language.
struct RandomModel {
  private var random: RandomNumbers
  private var model = Model()
  private var nextID = 0
  private var hasSearch = false
  private var hasProminent = false
  private var flagCount = 0...3

  /// The configuration of a seed.
  static func model(seed: Int) -> Model {
    var maker = RandomModel(random: RandomNumbers(seed: seed))
    maker.make()
    return maker.model
  }

  /// A configuration with more flags than usual, and with assumptions about them.
  static func model(seed: Int, flags: ClosedRange<Int>) -> Model {
    var maker = RandomModel(random: RandomNumbers(seed: seed))
    maker.flagCount = flags
    maker.make()
    for _ in 0..<maker.random.number(in: 0...3) {
      maker.model.assumptions.append(maker.condition(depth: 2))
    }
    return maker.model
  }

  private init(random: RandomNumbers) { self.random = random }

  private mutating func make() {
    makeRoot()
    for _ in 0..<random.number(in: 1...7) { _ = makeNode(parent: nil, depth: 1) }
    makeReferences()
  }

  private mutating func makeRoot() {
    model.framework = random.pick([.uikit, .uikit, .swiftui, .swiftui, .adaptiveAppShell])
    model.mode = random.pick([nil, nil, .automatic, .tabBar, .tabSidebar, .tabSidebar, .sidebar])
    if random.isLucky(25) { model.sdk = random.pick([26, 27]) }
    let releases = ["13", "17.4", "18", "18.2", "26"] + (model.sdk == 26 ? [] : ["27"])
    if random.isLucky(70) { model.deploymentTarget = random.pick(releases) }
    if random.isLucky(30) { model.design = random.pick([.liquidGlass, .compatibility]) }
    for number in 0..<random.number(in: flagCount) {
      let values = random.isLucky(70) ? ["false", "true"] : ["small", "medium", "large"]
      model.flags.append(ModelFlag(name: "flag\(number)", values: values))
    }
    // No more than can be gone through one by one.
    while model.flags.reduce(1, { $0 * $1.values.count }) > 4096 { model.flags.removeLast() }
  }

  private mutating func makeNode(parent: Int?, depth: Int) -> Int {
    let index = model.nodes.count
    model.nodes.append(Model.Node(parent: parent, kind: kind(parent, depth), id: "n\(nextID)"))
    nextID += 1
    if let parent { model.nodes[parent].children.append(index) }
    if random.isLucky(30) { model.nodes[index].condition = condition(depth: 1) }
    makeKeys(index)
    let node = model.nodes[index]
    if node.kind == .section || node.kind == .group {
      let least = node.kind == .group && node.landing == .self ? 0 : 1
      for _ in 0..<random.number(in: least...4) { _ = makeNode(parent: index, depth: depth + 1) }
    }
    if random.isLucky(12), node.role == nil { makeTwin(of: index, depth: depth) }
    return index
  }

  private mutating func kind(_ parent: Int?, _ depth: Int) -> Kind {
    var kinds: [Kind] = [.tab, .tab, .tab, .tab, .dynamic, .action]
    if depth < 4 { kinds += [.group, .group] }
    if parent == nil { kinds += [.section, .group] }
    return random.pick(kinds)
  }

  private mutating func condition(depth: Int) -> ModelCondition {
    let flags = model.flags
    switch random.number(in: 0...(depth < 3 ? 5 : 2)) {
    case 0, 1, 2:
      guard !flags.isEmpty, random.isLucky(80) else {
        return .release(atLeast: random.pick([17, 18, 26, 27]))
      }
      let flag = random.number(in: 0...flags.count - 1)
      return .flag(flag, value: random.number(in: 0...flags[flag].values.count - 1))
    case 3: return .not(condition(depth: depth + 1))
    case 4: return .both(condition(depth: depth + 1), condition(depth: depth + 1))
    default: return .either(condition(depth: depth + 1), condition(depth: depth + 1))
    }
  }

  private mutating func makeKeys(_ index: Int) {
    let parent = model.nodes[index].parent.map { model.nodes[$0] }
    var node = model.nodes[index]
    if node.kind == .tab, parent == nil || parent?.kind == .section { makeRole(&node) }
    if random.isLucky(35) { node.regular = placement(node.kind) }
    if random.isLucky(25) {
      var placements: [CompactPlacement] = [.hidden]
      if node.kind != .action || parent == nil { placements.append(.tab) }
      if parent?.kind == .group, parent?.landing == .self { placements.append(.list) }
      node.compact = random.pick(placements)
    }
    if node.kind == .dynamic, node.compact == .tab || random.isLucky(30) {
      node.max = random.pick([1, 1, 2, 3, 5])
    }
    if node.kind == .tab || node.kind == .group {
      if random.isLucky(10) { node.hiddenByDefault = random.isLucky(80) }
    }
    if node.kind == .group {
      if random.isLucky(60) { node.landing = random.pick([.self, .self, .child]) }
      if node.landing == .self, random.isLucky(30) {
        node.compactChildren = random.pick([.list, .list, .subTabBar])
      }
      if random.isLucky(35) {
        node.sidebarAppearance = random.pick(
          parent == nil ? [.inline, .automatic] : [.inline, .rootSection, .rootSection]
        )
      }
    }
    if [.tab, .group, .dynamic].contains(node.kind), random.isLucky(30) {
      node.route = "/\(node.id)" + (node.kind == .dynamic ? "/{key}" : "")
    }
    model.nodes[index] = node
  }

  private mutating func makeRole(_ node: inout Model.Node) {
    if !hasSearch, random.isLucky(18) {
      hasSearch = true
      node.role = .search
      if random.isLucky(50) { node.activatesSearch = random.isLucky(70) }
    } else if !hasProminent, random.isLucky(10) {
      hasProminent = true
      node.role = .prominent
    }
  }

  private mutating func placement(_ kind: Kind) -> RegularPlacement {
    kind == .action
      ? random.pick([.automatic, .sidebarOnly, .sidebarOnly, .hidden])
      : random.pick(RegularPlacement.allCases)
  }

  /// Another place of a node's id, never shown together with it in one form factor.
  private mutating func makeTwin(of index: Int, depth: Int) {
    let original = model.nodes[index]
    guard original.kind != .action || original.parent == nil else { return }
    let twin = model.nodes.count
    var node = Model.Node(parent: original.parent, kind: original.kind, id: original.id)
    node.landing = original.landing
    node.max = original.max
    node.route = original.route
    if random.isLucky(60) {
      let condition = original.condition ?? condition(depth: 2)
      model.nodes[index].condition = condition
      node.condition = .not(condition)
      node.compact = original.compact == .list ? nil : original.compact
    } else {
      model.nodes[index].compact = .hidden
      node.regular = .hidden
    }
    if node.kind == .dynamic, node.compact == .tab { node.max = original.max ?? 1 }
    model.nodes.append(node)
    if let parent = node.parent { model.nodes[parent].children.append(twin) }
    if node.kind == .section || node.kind == .group {
      for _ in 0..<random.number(in: 1...2) { _ = makeNode(parent: twin, depth: depth + 1) }
    }
  }

  private mutating func makeReferences() {
    let ids = model.nodes.filter { $0.kind == .tab || $0.kind == .group }.map(\.id)
    guard !ids.isEmpty else { return }
    if random.isLucky(40) { model.initial = random.pick(ids) }
    for index in model.nodes.indices {
      let node = model.nodes[index]
      if [.tab, .group, .dynamic].contains(node.kind), random.isLucky(25) {
        model.nodes[index].fallback = random.pick(ids)
      }
      let children = node.children.map { model.nodes[$0] }
        .filter { $0.kind == .tab || $0.kind == .group }.map(\.id)
      if node.kind == .group, !children.isEmpty, random.isLucky(30) {
        model.nodes[index].defaultChild = random.pick(children)
      }
    }
  }
}
