import TabTree

/// How a node is entered from the one above it, by the bar rule.
enum Entrance {
  /// It is an item of the tab bar.
  case tabBar

  /// It is an item of the list behind More.
  case overflow

  /// It is an item of the parent's sub-tab bar.
  case subTabBar

  /// It is found on the parent's own screen.
  case content

  /// The parent opens it by default.
  case `default`

  /// It is not.
  case none

  var reach: Reach {
    switch self {
    case .tabBar: .tabBar
    case .overflow: .overflow
    case .subTabBar: .subTabBar
    case .content, .default: .nested
    case .none: .none
    }
  }

  /// Where the step into the node is done; `nil` where none is needed.
  var container: Step.Container? {
    switch self {
    case .tabBar: .tabBar
    case .overflow: .overflow
    case .subTabBar: .subTabBar
    case .content: .content
    case .default, .none: nil
    }
  }
}

extension LayoutBuilder {
  func entrances(of bar: Bar) -> [Entrance] {
    let nodes = configuration.nodes
    var entrances = [Entrance](repeating: .none, count: nodes.count)
    for index in bar.items { entrances[index] = .tabBar }
    for index in bar.overflow { entrances[index] = .overflow }
    for subTabBar in bar.subTabBars {
      for index in subTabBar.items { entrances[index] = .subTabBar }
    }
    for index in nodes.indices where entrances[index] == .none && width.shown[index] {
      guard let parent = nodes[index].parent, entrances[parent] != .none else { continue }
      if nodes[parent].landing == .self {
        entrances[index] = .content
      } else if landings.defaultChild[parent] == index {
        entrances[index] = .default
      }
    }
    return entrances
  }

  /// Appends the steps from the bar to a node that is reached by the bar rule.
  mutating func appendSteps(to index: Int) {
    guard entrances[index] != .none else { return }
    let start = layout.steps.count
    var current: Int? = index
    while let node = current {
      if let container = entrances[node].container {
        layout.steps.append(Step(container: container, node: node))
      }
      if entrances[node] == .tabBar || entrances[node] == .overflow { break }
      current = configuration.nodes[node].parent
    }
    layout.steps[start...].reverse()
  }
}
