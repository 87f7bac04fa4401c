import TabLayout
import TabTree

extension Generation {
  /// The title of a node as an expression; localized where it has a key.
  ///
  /// - Parameter isLabeled: Whether it stands behind something, as the label of an argument.
  func title(of node: Int, isLabeled: Bool = true) -> String? {
    guard let key = configuration.text(.titleKey, of: node) else {
      return configuration.text(.title, of: node).map {
        isLabeled ? SwiftLiteral.hanging($0) : SwiftLiteral.string($0)
      }
    }
    let title = configuration.text(.title, of: node) ?? ""
    let literal = SwiftLiteral.string(key)
    let value = SwiftLiteral.hanging(title)
    let short = "NSLocalizedString(\(literal), value: \(value), comment: \"\")"
    if short.fits(SwiftWriter.longestExpression), !short.hasSeveralLines { return short }
    return "NSLocalizedString(\n"
      + SwiftWriter.deeper("\(literal),\nvalue: \(value),\ncomment: \"\"")
      + "\n)"
  }

  /// The same, where a search tab without a title has that of the system.
  func shownTitle(of node: Int, isLabeled: Bool = true) -> String? {
    title(of: node, isLabeled: isLabeled)
      ?? (configuration.nodes[node].role == .search ? "\"Search\"" : nil)
  }

  /// A condition as an expression; `nil` where it always holds.
  func condition(visibleInParent node: Int) -> String? {
    conditions.text(presentation.visibleInParent(node))
  }
}

extension TabConfiguration {
  /// The names of an SF Symbol or an asset that a node is shown by.
  func image(of node: Int, selected: Bool = false) -> (key: NodeKey, name: String)? {
    let keys: [NodeKey] =
      selected ? [.selectedSystemImage, .selectedImage] : [.systemImage, .image]
    for key in keys {
      if let name = text(key, of: node) { return (key, name) }
    }
    return nil
  }

  /// The same, where a search tab without an image has that of the system.
  func shownImage(of node: Int) -> (key: NodeKey, name: String)? {
    image(of: node)
      ?? (nodes[node].role == .search ? (.systemImage, "magnifyingglass") : nil)
  }
}
