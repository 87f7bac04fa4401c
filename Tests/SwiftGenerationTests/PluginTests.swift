import Foundation
import Testing

/// A package that applies the build tool gets its configuration checked, and identifiers and
/// manifests made of it.
@Suite struct PluginTests {
  @Test func buildsAPackage() throws {
    let folder = try ScratchFolder()
    let package = folder.url.appending(path: "Sample")
    try FileManager.default.copyItem(at: Sample.file("Fixtures/plugin"), to: package)
    let manifest = package.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("path: \"../..\"", with: "path: \"\(Sample.file("").path)\"")
    try Data(text.utf8).write(to: manifest)
    // The program is built once; what the sample made of it is made anew.
    let scratch = Sample.file(".build/plugin-sample")
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

    let configuration = package.appending(path: "Sources/Sample/tabs.yaml")
    let wrong = try String(contentsOf: configuration, encoding: .utf8)
      .replacing("title: Home", with: "titel: Home")
    try Data(wrong.utf8).write(to: configuration)
    let third = try SwiftTool.run(build, in: package)
    #expect(third.status != 0)
    let place = "\(configuration.path):6:16"
    #expect(third.output.contains("\(place): error: unknown key 'titel' on tab 'home'"))
  }
}
