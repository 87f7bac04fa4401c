import Foundation
import PackagePlugin

/// Checks the tab configurations of a target whenever they change, puts their manifests among its
/// resources, and adds their identifiers to its sources.
@main
struct TabcBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try commands(
      for: Self.configurations(in: target.directoryURL),
      tool: context.tool(named: "tabc").url,
      folder: context.pluginWorkDirectoryURL
    )
  }

  /// Every `tabs.yaml` and `NAME.tabs.yaml` at the top of a target's folder.
  private static func configurations(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter {
        $0.lastPathComponent == "tabs.yaml" || $0.lastPathComponent.hasSuffix(".tabs.yaml")
      }
      .sorted { $0.path < $1.path }
  }

  private func commands(for configurations: [URL], tool: URL, folder: URL) throws -> [Command] {
    configurations.flatMap { configuration -> [Command] in
      let prefix = Self.prefix(of: configuration)
      let name = prefix.isEmpty ? "tabs" : prefix
      let manifests = folder.appending(path: "\(name)-manifests")
      let sources = folder.appending(path: "\(name)-sources")
      return [
        .buildCommand(
          displayName: "Compiling \(configuration.lastPathComponent)",
          executable: tool,
          arguments: [
            "compile", configuration.path, "-o", manifests.path, "--format", "xcode",
          ],
          inputFiles: [configuration],
          outputFiles: ["tabs.json", "compact.json", "regular.json"].map {
            manifests.appending(path: $0)
          }
        ),
        .buildCommand(
          displayName: "Generating identifiers of \(configuration.lastPathComponent)",
          executable: tool,
          arguments: [
            "generate", "identifiers", configuration.path, "-o", sources.path, "--name", prefix,
            "--format", "xcode",
          ],
          // After the check, so that a mistake is shown once.
          inputFiles: [configuration, manifests.appending(path: "tabs.json")],
          outputFiles: [sources.appending(path: "\(prefix)TabIdentifiers.swift")]
        ),
      ]
    }
  }

  /// What stands before the names of types: nothing for `tabs.yaml`, `Box` for `box.tabs.yaml`.
  private static func prefix(of configuration: URL) -> String {
    let name = configuration.lastPathComponent
    guard name != "tabs.yaml" else { return "" }
    let words = name.dropLast(".tabs.yaml".count).split { !($0.isASCII && $0.isLetter) }
    return String(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().prefix(24))
  }
}
