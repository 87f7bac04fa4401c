/// What stands for a section's screen, which it has not, and is kept off navigation stacks.
extension UIKitTabs {
  /// Writes the function that leaves these out of what the system proposes.
  func writeDisplayedViewControllers(into writer: inout SwiftWriter) {
    guard hasSections else { return }
    writer.blank()
    writer.documentation(
      "What the controller's delegate answers to which of the proposed view controllers a navigation "
        + "controller shows for a tab: a section has none."
    )
    writer.call(
      "\(access)func displayedViewControllers",
      ["_ proposed: [UIViewController]"],
      end: ") -> [UIViewController] {"
    )
    writer.indented {
      $0.line(
        """
        let screens = proposed.filter { !($0 is \(sectionScreen)) }
        return screens.isEmpty ? proposed : screens
        """
      )
    }
    writer.line("}")
  }

  /// Writes the type of what stands for a section's screen.
  func writeSectionScreen(into writer: inout SwiftWriter) {
    guard hasSections else { return }
    writer.blank()
    writer.line(
      """
      /// What stands for the screen of a section, which has none.
      final private class \(sectionScreen): UIViewController {}
      """
    )
  }
}
