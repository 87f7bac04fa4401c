import FlagLogic
import TabTree

/// Something in a tree that the framework which the file is for cannot show for some values of the
/// flags.
public struct FrameworkLimit: Hashable, Sendable {
  /// The node that cannot be shown as the file says.
  public let node: Int

  /// The key whose value is to blame.
  public let key: NodeKey

  /// The node beside which it cannot be shown so.
  public let other: Int

  /// What is wrong, as one phrase.
  public let message: String

  /// What to do about it.
  public let help: String
}

extension TabConfiguration {
  /// What the framework cannot show of the tree for some values of the flags on some release: the
  /// first of each kind.
  public func frameworkLimits() -> [FrameworkLimit] {
    let mayHaveLimits =
      switch framework {
      case .adaptiveAppShell: false
      case .uikit: hasSeveral(.search) || hasSeveral(.prominent) || hasRootAction
      case .swiftui:
        hasSeveral(.prominent) || hasRootAction
          || effectiveMode == .tabSidebar && nodes.contains { $0.kind == .group }
      }
    guard mayHaveLimits else { return [] }
    let check = FrameworkLimitCheck(Presentation(self))
    switch framework {
    case .adaptiveAppShell: return []
    case .uikit:
      return [check.prominentTabs(), check.searchTabs(), check.orderOfActions()].compactMap { $0 }
    case .swiftui:
      return [
        check.prominentTabs(), check.orderOfGroups(), check.childrenOfGroups(),
        check.orderOfActions(),
      ].compactMap { $0 }
    }
  }

  private var hasRootAction: Bool { roots.contains { nodes[$0].kind == .action } }

  private func hasSeveral(_ role: Role) -> Bool { nodes.count { $0.role == role } > 1 }
}

/// Finds what a framework cannot show.
struct FrameworkLimitCheck {
  let presentation: Presentation
  let possibilities: Possibilities

  init(_ presentation: Presentation) {
    self.presentation = presentation
    possibilities = Possibilities(presentation.configuration)
  }

  var configuration: TabConfiguration { presentation.configuration }

  func isPossible(_ conditions: [Condition], on isMeant: (Target) -> Bool = { _ in true }) -> Bool {
    let condition = Condition.conjunction(conditions)
    return condition != .constant(false) && possibilities.isPossible(condition, on: isMeant)
  }

  func id(_ node: Int) -> String { "'\(configuration.nodes[node].id)'" }

  /// Two prominent tabs that one bar can have: the system lets one stand out.
  func prominentTabs() -> FrameworkLimit? {
    let tabs = presentation.builtNodes(of: .prominent)
    for formFactor in FormFactor.allCases {
      let inBar = tabs.filter { presentation.barItems(formFactor)?.contains($0) ?? false }
      let meeting = firstMeeting(inBar, on: \.hasProminentTabs) {
        presentation.shown($0, in: formFactor)
      }
      guard let (first, second) = meeting else { continue }
      return FrameworkLimit(
        node: second,
        key: .role,
        other: first,
        message:
          "a bar has one prominent tab, and \(id(first)) and \(id(second)) can stand in that of "
          + "\(formFactor.rawValue) width together",
        help: "take the role from one of them, or give them conditions that exclude each other"
      )
    }
    return nil
  }

  /// Two search tabs that can be in one tree of UIKit, where all have one identifier.
  func searchTabs() -> FrameworkLimit? {
    let meeting = firstMeeting(presentation.builtNodes(of: .search)) { node in
      .disjunction(FormFactor.allCases.map { presentation.shownOrPutAway(node, in: $0) })
    }
    guard let (first, second) = meeting else { return nil }
    let areTwins = configuration.nodes[first].identity == configuration.nodes[second].identity
    return FrameworkLimit(
      node: second,
      key: .id,
      other: first,
      message: "UIKit has one search tab in a tree, and "
        + (areTwins
          ? "\(id(first)) has a place for each width"
          : "\(id(first)) and \(id(second)) can be in it together"),
      help: areTwins ? "give it one place" : "give them conditions that exclude each other"
    )
  }

  /// The first two of some nodes of which the conditions can hold together.
  private func firstMeeting(
    _ nodes: [Int],
    on isMeant: (Target) -> Bool = { _ in true },
    _ condition: (Int) -> Condition
  ) -> (first: Int, second: Int)? {
    var earlier: [(node: Int, condition: Condition)] = []
    var known: Set<Condition> = []
    for node in nodes {
      let isThere = condition(node)
      // One question about all of them: of most there are no two.
      if isPossible([isThere, .disjunction(earlier.map(\.condition))], on: isMeant),
        let other = earlier.first(where: { isPossible([isThere, $0.condition], on: isMeant) })
      {
        return (other.node, node)
      }
      if known.insert(isThere).inserted { earlier.append((node, isThere)) }
    }
    return nil
  }
}
