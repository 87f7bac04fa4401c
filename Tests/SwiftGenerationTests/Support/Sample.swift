import Foundation
import SourceText
import SwiftGeneration
import TabRules
import TabTree
import Testing

/// A configuration that code is generated for.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  /// Whether it is made up.
  var isRandom = false

  var testDescription: String { name }

  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the repository.
  static func file(_ path: String) -> URL { repository.appending(path: path) }

  /// The configurations of real apps, as released.
  static let apps: [Sample] = {
    let folder = file("Fixtures/apps")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().compactMap { name in
      let path = folder.appending(path: "\(name)/expected/tabs.json")
      return (try? String(contentsOf: path, encoding: .utf8)).map { Sample(name: name, text: $0) }
    }
  }()

  /// Configurations with everything in them that code is generated for.
  static let inventions: [Sample] = {
    let folder = file("Fixtures/generation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8))
        .map { Sample(name: String(name.dropLast(5)), text: $0) }
    }
  }()

  static let all = apps + inventions

  /// The name as it stands before the names of types.
  var prefix: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The configuration that the file states.
  func configuration() throws -> TabConfiguration {
    let lint = Lint(SourceText(name: "\(name).yaml", contents: Array(text.utf8)))
    return try #require(lint.configuration, "\(lint.diagnostics.map(\.fullMessage))")
  }

  /// The same for another deployment target and SDK.
  func on(deploymentTarget: Int, sdk: Int) -> Sample {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeAll {
      let line = $0.replacingOccurrences(of: "\"", with: "")
      return line.contains(/^ ? ?(deploymentTarget|sdk):/)
    }
    let version = lines.firstIndex { $0.contains(/^ *"?version"?: 1/) } ?? 0
    let isJSON = lines[version].hasSuffix(",")
    lines.insert(
      contentsOf: isJSON
        ? ["  \"deploymentTarget\": \"\(deploymentTarget)\",", "  \"sdk\": \(sdk),"]
        : ["deploymentTarget: \(deploymentTarget)", "sdk: \(sdk)"],
      at: version + 1
    )
    return Sample(name: name, text: lines.joined(separator: "\n"))
  }

  /// Generates code with names of the sample's own.
  func generate(
    _ kind: GenerationKind,
    access: AccessLevel = .internal,
    prefix: String? = nil
  ) throws -> [GeneratedFile] {
    try configuration().generatedFiles(
      kind,
      GenerationOptions(source: "\(name).yaml", access: access, prefix: prefix ?? self.prefix)
    )
  }
}

extension String {
  /// Generated code that asks a variable for the release, as no system is there that could be asked.
  var askingForRelease: String {
    replacing(/#(un)?available\(iOS (\d+)(\.\d+)?, \*\)|#unavailable\(iOS (\d+)\)/) { match in
      match.4.map { "release < \($0)" } ?? match.2.map { "release >= \($0)" } ?? ""
    }
  }
}
