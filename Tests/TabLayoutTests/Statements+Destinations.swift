@testable import TabManifest
import TabTree

/// How a destination is reached.
struct Way: Equatable {
  var reach: LayoutManifest.Reach
  var steps: [LayoutManifest.Step]?
  var sidebarSteps: [LayoutManifest.Step]?
}

extension Statements {
  private typealias Container = LayoutManifest.Step.Container

  /// Reach, path and steps of each destination.
  func checkDestinations() {
    for index in shown.destinations {
      guard let item = shown.item(index) else { continue }
      let id = shown.id(index)
      let way = world.usesBarRule ? wayByBar(to: index) : wayByRows(to: index)
      requireEqual(item.reach, way.reach, "the reach of \(id)")
      requireEqual(item.steps, way.steps, "the steps to \(id)")
      requireEqual(item.sidebarSteps, way.sidebarSteps, "the sidebar's steps to \(id)")
      let path = world.ids(world.chain(to: index).filter { nodes[$0].kind != .section })
      requireEqual(item.path, way.reach == .notShown ? nil : path, "the path to \(id)")
      if let steps = item.steps { checkWalk(steps, to: id) }
      if let steps = item.sidebarSteps { checkRow(steps, of: id) }
    }
  }

  // MARK: Following the steps through what the layout says

  /// Follows steps as a person does: each selects something that stands in its container.
  private func checkWalk(_ steps: [LayoutManifest.Step], to id: String) {
    var selected: String?
    require(!steps.isEmpty, "the steps to \(id) are none")
    for (number, step) in steps.enumerated() {
      let name = step.select.hasSuffix(".*") ? String(step.select.dropLast(2)) : step.select
      let isDynamic = layout.items[name]?.kind == .dynamic
      requireEqual(step.select.hasSuffix(".*"), isDynamic, "selecting all of \(name)")
      switch step.container {
      case .tabBar: require(shown.bar.contains(name), "no \(name) in the bar")
      case .overflow: require(layout.overflow?.contains(name) ?? false, "no \(name) behind More")
      case .subTabBar:
        let subTabs = selected.flatMap { layout.subTabBars?[$0] } ?? []
        require(subTabs.contains(name), "\(name) is no sub-tab of \(selected ?? "nothing")")
      default: requireEqual(step.container, .content, "the container of \(name)")
      }
      let isFirst = [.tabBar, .overflow].contains(step.container)
      requireEqual(isFirst, number == 0, "beginning with \(name) on the way to \(id)")
      selected = name
    }
  }

  private func checkRow(_ steps: [LayoutManifest.Step], of id: String) {
    requireEqual(steps.count, 1, "the number of the sidebar's steps to \(id)")
    guard let step = steps.first else { return }
    requireEqual(step.container, .sidebar, "the container of \(id)'s row")
    let name = step.select.hasSuffix(".*") ? String(step.select.dropLast(2)) : step.select
    let flat = layout.sidebar?.flatMap(\.all) ?? []
    require(flat.contains(name), "no row of \(name)")
  }

  // MARK: By the bar rule

  private func wayByBar(to index: Int) -> Way {
    let chain = world.chain(to: index).filter { nodes[$0].kind != .section }
    guard let first = chain.first, chain.allSatisfy(world.isShown) else {
      return Way(reach: .notShown)
    }
    let isInBar = shown.bar.contains(shown.id(first))
    guard isInBar || layout.overflow?.contains(shown.id(first)) ?? false else {
      return Way(reach: .notShown)
    }
    var steps = [step(isInBar ? .tabBar : .overflow, first)]
    var reach: LayoutManifest.Reach = isInBar ? .tabBar : .overflow
    for (group, child) in zip(chain, chain.dropFirst()) {
      reach = .nested
      if group == first, world.subTabs(of: group).contains(child) {
        reach = .subTabBar
        steps.append(step(.subTabBar, child))
      } else if nodes[group].landing == .self {
        steps.append(step(.content, child))
      } else if world.defaultChild(of: group) != child {
        return Way(reach: .notShown)
      }
    }
    return Way(reach: reach, steps: steps)
  }

  private func step(_ container: LayoutManifest.Step.Container, _ index: Int) -> LayoutManifest.Step
  {
    LayoutManifest.Step(container: container, select: shown.selection(index))
  }

  // MARK: By regions and rows

  private func wayByRows(to index: Int) -> Way {
    let isInBar = shown.bar.contains(shown.id(index))
    let isRegular = world.isShownInRegular[index]
    var way = Way(reach: .notShown)
    if isInBar, isRegular {
      way.reach = .tabBar
      way.steps = [step(.tabBar, index)]
    }
    let row = hasRow(index)
    if row {
      if way.reach != .tabBar { way.reach = .sidebar }
      way.sidebarSteps = [step(.sidebar, index)]
    }
    if way.reach == .notShown, world.isVisible[index], world.isPutAway[index], !world.isOut[index] {
      way.reach = .hiddenByDefault
    }
    let isGroup = nodes[index].kind == .group
    if isGroup, isRegular, world.groupsUnfold, let child = world.defaultChild(of: index) {
      let childsWay = wayByRows(to: child)
      way.sidebarSteps = childsWay.sidebarSteps
      if !isInBar {
        way.reach = childsWay.reach
        way.steps = childsWay.steps
      }
    }
    return way
  }
}

extension LayoutManifest.Row {
  /// The ids of the row and all rows below it.
  var all: [String] { [id] + children.flatMap(\.all) }
}
