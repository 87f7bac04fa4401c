import SourceText
import TabTree

extension TabConfiguration {
  /// Why a form factor does not show a node, as `'when: notes' on group 'inbox' does not hold`.
  public func words(for absence: Absence, in formFactor: FormFactor) -> String {
    switch absence {
    case .condition(let node):
      return "'when: \((text(.when, of: node) ?? "").excerpt)' on \(name(node)) does not hold"
    case .noVisibleChild(let node): return "\(name(node)) has no visible child"
    case .hidden(let node, let hiding):
      return "\(name(node)) is hidden in \(hiding.rawValue) width"
        + (hiding == formFactor ? "" : ", whose bar \(formFactor.rawValue) width repeats")
    case .sidebarOnly(let node):
      return "\(name(node)) is sidebar-only, and there is no sidebar"
    case .hiddenByDefault(let node): return "\(name(node)) is hidden by default"
    case .automaticDynamic(let node):
      return "\(name(node)) is in the tab bar only where 'regular' says so"
    case .unreached(let node):
      return "\(name(node)) has neither a screen of its own nor a sub-tab that leads there"
    case .noPlace: return "nothing that is shown leads there"
    }
  }

  private func name(_ node: Int) -> String { "\(nodes[node].kind.rawValue) '\(nodes[node].id)'" }
}
