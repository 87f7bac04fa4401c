import Foundation
import ProcessTesting
import Testing

/// A fault that people reported, as a configuration that has it.
struct ReportedFault: CustomTestStringConvertible, Sendable {
  /// What is found at a place of a file, or must not be.
  struct Finding: Hashable, Sendable {
    var file: String
    var line: Int
    var column: Int

    /// A finding's severity or a change's class; `no` where a rule must be silent.
    var level: String

    /// The rule, or the kind of change.
    var name: String
  }

  static let folder = "Fixtures/faults"

  static let all: [ReportedFault] = {
    let path = Tabc.repository.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map { ReportedFault(name: $0) }
  }()

  let name: String

  var testDescription: String { name }

  /// The configuration and, if the fault comes with it, that of the next release.
  var files: [String] {
    ["tabs.yaml", "next.yaml"].filter { FileManager.default.fileExists(atPath: url($0).path) }
  }

  /// Whether it takes two releases to show the fault.
  var isOfNextRelease: Bool { files.count == 2 }

  /// The path of a file from the repository's root.
  func path(_ file: String) -> String { "\(Self.folder)/\(name)/\(file)" }

  func url(_ file: String) -> URL { Tabc.repository.appendingPathComponent(path(file)) }

  /// Runs the program where the configuration is.
  func tabc(_ arguments: [String], input: String = "") throws -> ChildProcess.Outcome {
    try ChildProcess(
      executable: Tabc.path,
      arguments: arguments,
      folder: url("").path,
      input: Array(input.utf8)
    ).run()
  }
}

extension ReportedFault {
  /// What comments in the files say is found: `^` stands under the column, `<-` means the column of
  /// its own `#`, in the last line above that is no such comment.
  func marks() throws -> [Finding] {
    let mark = /#(?<before> *)(?<sign>\^|<-) (?<level>[a-z]+) (?<name>[a-z-]+)/
    var marks: [Finding] = []
    for file in files {
      var marked = 0
      let lines = try String(contentsOf: url(file), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if let match = line.wholeMatch(of: mark) {
          let column = match.sign == "^" ? match.before.count + 2 : 1
          marks.append(
            Finding(
              file: file,
              line: marked,
              column: column,
              level: String(match.level),
              name: String(match.name)
            )
          )
        } else {
          marked = index + 1
        }
      }
    }
    return marks
  }

  /// The findings that concise output tells of.
  static func findings(in output: String) -> [Finding] {
    output.split(separator: "\n").map { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): ([a-z]+): .* \[([a-z-]+)\]/),
        let line = Int(match.2), let column = Int(match.3)
      else { return Finding(file: String(line), line: 0, column: 0, level: "", name: "") }
      return Finding(
        file: String(match.1),
        line: line,
        column: column,
        level: String(match.4),
        name: String(match.5)
      )
    }
  }

  /// The changes that JSON tells of, each where it is on the new side or, gone there, on the old.
  static func changes(in output: String) throws -> [Finding] {
    try JSONDecoder().decode(Report.self, from: Data(output.utf8)).changes.map { change in
      let place = change.new ?? change.old
      return Finding(
        file: place?.file ?? "",
        line: place?.start.line ?? 0,
        column: place?.start.column ?? 0,
        level: change.class,
        name: change.kind
      )
    }
  }

  private struct Report: Decodable {
    struct Change: Decodable {
      var kind: String
      var `class`: String
      var old: Place?
      var new: Place?
    }

    struct Place: Decodable {
      var file: String
      var start: Position
    }

    struct Position: Decodable {
      var line: Int
      var column: Int
    }

    var changes: [Change]
  }
}
