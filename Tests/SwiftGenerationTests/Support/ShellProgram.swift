import FlagLogic
import TabTree
import Testing

@testable import SwiftGeneration

/// A program that makes the sections of samples for each release and assignment, and tells what an
/// `AdaptiveAppShell` shows of them.
struct ShellProgram {
  private let folder: ScratchFolder
  private var files = [
    Sample.file("Tests/SwiftGenerationTests/Programs/AdaptiveShellReport.swift").path
  ]
  private var main = "import AdaptiveAppShell\n\n"

  init() throws {
    folder = try ScratchFolder()
    try SwiftTool.build(["AdaptiveAppShell"], in: folder.url)
  }

  /// Adds the generated code of a sample under a name of its own, for some assignments by name.
  mutating func add(
    _ sample: Sample,
    as prefix: String,
    assignments: [String: Assignment],
    releases: [Int]
  ) throws {
    let configuration = try sample.configuration()
    let generated = try sample.generate(.adaptiveAppShell, prefix: prefix)
    for file in generated {
      try folder.put(file.name, file.text.askingForRelease)
      files.append(file.name)
    }
    main += Self.function(prefix, generated.map(\.text).joined())
    let flags = Generation(configuration, GenerationOptions(source: "", prefix: prefix)).flags
    for (name, assignment) in assignments.sorted(by: { $0.key < $1.key }) {
      main += "do {\n"
      if !flags.isEmpty {
        main += "var flags = \(flags.type)()\n"
        main += configuration.code(setting: "flags", to: assignment, flags)
      }
      for number in releases {
        main += "release = \(number)\n"
        main += "show\(prefix)(\"\(name) \(number)\"\(flags.isEmpty ? "" : ", flags"))\n"
      }
      main += "}\n"
    }
  }

  /// Builds and runs the program, and gives its lines by the names of assignments and releases.
  func run() throws -> [String: [String]] {
    try folder.put("main.swift", main)
    let output = try SwiftTool.output(
      of: ["main.swift"] + files,
      with: ["AdaptiveAppShell"],
      in: folder.url
    )
    var lines: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      lines[parts[0], default: []].append(parts[1])
    }
    return lines
  }

  private static func function(_ prefix: String, _ text: String) -> String {
    let hasFlags = text.contains("struct \(prefix)TabFlags")
    let symbol = text.contains("systemImage: String,") || text.contains("systemImage: String\n")
    let own = symbol ? ", systemImage: \"star\"" : ""
    let items = Expected.keys.map {
      "\(prefix)TabItem(key: \"\($0)\", title: \"Item\"\(own))"
    }.joined(separator: ", ")
    let arguments = [
      hasFlags ? "flags: flags" : nil,
      text.contains("private let items:") ? "items: { _ in [\(items)] }" : nil,
      text.contains("private let title:") ? "title: { _ in nil }" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
    let width = text.contains("func sections(isCompact: Bool)") ? "isCompact: isCompact" : ""
    return """
      func show\(prefix)(_ name: String\(hasFlags ? ", _ flags: \(prefix)TabFlags" : "")) {
        let tabs = \(prefix)Tabs(\(arguments))
        for (width, isCompact) in [("compact", true), ("regular", false)] {
          let report = AdaptiveShellReport(
            sections: tabs.sections(\(width)),
            isCompact: isCompact,
            name: \\.rawValue,
            showsInspector: tabs.showsInspector
          )
          let initial = tabs.initialTab(isCompact: isCompact)?.rawValue ?? "nil"
          for line in report.lines + ["initial \\(initial)"] {
            print("\\(name)\\t\\(width): \\(line)")
          }
        }
      }

      """
  }
}
