import Foundation
import PackagePlugin

/// Runs `tabc` in the package: `swift package tabc lint`.
@main
struct TabcCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "tabc").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("tabc ended with status \(process.terminationStatus)")
      return
    }
  }
}
