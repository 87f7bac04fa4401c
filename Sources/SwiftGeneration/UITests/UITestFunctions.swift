import TabLayout
import TabTree

extension UITestHelper {
  /// Writes the function that reaches a destination in whichever layout is shown.
  func writeFunction(for entry: TabNames.Entry, into writer: inout SwiftWriter) {
    let isList = names.isDynamic(entry)
    let function = "open" + SwiftName.capitalized(entry.name.filter { $0 != "`" })
    writer.documentation(
      isList
        ? "Opens the item of \(generation.visible(entry.id)) that has a title."
        : "Opens \(names.description(of: entry))"
    )
    var parameters = isList ? ["_ title: String"] : []
    parameters += ["file: StaticString = #filePath", "line: UInt = #line"]
    writer.call("\(access)func \(function)", parameters, end: ") {")
    writer.indented { writer in
      let ways = ways(to: entry)
      if ways.count == 1, ways[0].numbers.count == layouts.layouts.count {
        return writeSteps(ways[0].steps, into: &writer)
      }
      writer.line("switch layout {")
      for (steps, numbers) in ways {
        writer.line("case \(SwiftWriter.patterns(numbers)):")
        writer.indented { writeSteps(steps, into: &$0) }
      }
      writer.line("default:")
      writer.indented { writer in
        writer.call("fail", [SwiftLiteral.string(entry.id), "file: file", "line: line"])
      }
      writer.line("}")
    }
    writer.line("}")
  }

  private func writeSteps(_ steps: [String], into writer: inout SwiftWriter) {
    let list = SwiftWriter.list(steps, within: 60)
    writer.call("take", [list, "file: file", "line: line"])
  }

  /// The ways to a destination, each with the layouts in which it is the one.
  private func ways(to entry: TabNames.Entry) -> [(steps: [String], numbers: [Int])] {
    var ways: [(steps: [String], numbers: [Int])] = []
    for number in layouts.layouts.indices {
      let steps = steps(to: entry, in: number)
      guard !steps.isEmpty else { continue }
      if let known = ways.firstIndex(where: { $0.steps == steps }) {
        ways[known].numbers.append(number)
      } else {
        ways.append((steps, [number]))
      }
    }
    return ways
  }

  /// The way to a destination in a layout; empty where there is none.
  func steps(to entry: TabNames.Entry, in number: Int) -> [String] {
    guard let item = layouts.item(entry.identity, in: number) else { return [] }
    let steps = layouts.layouts[number].steps(of: item).map { step($0.container, $0.node) }
    if steps.isEmpty, let row = item.sidebarRow { return [step(.sidebar, row)] }
    return steps
  }

  /// The labels of the bar of a layout as an expression.
  func labels(in number: Int) -> String { expression(for: bar(of: layouts.layouts[number])) }

  /// A step as a value. An identifier is surer than a title, where the framework passes it on.
  private func step(_ container: Step.Container, _ node: Int) -> String {
    guard configuration.nodes[node].kind != .dynamic else {
      return ".\(container.rawValue)(title)"
    }
    var name = label(of: node)
    if configuration.framework == .uikit {
      name = configuration.text(.accessibilityIdentifier, of: node) ?? name
    }
    let literal = SwiftLiteral.string(name)
    return literal.hasSeveralLines
      ? ".\(container.rawValue)(\n\(SwiftWriter.deeper(literal))\n)"
      : ".\(container.rawValue)(\(literal))"
  }

  /// What a node is labeled: the system labels a search tab itself.
  private func label(of node: Int) -> String {
    configuration.text(.title, of: node)
      ?? (configuration.nodes[node].role == .search ? "Search" : configuration.nodes[node].id)
  }

  /// Writes the assertion that the bar's labels are those of the layout that is shown.
  func writeAssertion(into writer: inout SwiftWriter) {
    let hasLists = layouts.layouts.contains { layout in
      bar(of: layout).contains { configuration.nodes[$0].kind == .dynamic }
    }
    writer.documentation(
      "Fails unless the tab bar shows just the labels that the tree states, in its order."
    )
    var parameters = hasLists ? ["items: (String) -> [String]"] : []
    parameters += ["file: StaticString = #filePath", "line: UInt = #line"]
    if hasLists {
      writer.line("///")
      writer.line("/// - Parameter items: The titles of the items that a list has, by its id.")
    }
    writer.call("\(access)func assertTabBar", parameters, end: ") {")
    writer.indented { writer in
      writer.line("compare(expectedLabels(\(hasLists ? "items" : "")), file: file, line: line)")
    }
    writer.line("}")
    writer.blank()
    let items = hasLists ? "_ items: (String) -> [String]" : ""
    writer.block("private func expectedLabels(\(items)) -> [String]") { writer in
      var known: [(labels: String, numbers: [Int])] = []
      for number in layouts.layouts.indices {
        let labels = labels(in: number)
        if let index = known.firstIndex(where: { $0.labels == labels }) {
          known[index].numbers.append(number)
        } else {
          known.append((labels, [number]))
        }
      }
      if known.count == 1 { return writer.line(known[0].labels) }
      writer.line("switch layout {")
      for (index, (labels, numbers)) in known.enumerated() {
        let isLast = index + 1 == known.count
        let pattern = SwiftWriter.patterns(numbers)
        writer.line(isLast ? "default:" : "case \(pattern):")
        writer.indented { $0.line(labels) }
      }
      writer.line("}")
    }
  }

  private func bar(of layout: Layout) -> [Int] {
    if let bar = layout.bar { return bar.items + bar.overflow }
    return layout.regions.map { $0.fixed + $0.center + $0.pinned } ?? []
  }

  /// The labels of a bar's items as an expression.
  private func expression(for items: [Int]) -> String {
    var parts: [String] = []
    var labels: [String] = []
    func end() {
      if !labels.isEmpty { parts.append(SwiftWriter.list(labels, within: 70)) }
      labels = []
    }
    for item in items {
      if configuration.nodes[item].kind == .dynamic {
        end()
        parts.append(SwiftWriter.call("items", SwiftLiteral.string(configuration.nodes[item].id)))
      } else {
        labels.append(SwiftLiteral.string(label(of: item)))
      }
    }
    end()
    guard parts.count != 1 else { return parts[0] }
    return parts.isEmpty
      ? "[]" : "[\n\(SwiftWriter.deeper(parts.joined(separator: ",\n"))),\n].flatMap { $0 }"
  }
}

extension SwiftWriter {
  /// Ascending numbers as the patterns of a case, over several lines where there are many.
  static func patterns(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    var lines = [""]
    for range in ranges {
      let pattern =
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound)"
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = pattern
      } else if line.count + pattern.count + 2 <= 70 {
        lines[lines.count - 1] += ", " + pattern
      } else {
        lines[lines.count - 1] += ","
        lines.append(pattern)
      }
    }
    return lines.joined(separator: "\n  ")
  }
}
