import Foundation
import Testing

/// The program as it is released for Linux: one file that needs no library of the machine's.
@Suite struct StaticBuildTests {
  private static let variable = "TABC_STATIC_BUILD"

  private static let isWanted = ProcessInfo.processInfo.environment[variable] == "1"

  @Test(
    .enabled(if: isWanted, "takes minutes; set \(variable)=1 to build the release and run it")
  )
  func theReleaseNeedsNoLibrary() throws {
    let workspace = try Workspace(["tabs.yaml": Sample.clean])
    let build = """
      swift build --package-path '\(Tabc.repository.path)' --scratch-path build \
      -c release -Xswiftc -static-executable --product tabc
      """
    let built = try workspace.shell(build, patience: 3600)
    try #require(built.status == 0, "\(built.output)\(built.error)")
    let dependencies = try workspace.shell("ldd build/release/tabc")
    #expect((dependencies.output + dependencies.error).contains("not a dynamic executable"))
    // Nothing but the file itself, in an empty environment and without a library to be found.
    for line in [
      "--version", "lint tabs.yaml", "compile tabs.yaml -o static", "resolve tabs.yaml /files",
    ] {
      let released = try workspace.shell("env -i build/release/tabc \(line)")
      let tested = try workspace.shell("$tabc \(line.replacing("-o static", with: "-o tested"))")
      #expect(released == tested, "\(line)")
    }
    #expect(workspace.manifests("static") == workspace.manifests("tested"))
    #expect(workspace.manifests("static").count == 3)
  }
}
