import Foundation
import Testing

/// A package that applies the build tool gets its configuration checked, and identifiers and
/// manifests made of it; and any command runs in it.
@Suite(.serialized) struct PluginTests {
  /// The program is built once, here.
  private static let scratch = Sample.file(".build/plugin-sample")

  private static let configuration = "Sources/Sample/tabs.yaml"

  /// A copy of the sample package that uses this one.
  private static func package(in folder: ScratchFolder) throws -> URL {
    let package = folder.url.appending(path: "Sample")
    try FileManager.default.copyItem(at: Sample.file("Fixtures/plugin"), to: package)
    let manifest = package.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("path: \"../..\"", with: "path: \"\(Sample.file("").path)\"")
    try Data(text.utf8).write(to: manifest)
    return package
  }

  /// Makes a mistake in the configuration of a package.
  private static func spoil(_ package: URL) throws {
    let file = package.appending(path: configuration)
    let wrong = try String(contentsOf: file, encoding: .utf8)
      .replacing("title: Home", with: "titel: Home")
    try Data(wrong.utf8).write(to: file)
  }

  @Test func buildsAPackage() throws {
    let folder = try ScratchFolder()
    let package = try Self.package(in: folder)
    let scratch = Self.scratch
    // What the sample made of it is made anew.
    try? FileManager.default.removeItem(at: scratch.appending(path: "plugins/outputs"))
    let build = ["swift", "build", "--scratch-path", scratch.path]

    let first = try SwiftTool.expect(build, in: package)
    #expect(first.contains("Compiling tabs.yaml"))
    let program = scratch.appending(path: "debug/Sample").path
    #expect(
      try SwiftTool.expect([program], in: package) == """
        home news
        news(article: "42", rest: ["comments"])
        tabs true
        compact true
        regular true

        """
    )

    // The package manager links the program once more after the first build.
    _ = try SwiftTool.expect(build, in: package)
    let unchanged = try SwiftTool.expect(build, in: package)
    #expect(!unchanged.contains("tabs.yaml"))

    try Self.spoil(package)
    let third = try SwiftTool.run(build, in: package)
    #expect(third.status != 0)
    let place = "\(package.appending(path: Self.configuration).path):6:16"
    #expect(third.output.contains("\(place): error: unknown key 'titel' on tab 'home'"))
  }

  @Test func runsCommands() throws {
    let folder = try ScratchFolder()
    let package = try Self.package(in: folder)
    let plugin = [
      "swift", "package", "--scratch-path", Self.scratch.path,
      "--allow-writing-to-package-directory", "tabc",
    ]
    let compile = ["compile", Self.configuration, "-o", "Tab Manifests"]
    _ = try SwiftTool.expect(plugin + compile, in: package)
    let manifests = package.appending(path: "Tab Manifests").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: manifests).sorted() == [
        "compact.json", "regular.json", "tabs.json",
      ]
    )

    try Self.spoil(package)
    let lint = try SwiftTool.run(plugin + ["lint", "--format", "concise"], in: package)
    #expect(lint.status != 0)
    let place = "\(Self.configuration):6:16"
    #expect(lint.output.contains("\(place): error: unknown key 'titel' on tab 'home'"))
    #expect(lint.output.contains("tabc ended with status 1"))
  }
}
