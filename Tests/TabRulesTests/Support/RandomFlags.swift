import RandomTesting

/// A configuration made by chance whose flags, boolean or of three values, decide which of its tabs,
/// lists, sections and groups are shown.
struct RandomFlags {
  private var numbers: RandomNumbers
  private let hasTexts: Bool
  private var selectable: [String] = []
  private let flags: [(name: String, values: [String])]

  /// The file.
  private(set) var text = ""

  /// - Parameter hasTexts: Whether nodes have titles, routes and identifiers in common, and places of
  ///   their own in regular width, and the file names what is selected first.
  init(seed: Int, flags count: Int, hasTexts: Bool = false) {
    self.hasTexts = hasTexts
    numbers = RandomNumbers(seed: seed)
    var flags: [(name: String, values: [String])] = []
    for index in 0..<count {
      let isBoolean = count > 7 || index.isMultiple(of: 3)
      flags.append(("f\(index)", isBoolean ? ["false", "true"] : ["low", "middle", "high"]))
    }
    self.flags = flags
    write()
  }

  private mutating func write() {
    text =
      "version: 1\nmode: \(mode())\ndeploymentTarget: \([17, 18, 26][numbers.number(below: 3)])\nflags:\n"
    for flag in flags {
      let usual = flag.values[numbers.number(below: flag.values.count)]
      text +=
        flag.values.count == 2
        ? "  \(flag.name): \(usual)\n"
        : "  \(flag.name): {values: [low, middle, high], default: \(usual)}\n"
    }
    let assumptions = numbers.number(below: 4)
    if assumptions > 0 { text += "assume:\n" }
    for _ in 0..<assumptions { text += "  - \"\(condition()) or \(condition())\"\n" }
    text += "tabs:\n"
    for root in 0..<(2 + numbers.number(below: 7)) { writeRoot(root) }
    if hasTexts, numbers.number(below: 2) == 0, !selectable.isEmpty {
      text += "initial: \(selectable[numbers.number(below: selectable.count)])\n"
    }
  }

  private mutating func writeRoot(_ number: Int) {
    let id = "n\(number)"
    switch numbers.number(below: 6) {
    case 0:
      text +=
        "  - {id: \(id), kind: dynamic, source: list, compact: tab, max: \(1 + numbers.number(below: 3))"
      text += ", systemImage: house\(when(2))}\n"
    case 1, 2:
      let isSection = numbers.number(below: 2) == 0
      if !isSection { selectable.append(id) }
      text += "  - id: \(id)\n    kind: \(isSection ? "section" : "group")\n"
      text += "    title: \(id)\n" + (isSection ? "" : "    systemImage: house\n")
      if !isSection, numbers.number(below: 2) == 0 { text += "    defaultChild: \(id).c0\n" }
      if numbers.number(below: 2) == 0 { text += "    when: \"\(condition())\"\n" }
      text += "    children:\n"
      for child in 0..<(1 + numbers.number(below: 3)) {
        selectable.append("\(id).c\(child)")
        text +=
          "      - {id: \(id).c\(child), title: \(title("C\(number).\(child)")), systemImage: house"
        text += "\(when(2))\(texts())\(place())}\n"
      }
    default:
      selectable.append(id)
      text += "  - {id: \(id), title: \(title("T\(number)")), systemImage: house"
      text += "\(when(3))\(texts())\(place())}\n"
    }
  }

  private mutating func mode() -> String {
    hasTexts ? ["tabSidebar", "tabBar", "sidebar"][numbers.number(below: 3)] : "tabSidebar"
  }

  private mutating func title(_ own: String) -> String {
    hasTexts ? "Title \(numbers.number(below: 4))" : own
  }

  private mutating func texts() -> String {
    guard hasTexts else { return "" }
    var keys = ""
    if numbers.number(below: 2) == 0 { keys += ", route: /r\(numbers.number(below: 3))" }
    if numbers.number(below: 2) == 0 {
      keys += ", accessibilityIdentifier: q\(numbers.number(below: 3))"
    }
    return keys
  }

  private mutating func place() -> String {
    guard hasTexts else { return "" }
    let keys = ["compact: hidden", "compact: tab", "hiddenByDefault: true"]
    let values = ["hidden", "sidebarOnly", "default", "pinned", "movable"]
    switch numbers.number(below: 12) {
    case 0..<3: return ", \(keys[numbers.number(below: 3)])"
    case 3..<6: return ", regular: \(values[numbers.number(below: 5)])"
    default: return ""
    }
  }

  private mutating func when(_ outOf: Int) -> String {
    numbers.number(below: outOf) == 0 ? "" : ", when: \"\(condition())\""
  }

  private mutating func condition(depth: Int = 1) -> String {
    switch depth > 2 ? 0 : numbers.number(below: 7) {
    case 0...3:
      let flag = flags[numbers.number(below: flags.count)]
      if flag.values.count == 2 {
        return numbers.number(below: 2) == 0 ? flag.name : "not \(flag.name)"
      }
      return
        "\(flag.name) \(["==", "!="][numbers.number(below: 2)]) \(flag.values[numbers.number(below: 3)])"
    case 4: return "os >= \([18, 26, 27][numbers.number(below: 3)])"
    case 5: return "(\(condition(depth: depth + 1)) and \(condition(depth: depth + 1)))"
    default: return "(\(condition(depth: depth + 1)) or \(condition(depth: depth + 1)))"
    }
  }
}
