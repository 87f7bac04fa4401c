import FlagLogic
import TabTree

/// One configuration on one target for one assignment of the flags: who is shown where.
///
/// Resolving is a pure function of the three. This module is the only one that knows what the
/// platform does; rules, manifests and generated code ask it.
public struct Resolution: Sendable {
  /// The tree.
  public let configuration: TabConfiguration

  /// The release that the app runs on.
  public let target: Target

  /// The flags' values.
  public let assignment: Assignment

  /// Which nodes are visible and shown.
  public let visibility: Visibility

  /// Resolves `configuration` on `target` for `assignment`, which has a value for each flag.
  public init(_ configuration: TabConfiguration, target: Target, assignment: Assignment) {
    self.configuration = configuration
    self.target = target
    self.assignment = assignment
    visibility = Visibility(
      configuration,
      holds: configuration.conditions.map { $0.holds(for: assignment, release: target.release) }
    )
  }

  /// Resolves `configuration` on `target` as if every condition of a node held: it shows each node
  /// that some assignment may show, where that would be.
  public init(everythingIn configuration: TabConfiguration, target: Target) {
    self.configuration = configuration
    self.target = target
    assignment = configuration.defaultAssignment
    visibility = Visibility(
      configuration,
      holds: configuration.conditions.map { _ in true }
    )
  }

  /// Resolves `configuration` on each of `targets`. Those on which the same conditions hold share
  /// what is shown.
  ///
  /// - Parameter everything: The configuration resolved as if every condition of a node held; where
  ///   they all hold, what that shows is taken over.
  public static func all(
    _ configuration: TabConfiguration,
    targets: [Target],
    assignment: Assignment,
    like everything: Resolution? = nil
  ) -> [Resolution] {
    var known = everything.map {
      (holds: configuration.conditions.map { _ in true }, visibility: $0.visibility)
    }
    return targets.map { target in
      let holds = configuration.conditions.map {
        $0.holds(for: assignment, release: target.release)
      }
      let visibility =
        known.flatMap { $0.holds == holds ? $0.visibility : nil }
        ?? Visibility(configuration, holds: holds)
      known = (holds, visibility)
      return Resolution(configuration, target, assignment, visibility)
    }
  }

  /// Resolves `configuration` on each of `targets` as if every condition of a node held.
  public static func all(
    everythingIn configuration: TabConfiguration,
    targets: [Target]
  ) -> [Resolution] {
    let visibility = Visibility(configuration, holds: configuration.conditions.map { _ in true })
    return targets.map {
      Resolution(configuration, $0, configuration.defaultAssignment, visibility)
    }
  }

  private init(
    _ configuration: TabConfiguration,
    _ target: Target,
    _ assignment: Assignment,
    _ visibility: Visibility
  ) {
    self.configuration = configuration
    self.target = target
    self.assignment = assignment
    self.visibility = visibility
  }

  /// What a form factor shows.
  public func layout(_ formFactor: FormFactor) -> Layout {
    var builder = LayoutBuilder(Width(self, formFactor))
    return builder.build()
  }

  /// The bar of a form factor; `nil` where regular width has a sidebar.
  public func bar(_ formFactor: FormFactor) -> Bar? {
    let width = Width(self, formFactor)
    return width.usesBarRule ? width.bar() : nil
  }

  /// The tab bar's regions in regular width; `nil` where it has none.
  public func regions() -> Regions? {
    let width = Width(self, .regular)
    return width.usesBarRule || width.mode != .tabSidebar ? nil : width.regions()
  }

  /// Whether a node is shown in a form factor.
  public func isShown(_ node: Int, in formFactor: FormFactor) -> Bool {
    formFactor == .compact || repeatsCompact
      ? visibility.shownInCompact[node] : visibility.shownInRegular[node]
  }

  /// Whether each node is shown in a form factor.
  public func shown(in formFactor: FormFactor) -> [Bool] {
    formFactor == .compact || repeatsCompact
      ? visibility.shownInCompact : visibility.shownInRegular
  }

  /// Whether a form factor shows a node, or would once people brought it out.
  public func canShow(_ node: Int, in formFactor: FormFactor) -> Bool {
    if isShown(node, in: formFactor) { return true }
    guard formFactor == .regular, !repeatsCompact, visibility.visible[node], !visibility.out[node]
    else { return false }
    if visibility.putAway[node] { return true }
    // A section is shown with what people bring out in it.
    return configuration.nodes[node].kind == .section
      && configuration.children(of: node).contains { canShow($0, in: formFactor) }
  }

  /// Whether regular width has a place for a node that is shown in it: without a sidebar there is
  /// none for one that stands in a sidebar only.
  public func hasPlaceInRegular(for node: Int) -> Bool {
    if repeatsCompact || configuration.effectiveMode != .tabBar { return true }
    let (kind, regular) = (configuration.nodes[node].kind, configuration.nodes[node].regular)
    if kind == .action, configuration.nodes[node].parent != nil { return false }
    return regular != .sidebarOnly && !(regular == .automatic && kind == .dynamic)
  }

  /// Whether selecting the row of a node in the sidebar does no more than show the rows below it.
  public func rowOnlyUnfolds(of node: Int) -> Bool {
    configuration.nodes[node].kind == .group && Width(self, .regular).groupsSelectChild
  }

  /// Whether regular width is the compact bar over again.
  var repeatsCompact: Bool { !target.hasAdaptiveTabs && configuration.effectiveMode != .sidebar }
}

/// A resolution seen in one form factor.
struct Width {
  let resolution: Resolution
  let formFactor: FormFactor
  let mode: Mode

  /// Whether the bar rule says what is shown: in compact width, in regular width with a tab bar
  /// alone, and on releases whose regular width knows nothing but the compact bar.
  let usesBarRule: Bool

  /// Whether regular width is the compact bar over again.
  let repeatsCompact: Bool

  /// By node: shown in this form factor.
  let shown: [Bool]

  init(_ resolution: Resolution, _ formFactor: FormFactor) {
    self.resolution = resolution
    self.formFactor = formFactor
    mode = resolution.configuration.effectiveMode
    let isRegular = formFactor == .regular
    repeatsCompact = isRegular && resolution.repeatsCompact
    usesBarRule = !isRegular || mode == .tabBar || repeatsCompact
    shown = resolution.shown(in: formFactor)
  }

  /// Whether another target of the same configuration shows the same nodes in the same containers.
  func shows(like other: Width) -> Bool {
    formFactor == other.formFactor && usesBarRule == other.usesBarRule && shown == other.shown
      && resolution.visibility == other.resolution.visibility
  }

  var configuration: TabConfiguration { resolution.configuration }
  var target: Target { resolution.target }

  /// Whether selecting a group in this form factor makes the system select a child: SwiftUI's
  /// sections are no destinations, and UIKit's groups are none before `isSidebarDestination`.
  var groupsSelectChild: Bool {
    guard formFactor == .regular, mode == .tabSidebar, !usesBarRule else { return false }
    return configuration.framework == .swiftui
      || configuration.framework == .uikit && !target.selectsGroups
  }
}
