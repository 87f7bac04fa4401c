import FlagLogic
import Foundation
import TabLayout
import TabTree
import Testing

@testable import SwiftGeneration

/// Programs of generated code build tabs from stubs that show what the system would, on every release,
/// for both widths and some or all values of the flags; that is what the layouts say.
@Suite struct RecordingTests {
  @Test func uikitShowsWhatLayoutsSay() throws { try expect(Self.uikit, of: Sample.all) }

  @Test func swiftUIShowsWhatLayoutsSay() throws { try expect(Self.swiftUI, of: Sample.all) }

  @Test func uikitShowsWhatLayoutsOfRandomTreesSay() throws {
    try expect(Self.uikit, of: RandomSample.samples(.uikit, count: Self.randomTrees))
  }

  @Test func swiftUIShowsWhatLayoutsOfRandomTreesSay() throws {
    try expect(Self.swiftUI, of: RandomSample.samples(.swiftui, count: Self.randomTrees))
  }

  /// How many trees are made up for each framework.
  private static let randomTrees =
    ProcessInfo.processInfo.environment["TABC_TREES"].flatMap { Int($0) } ?? 20

  /// How what a framework shows is found out.
  private struct Recorder: Sendable {
    let kind: GenerationKind
    let modules: [String]
    let report: String
    let program: @Sendable (_ sample: Sample, _ code: String) throws -> String
  }

  private static let uikit = Recorder(
    kind: .uikit,
    modules: ["UIKit"],
    report: "UIKitReport"
  ) { sample, code in
    try uikitProgram(sample.prefix, code, sample.configuration())
  }

  private static let swiftUI = Recorder(
    kind: .swiftui,
    modules: ["UIKit", "SwiftUI"],
    report: "SwiftUIReport"
  ) { sample, code in
    try swiftUIProgram(sample.prefix, code, sample.configuration())
  }

  private func expect(_ recorder: Recorder, of samples: [Sample]) throws {
    let folder = try ScratchFolder()
    try SwiftTool.build(recorder.modules, in: folder.url)
    var files = [Sample.file("Tests/SwiftGenerationTests/Programs/\(recorder.report).swift").path]
    var main = recorder.modules.map { "import \($0)\n" }.joined() + "\n"
    var expected: [String] = []
    for sample in samples {
      let configuration = try sample.configuration()
      guard configuration.framework == recorder.kind.framework,
        configuration.effectiveMode != .sidebar
      else { continue }
      let generated = try sample.generate(recorder.kind)
      for file in generated {
        try folder.put(file.name, file.text.askingForRelease)
        files.append(file.name)
      }
      main += try recorder.program(sample, generated.map(\.text).joined())
      let flags = Generation(configuration, GenerationOptions(source: "", prefix: sample.prefix))
        .flags
      let assignments =
        sample.isRandom ? configuration.legalAssignments : configuration.sampleAssignments
      for assignment in assignments {
        main += "do {\n"
        if !flags.isEmpty {
          main += "var flags = \(flags.type)()\n"
          main += configuration.code(setting: "flags", to: assignment, flags)
        }
        for target in Target.all(of: configuration)
        where configuration.allows(assignment, on: target) {
          let name = "\(sample.name) \(assignment) \(target.name)"
          let (lines, ids) = Self.lines(name, configuration, assignment, target)
          main += "release = \(target.release)\n"
          main += "show\(sample.prefix)(\"\(name)\", \(ids)\(flags.isEmpty ? "" : ", flags"))\n"
          expected += lines
        }
        main += "}\n"
      }
    }
    try folder.put("main.swift", main)
    let shown = try SwiftTool.output(
      of: ["main.swift"] + files,
      with: recorder.modules,
      in: folder.url
    ).split(separator: "\n").map(String.init)
    #expect(expected.count > 100)
    #expect(shown.count == expected.count)
    var differing: Set<String> = []
    for (shown, expected) in zip(shown, expected) where shown != expected {
      // One of a tree says enough.
      let tree = String(expected.prefix { $0 != " " })
      guard differing.insert(tree).inserted else { continue }
      let text = samples.first { $0.isRandom && $0.name == tree }?.text ?? ""
      Issue.record("\(shown)\nis to be\n\(expected)\n\(text)")
    }
  }

  /// What the report of a program is to say, and the ids that it is asked about for each width.
  private static func lines(
    _ name: String,
    _ configuration: TabConfiguration,
    _ assignment: Assignment,
    _ target: Target
  ) -> (lines: [String], ids: [String]) {
    let resolution = Resolution(configuration, target: target, assignment: assignment)
    let shared = SharedNames(configuration)
    var ids: [String] = []
    let lines = FormFactor.allCases.flatMap { formFactor -> [String] in
      let expected = Expected(resolution, formFactor)
      var lines = expected.lines
      let layout = expected.layout
      let nodes = configuration.nodes
      let initial = layout.initial.flatMap { nodes[$0].kind == .dynamic ? nil : nodes[$0].id }
      lines.append("initial \(initial ?? "nil")")
      var asked: [String] = []
      for item in layout.items {
        guard let reach = item.reach, nodes[item.node].kind != .dynamic else { continue }
        let selected = reach.isShown ? item.opens ?? item.node : item.fallback
        let id = selected.flatMap { nodes[$0].kind == .dynamic ? nil : nodes[$0].id }
        asked.append(nodes[item.node].id)
        lines.append("shown \(nodes[item.node].id) \(id ?? "nil")")
      }
      ids.append(asked.joined(separator: " "))
      lines += shared.lines(in: layout, resolution)
      return lines.map { "\(name) \(formFactor): \($0)" }
    }
    return (lines, ids)
  }

  /// What every program asks of the tabs that it has made.
  private static func questions(_ prefix: String, _ configuration: TabConfiguration) -> String {
    """
      let initial = tabs.initialTab(isCompact: isCompact)
      print("\\(name) \\(width): initial \\(initial?.rawValue ?? "nil")")
      for id in ids[isCompact ? 0 : 1].split(separator: " ") {
        let shown = \(prefix)TabID(rawValue: String(id)).flatMap {
          tabs.shownTab(for: $0, isCompact: isCompact)
        }
        print("\\(name) \\(width): shown \\(id) \\(shown?.rawValue ?? "nil")")
      }
    \(SharedNames(configuration).questions(prefix))
    """
  }

  private static func uikitProgram(
    _ prefix: String,
    _ text: String,
    _ configuration: TabConfiguration
  ) -> String {
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

      @MainActor func show\(prefix)(_ name: String, _ ids: [String]\(hasFlags ? ", _ flags: \(prefix)TabFlags" : "")) {
        let provider = \(prefix)Provider()
        let tabs = \(prefix)Tabs(\(hasFlags ? "flags: flags, " : "")provider: provider)
        for (width, isCompact) in [("compact", true), ("regular", false)] {
          let controller = UITabBarController()
          controller.traitCollection.horizontalSizeClass = isCompact ? .compact : .regular
          tabs.install(in: controller)
          guard release >= 18 else {
            \(text.contains("func viewControllers()") ? """
          let items = (controller.viewControllers ?? []).map {
              tabs.tab(of: $0)?.rawValue ?? $0.tabBarItem.title ?? ""
            }
            print("\\(name) \\(width): bar \\(items)")
            let selected = controller.selectedViewController.flatMap { tabs.tab(of: $0) }
            print("\\(name) \\(width): selected \\(selected?.rawValue ?? "nil")")
        \(questions(prefix, configuration))
        """ : "")
            continue
          }
          let report = UIKitReport(
            controller: controller,
            isCompact: isCompact,
            isCompatible: \(configuration.design == .compatibility)
          ) { tab in
            let info = tab.userInfo as? \(prefix)TabInfo
            return info?.tab?.rawValue \(hasActions ? "?? info?.action?.rawValue" : "") ?? tab.identifier
          } isSection: { tab in
            let info = tab.userInfo as? \(prefix)TabInfo
            return info?.tab == nil \(hasActions ? "&& info?.action == nil" : "")
          } isAction: { tab in
            \(hasActions ? "(tab.userInfo as? \(prefix)TabInfo)?.action != nil" : "false")
          }
          for line in report.lines { print("\\(name) \\(width): \\(line)") }
          let selected = (controller.selectedTab?.userInfo as? \(prefix)TabInfo)?.tab
          print("\\(name) \\(width): selected \\(selected?.rawValue ?? "nil")")
        \(questions(prefix, configuration))
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
      @MainActor func show\(prefix)(_ name: String, _ ids: [String]\(hasFlags ? ", _ flags: \(prefix)TabFlags" : "")) {
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
            hasSidebar: release >= 18 && \(configuration.effectiveMode == .tabSidebar),
            isCompatible: \(configuration.design == .compatibility)
          ) { value in
            guard let place = value.base as? \(prefix)TabPlace else { return ("?", false) }
            switch place {
            case .tab(let tab): return (tab.rawValue, false)
            \(hasTwins ? "case .compactTab(let tab): return (tab.rawValue, false)" : "")
            \(hasActions ? "case .action(let action): return (action.rawValue, true)" : "")
            }
          }
          for line in release >= 18 ? report.lines : [] {
            print("\\(name) \\(width): \\(line)")
          }
        \(questions(prefix, configuration))
          guard isCompact, release >= 18 else { continue }
          EnvironmentValues.current.horizontalSizeClass = .regular
          UIDevice.current.userInterfaceIdiom = .phone
          let phone = SwiftUIReport(
            tabs: tabs.tabs.recorded,
            isCompact: true,
            hasSidebar: report.hasSidebar,
            isCompatible: report.isCompatible,
            id: report.id
          )
          if phone.lines != report.lines { print("\\(name): \\(phone.lines) on a wide phone") }
          UIDevice.current.userInterfaceIdiom = .pad
        }
      }

      """
  }
}
