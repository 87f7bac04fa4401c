import FlagLogic
import TabLayout
import TabTree

/// Code by which UI tests reach each destination.
struct UITestHelper: GeneratedPart {
  let generation: Generation
  var layouts: UITestLayouts

  init(_ generation: Generation) throws(GenerationFailure) {
    self.generation = generation
    layouts = try UITestLayouts(generation.configuration)
    let all = self
    layouts.merge { number in
      [all.labels(in: number)]
        + all.names.tabs.map { all.steps(to: $0, in: number).joined(separator: ", ") }
    }
  }

  var type: String { names.type("TabUITests") }

  /// Writes the file.
  func file() -> GeneratedFile {
    let flags = generation.flags
    var writer = generation.file(importing: ["UIKit", "XCTest"])
    if !flags.isEmpty {
      flags.write(into: &writer)
      writer.blank()
    }
    writer.documentation(
      "Reaches the destinations of \(generation.app) in a running app, step by step as people do. "
        + "Titles are those of the development language."
    )
    writer.line("@MainActor")
    writer.block("\(access)struct \(type)") { writer in
      writeProperties(into: &writer)
      writer.blank()
      writeLayout(into: &writer)
    }
    writer.blank()
    writer.block("extension \(type)") { writer in
      for (index, entry) in names.tabs.enumerated() {
        if index > 0 { writer.blank() }
        writeFunction(for: entry, into: &writer)
      }
    }
    writer.blank()
    writer.block("extension \(type)") { writer in
      writeAssertion(into: &writer)
    }
    writer.blank()
    writer.block("extension \(type)") { writer in
      writer.line(UITestSteps.text)
    }
    return generation.finished(writer, "TabUITests")
  }

  private func writeProperties(into writer: inout SwiftWriter) {
    let flags = generation.flags
    writer.line("private let app: XCUIApplication")
    if !flags.isEmpty { writer.line("private let flags: \(flags.type)") }
    writer.line("private let isCompact: Bool")
    writer.blank()
    writer.documentation("Steps in an app that runs.")
    writer.line("///")
    writer.line("/// - Parameters:")
    writer.line("///   - app: The app.")
    if !flags.isEmpty { writer.line("///   - flags: The values that it runs with.") }
    writer.line(
      "///   - isCompact: Whether it shows the bar of compact width; by itself, what device and window say."
    )
    var parameters = ["app: XCUIApplication"]
    if !flags.isEmpty { parameters.append("flags: \(flags.type) = \(flags.type)()") }
    parameters.append("isCompact: Bool? = nil")
    writer.line("\(access)init(")
    writer.indented { $0.line(parameters.joined(separator: ",\n")) }
    writer.line(") {")
    writer.indented { writer in
      writer.line("self.app = app")
      if !flags.isEmpty { writer.line("self.flags = flags") }
      writer.line(
        """
        self.isCompact =
          isCompact
          ?? (UIDevice.current.userInterfaceIdiom == .phone
            || app.windows.firstMatch.horizontalSizeClass == .compact)
        """
      )
    }
    writer.line("}")
  }

  /// Writes which of the numbered layouts is shown.
  private func writeLayout(into writer: inout SwiftWriter) {
    writer.documentation("The number of the layout that is shown, among all that look different.")
    writer.block("private var layout: Int") { writer in
      writer.block("if isCompact") { write(layouts.choices[.compact] ?? [], into: &$0) }
      write(layouts.choices[.regular] ?? [], into: &writer)
    }
  }

  private func write(_ choices: [UITestLayouts.Choice], into writer: inout SwiftWriter) {
    for (index, choice) in choices.enumerated() {
      let isLast = index + 1 == choices.count
      let condition = isLast ? nil : generation.conditions.text(choice.condition)
      writer.conditional(condition) { writer in
        for layout in choice.layouts.dropFirst().reversed() {
          writer.line("if #available(iOS \(layout.since), *) { return \(layout.number) }")
        }
        writer.line("return \(choice.layouts[0].number)")
      }
      if condition == nil { return }
    }
  }
}
