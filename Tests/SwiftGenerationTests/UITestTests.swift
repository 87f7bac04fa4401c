import FlagLogic
import Foundation
import TabLayout
import TabTree
import Testing

@testable import SwiftGeneration

/// Generated UI tests take the steps that the layouts state, and expect the labels of their bars.
@Suite struct UITestTests {
  private static let stubs = ["UIKit", "XCTest"]

  @Test func theyTakeTheStepsOfTheLayouts() throws {
    let folder = try ScratchFolder()
    try SwiftTool.build(Self.stubs, in: folder.url)
    var files: [String] = []
    var main = "import XCTest\n\n"
    var expected: [String] = []
    for sample in Sample.all {
      for file in try sample.generate(.uiTests) {
        try folder.put(file.name, file.text)
        files.append(file.name)
      }
      let configuration = try sample.configuration()
      let target = try #require(Target.all(of: configuration).last)
      let generation = Generation(
        configuration,
        GenerationOptions(source: "", prefix: sample.prefix)
      )
      for assignment in configuration.sampleAssignments {
        let resolution = Resolution(configuration, target: target, assignment: assignment)
        for formFactor in FormFactor.allCases {
          let run = UITestRun(
            generation: generation,
            layout: resolution.layout(formFactor),
            assignment: assignment
          )
          main += run.code
          expected += run.lines
        }
      }
    }
    main += "for line in Recording.lines { print(line.debugDescription) }\n"
    try folder.put("main.swift", main)
    let shown = try SwiftTool.output(of: ["main.swift"] + files, with: Self.stubs, in: folder.url)
      .split(separator: "\n").map(String.init)
    #expect(expected.count > 1_000)
    #expect(shown.count == expected.count)
    for (shown, expected) in zip(shown, expected) {
      #expect(shown == expected.debugDescription)
    }
  }

  /// The code is run on the newest release alone; which layout is shown on the others is looked at here.
  @Test func layoutsTakenForOneLookAlikeOnEveryRelease() throws {
    var count = (all: 0, kept: 0)
    for sample in Sample.all {
      let configuration = try sample.configuration()
      let options = GenerationOptions(source: "", prefix: sample.prefix)
      let helper = try UITestHelper(Generation(configuration, options))
      var whole = helper
      whole.layouts = try UITestLayouts(configuration)
      count.all += whole.layouts.layouts.count
      count.kept += helper.layouts.layouts.count
      for formFactor in FormFactor.allCases {
        for target in Target.all(of: configuration) {
          for assignment in configuration.sampleAssignments {
            let looks = [helper, whole].map { helper -> [String]? in
              let choices = helper.layouts.choices[formFactor] ?? []
              let choice =
                choices.dropLast().first {
                  $0.condition.holds(for: assignment, release: target.release)
                } ?? choices.last
              let shown = choice?.layouts.last { $0.since <= target.release }
              guard let number = (shown ?? choice?.layouts.first)?.number else { return nil }
              return [helper.labels(in: number)]
                + helper.names.tabs.flatMap { helper.steps(to: $0, in: number) }
            }
            #expect(looks[0] == looks[1], "\(sample.prefix) on \(target.name)")
          }
        }
      }
    }
    #expect(count.kept < count.all)
  }

  private static let sample = Sample(
    name: "steps",
    text: """
      version: 1
      app: Steps
      framework: uikit
      mode: tabSidebar
      deploymentTarget: 18
      rules: {sub-tab-count: off}
      tabs:
        - {id: home, title: Home, systemImage: house}
        - id: library
          title: Library
          systemImage: books.vertical
          landing: child
          children:
            - {id: songs, title: Songs, systemImage: music.note}
            - {id: albums, title: Albums, systemImage: square.stack}
        - {id: saved, title: Saved, systemImage: bookmark, regular: sidebarOnly}
      """
  )

  private static let program = """
    import UIKit
    import XCTest

    @MainActor func show(_ what: String) {
      print(what, Recording.lines)
      Recording.lines = []
    }

    let phone = StepsTabUITests(app: XCUIApplication(), isCompact: true)
    phone.openLibrary()
    show("what a group opens")
    Recording.isThere = { !$0.hasSuffix("Library") }
    phone.openAlbums()
    show("no step after one that fails")
    let pad = StepsTabUITests(app: XCUIApplication())
    let isOpen: @MainActor (String) -> Bool = { $0.hasPrefix("cell") }
    Recording.isThere = isOpen
    pad.openSaved()
    show("open sidebar")
    Recording.isThere = {
      $0 == "app ToggleSidebar" || isOpen($0) && Recording.lines.contains("app ToggleSidebar")
    }
    pad.openSaved()
    show("closed sidebar")
    Recording.isThere = { $0.hasPrefix("app") }
    // Names in a row from the left, or as rows of a sidebar until that is closed.
    @MainActor func place(_ names: [String], isSidebar: Bool) {
      Recording.frame = { name in
        let place = Double(names.firstIndex { name.hasSuffix($0) } ?? 0)
        let isRow = !isSidebar || Recording.lines.contains("app ToggleSidebar")
        return CGRect(x: isRow ? place * 90 : 0, y: isRow ? 0 : place * 40, width: 80, height: 30)
      }
      pad.assertTabBar()
      show(Recording.compared)
    }
    place(["Home", "Library"], isSidebar: false)
    place(["Library", "Home"], isSidebar: false)
    place(["Home", "Library"], isSidebar: true)
    UIDevice.current.userInterfaceIdiom = .phone
    Recording.isThere = { _ in true }
    StepsTabUITests(app: XCUIApplication()).openHome()
    show("phone")
    """

  @Test func theyOpenWhatIsClosedAndStopAtWhatFails() throws {
    let folder = try ScratchFolder()
    try SwiftTool.build(Self.stubs, in: folder.url)
    let files = try Self.sample.generate(.uiTests)
    for file in files { try folder.put(file.name, file.text) }
    try folder.put("main.swift", Self.program)
    let shown = try SwiftTool.output(
      of: ["main.swift"] + files.map(\.name),
      with: Self.stubs,
      in: folder.url
    )
    #expect(
      shown == """
        what a group opens ["bar Library", "any Songs"]
        no step after one that fails ["\\'Library\\' is not there"]
        open sidebar ["cell Saved"]
        closed sidebar ["app ToggleSidebar", "cell Saved"]
        ["Home", "Library"] for ["Home", "Library"] ["[\\"Home\\", \\"Library\\"]"]
        ["Library", "Home"] for ["Home", "Library"] ["[\\"Home\\", \\"Library\\"]"]
        ["Home", "Library"] for ["Home", "Library"] ["app ToggleSidebar", "[\\"Home\\", \\"Library\\"]"]
        phone ["bar Home"]

        """
    )
  }
}

/// One run of an app, for whose every destination a program calls the generated function.
private struct UITestRun {
  let generation: Generation
  let layout: Layout
  let assignment: Assignment

  private var configuration: TabConfiguration { generation.configuration }
  private var isCompact: Bool { layout.formFactor == .compact }

  private var hasListInBar: Bool {
    let bars = FormFactor.allCases.flatMap { formFactor in
      Resolution.all(
        everythingIn: configuration,
        targets: Target.all(of: configuration)
      ).map { $0.layout(formFactor) }
    }
    return bars.contains { layout in
      bar(of: layout).contains { configuration.nodes[$0].kind == .dynamic }
    }
  }

  /// Calls every function, and then the assertion.
  var code: String {
    let names = generation.names
    var code = "do {\n"
    var arguments = "app: XCUIApplication()"
    if !generation.flags.isEmpty {
      let isVariable = assignment.isEmpty ? "let" : "var"
      code += "\(isVariable) flags = \(generation.flags.type)()\n"
      code += configuration.code(setting: "flags", to: assignment, generation.flags)
      arguments += ", flags: flags"
    }
    code += "Recording.isThere = \(isCompact ? "{ _ in true }" : "{ !$0.hasPrefix(\"bar\") }")\n"
    code += "let tests = \(names.type("TabUITests"))(\(arguments), isCompact: \(isCompact))\n"
    for entry in names.tabs {
      let function = "open" + SwiftName.capitalized(entry.name.filter { $0 != "`" })
      code += "Recording.lines.append(\"\(entry.id)\")\n"
      code += "tests.\(function)(\(names.isDynamic(entry) ? "\"Item\"" : ""))\n"
    }
    let items = hasListInBar ? "items: { [\"\\($0) 1\", \"\\($0) 2\"] }" : ""
    return code + "tests.assertTabBar(\(items))\n}\n"
  }

  /// What they are to do.
  var lines: [String] {
    let destinations = generation.names.tabs.flatMap { entry -> [String] in
      let item = destination(entry.identity)
      var steps = item.map { Array(layout.steps(of: $0)) } ?? []
      if steps.isEmpty, let row = item?.sidebarRow {
        steps = [Step(container: .sidebar, node: row)]
      }
      let taps = steps.flatMap { step -> [String] in
        switch step.container {
        case .tabBar: ["\(isCompact ? "bar" : "app") \(name(of: step.node))"]
        case .sidebar: ["cell \(name(of: step.node))"]
        case .overflow: ["bar 4", "any \(name(of: step.node))"]
        default: ["any \(name(of: step.node))"]
        }
      }
      return [entry.id] + (taps.isEmpty ? ["nothing leads to '\(entry.id)' here"] : taps)
    }
    let labels = bar(of: layout).flatMap { node -> [String] in
      let item = configuration.nodes[node]
      if item.kind == .dynamic { return ["\(item.id) 1", "\(item.id) 2"] }
      return [configuration.text(.title, of: node) ?? "Search"]
    }
    return destinations + ["\(isCompact && labels.count > 5 ? Array(labels.prefix(4)) : labels)"]
  }

  private func destination(_ identity: Int) -> Item? {
    let items = layout.items.filter { configuration.nodes[$0.node].identity == identity }
    if let found = items.first(where: { $0.reach != nil }) { return found }
    return items.lazy.compactMap(\.opens).first.flatMap { opened in
      layout.items.first { $0.node == opened }
    }
  }

  private func bar(of layout: Layout) -> [Int] {
    if let bar = layout.bar { return bar.items + bar.overflow }
    return layout.regions.map { $0.fixed + $0.center + $0.pinned } ?? []
  }

  private func name(of node: Int) -> String {
    if configuration.nodes[node].kind == .dynamic { return "Item" }
    let identifier = configuration.text(.accessibilityIdentifier, of: node)
    let title = configuration.text(.title, of: node) ?? "Search"
    return configuration.framework == .uikit ? identifier ?? title : title
  }
}
