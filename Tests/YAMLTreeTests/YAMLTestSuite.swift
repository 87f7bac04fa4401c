import Foundation

/// The inputs of the YAML test suite, where they can be found.
struct YAMLTestSuite {
  /// One input.
  struct Input: CustomStringConvertible, Sendable {
    let id: String
    let yaml: [UInt8]
    let json: [UInt8]?
    /// Whether libyaml 0.2.5 reads it to its end.
    let isReadByLibYAML: Bool

    var description: String { id }
  }

  /// The folder: `TABC_YAML_TEST_SUITE`, or one beside the package.
  static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment["TABC_YAML_TEST_SUITE"]
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let candidates =
      environment.map { [URL(fileURLWithPath: $0)] }
      ?? ["../shared", "../../shared"].map {
        package.appendingPathComponent($0 + "/cases/yaml-test-suite")
      }
    return candidates.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("libyaml-0.2.5.tsv").path)
    }
  }()

  /// All inputs, by id.
  static let inputs: [Input] = {
    guard let folder,
      let table = try? String(
        contentsOf: folder.appendingPathComponent("libyaml-0.2.5.tsv"),
        encoding: .utf8
      )
    else { return [] }
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let input = folder.appendingPathComponent(String(fields[0]))
      guard let yaml = try? Data(contentsOf: input.appendingPathComponent("in.yaml")) else {
        return nil
      }
      let json = try? Data(contentsOf: input.appendingPathComponent("in.json"))
      return Input(
        id: String(fields[0]),
        yaml: Array(yaml),
        json: json.map { Array($0) },
        isReadByLibYAML: fields[2] == "accept"
      )
    }
  }()
}
