import FlagLogic
import Foundation
import TabLayout
import TabTree
import Testing

@testable import SwiftGeneration

/// Programs of generated code build tabs from stubs that show what the system would, for both widths
/// and some values of the flags; that is what the layouts say.
@Suite struct RecordingTests {
  @Test func uikitShowsWhatLayoutsSay() throws {
    try expect(.uikit, modules: ["UIKit"], report: "UIKitReport") { sample, text in
      Self.uikitProgram(sample.prefix, text)
    }
  }

  @Test func swiftUIShowsWhatLayoutsSay() throws {
    try expect(.swiftui, modules: ["UIKit", "SwiftUI"], report: "SwiftUIReport") { sample, text in
      Self.swiftUIProgram(sample.prefix, text, try sample.configuration())
    }
  }

  private func expect(
    _ kind: GenerationKind,
    modules: [String],
    report: String,
    program: (Sample, String) throws -> String
  ) throws {
    let folder = try ScratchFolder()
    try SwiftTool.build(modules, in: folder.url)
    var files = [Sample.file("Tests/SwiftGenerationTests/Programs/\(report).swift").path]
    var main = modules.map { "import \($0)\n" }.joined() + "\n"
    var expected: [String] = []
    for sample in Sample.all {
      let configuration = try sample.configuration()
      guard configuration.framework == kind.framework, configuration.effectiveMode != .sidebar
      else {
        continue
      }
      let generated = try sample.generate(kind)
      for file in generated {
        try folder.put(file.name, file.text)
        files.append(file.name)
      }
      main += try program(sample, generated.map(\.text).joined())
      let flags = Generation(configuration, GenerationOptions(source: "", prefix: sample.prefix))
        .flags
      for (number, assignment) in configuration.sampleAssignments.enumerated() {
        let name = "\(sample.name) \(assignment)"
        let (lines, ids) = try Self.lines(name, configuration, assignment)
        main += "do {\n"
        if !flags.isEmpty {
          let variable = "flags\(number)"
          main += "var \(variable) = \(flags.type)()\n"
          main += configuration.code(setting: variable, to: assignment, flags)
        }
        main += "show\(sample.prefix)(\"\(name)\", \(ids)"
        main += flags.isEmpty ? ")\n}\n" : ", flags\(number))\n}\n"
        expected += lines
      }
    }
    try folder.put("main.swift", main)
    let shown = try SwiftTool.output(of: ["main.swift"] + files, with: modules, in: folder.url)
      .split(separator: "\n").map(String.init)
    #expect(expected.count > 100)
    #expect(shown.count == expected.count)
    for (shown, expected) in zip(shown, expected) { #expect(shown == expected) }
  }

  /// What the report of a program is to say, and the ids that it is asked about for each width.
  private static func lines(
    _ name: String,
    _ configuration: TabConfiguration,
    _ assignment: Assignment
  ) throws -> (lines: [String], ids: [String: [String]]) {
    let target = try #require(Target.all(of: configuration).last)
    let resolution = Resolution(configuration, target: target, assignment: assignment)
    var ids: [String: [String]] = [:]
    let lines = FormFactor.allCases.flatMap { formFactor -> [String] in
      let expected = Expected(resolution, formFactor)
      var lines = expected.lines
      let layout = expected.layout
      let nodes = configuration.nodes
      lines.append("initial \(layout.initial.map { nodes[$0].id } ?? "nil")")
      for item in layout.items {
        guard let reach = item.reach, nodes[item.node].kind != .dynamic else { continue }
        let opened = reach.isShown ? item.opens ?? item.node : item.fallback
        ids[formFactor.rawValue, default: []].append(nodes[item.node].id)
        lines.append("shown \(nodes[item.node].id) \(opened.map { nodes[$0].id } ?? "nil")")
      }
      return lines.map { "\(name) \(formFactor): \($0)" }
    }
    return (lines, ids)
  }

  /// What every program asks of the tabs that it has made.
  private static func questions(_ prefix: String) -> String {
    """
      let initial = tabs.initialTab(isCompact: isCompact)
      print("\\(name) \\(width): initial \\(initial?.rawValue ?? "nil")")
      for id in ids[width] ?? [] {
        let shown = \(prefix)TabID(rawValue: id).flatMap {
          tabs.shownTab(for: $0, isCompact: isCompact)
        }
        print("\\(name) \\(width): shown \\(id) \\(shown?.rawValue ?? "nil")")
      }
    """
  }

  private static func uikitProgram(_ prefix: String, _ text: String) -> String {
    func when(_ name: String, _ code: String) -> String {
      text.contains("enum \(prefix)\(name)") ? code : ""
    }
    let hasFlags = text.contains("struct \(prefix)TabFlags")
    let hasActions = text.contains("enum \(prefix)TabActionID")
    return """
      @MainActor final class \(prefix)Provider: \(prefix)TabProvider {
        func viewController(for tab: \(prefix)TabID) -> UIViewController { UIViewController() }
        \(when("TabGroupID", "func navigationController(for group: \(prefix)TabGroupID) -> UINavigationController? { nil }"))
        \(when("TabActionID", "func perform(_ action: \(prefix)TabActionID) {}"))
        \(when("TabListID", "func items(of list: \(prefix)TabListID) -> [\(prefix)TabItem] { [\(Expected.keys.map { "\(prefix)TabItem(key: \"\($0)\", title: \"Item\")" }.joined(separator: ", "))] }"))
        func badge(of tab: \(prefix)TabID) -> String? { nil }
        func title(of tab: \(prefix)TabID) -> String? { nil }
        func image(of tab: \(prefix)TabID) -> UIImage? { nil }
      }

      @MainActor func show\(prefix)(_ name: String, _ ids: [String: [String]]\(hasFlags ? ", _ flags: \(prefix)TabFlags" : "")) {
        let provider = \(prefix)Provider()
        let tabs = \(prefix)Tabs(\(hasFlags ? "flags: flags, " : "")provider: provider)
        for (width, isCompact) in [("compact", true), ("regular", false)] {
          let controller = UITabBarController()
          controller.traitCollection.horizontalSizeClass = isCompact ? .compact : .regular
          tabs.install(in: controller)
          let report = UIKitReport(controller: controller, isCompact: isCompact) { tab in
            let info = tab.userInfo as? \(prefix)TabInfo
            return info?.tab?.rawValue \(hasActions ? "?? info?.action?.rawValue" : "") ?? tab.identifier
          } isAction: { tab in
            \(hasActions ? "(tab.userInfo as? \(prefix)TabInfo)?.action != nil" : "false")
          }
          for line in report.lines { print("\\(name) \\(width): \\(line)") }
        \(questions(prefix))
        }
      }

      """
  }

  private static func swiftUIProgram(
    _ prefix: String,
    _ text: String,
    _ configuration: TabConfiguration
  ) -> String {
    let hasFlags = text.contains("struct \(prefix)TabFlags")
    let hasActions = text.contains("case action(\(prefix)TabActionID)")
    let hasTwins = text.contains("case compactTab(")
    let first = configuration.nodes.first { $0.kind == .tab || $0.kind == .group }?.id ?? ""
    func when(_ declaration: String, _ code: String) -> String {
      text.contains(declaration) ? code : ""
    }
    let items = Expected.keys.map { "\(prefix)TabItem(key: \"\($0)\", title: \"Item\")" }
      .joined(separator: ", ")
    return """
      @MainActor func show\(prefix)(_ name: String, _ ids: [String: [String]]\(hasFlags ? ", _ flags: \(prefix)TabFlags" : "")) {
        guard let first = \(prefix)TabID(rawValue: "\(first)") else { return }
        for (width, isCompact) in [("compact", true), ("regular", false)] {
          EnvironmentValues.current.horizontalSizeClass = isCompact ? .compact : .regular
          let tabs = \(prefix)Tabs(
            selection: Binding { first } set: { _ in },
            \(hasFlags ? "flags: flags," : "")
            \(when("private let items:", "items: { _ in [\(items)] },"))
            \(when("private let perform:", "perform: { _ in },"))
            \(when("private let badge:", "badge: { _ in nil },"))
            \(when("private let title:", "title: { _ in nil },"))
            \(when("private let image:", "image: { _ in nil },"))
            content: { _ in EmptyView() }
          )
          let report = SwiftUIReport(
            tabs: tabs.tabs.recorded,
            isCompact: isCompact,
            hasSidebar: \(configuration.effectiveMode == .tabSidebar)
          ) { value in
            guard let place = value.base as? \(prefix)TabPlace else { return ("?", false) }
            switch place {
            case .tab(let tab): return (tab.rawValue, false)
            \(hasTwins ? "case .compactTab(let tab): return (tab.rawValue, false)" : "")
            \(hasActions ? "case .action(let action): return (action.rawValue, true)" : "")
            }
          }
          for line in report.lines { print("\\(name) \\(width): \\(line)") }
        \(questions(prefix))
          guard isCompact else { continue }
          EnvironmentValues.current.horizontalSizeClass = .regular
          UIDevice.current.userInterfaceIdiom = .phone
          let phone = SwiftUIReport(
            tabs: tabs.tabs.recorded, isCompact: true, hasSidebar: report.hasSidebar, id: report.id
          )
          if phone.lines != report.lines { print("\\(name): \\(phone.lines) on a wide phone") }
          UIDevice.current.userInterfaceIdiom = .pad
        }
      }

      """
  }
}
