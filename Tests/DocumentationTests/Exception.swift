/// Blocks that cannot be run here, and why. Those that are YAML are read, and commands of the
/// program in their steps are run all the same.
struct Exception: Sendable {
  let document: String

  /// The heading that the blocks stand under.
  let heading: String

  let language: String

  /// How they begin.
  let beginning: String

  let reason: String

  func covers(_ block: Block) -> Bool {
    document == block.document && heading == block.heading && language == block.language
      && block.text.hasPrefix(beginning)
  }

  static let all = [
    Exception(
      document: "README.md",
      heading: "tabc",
      language: "sh",
      beginning: "sh Tests/run\n",
      reason: "it runs this test; that the file is there is checked"
    ),
    Exception(
      document: "README.md",
      heading: "Getting the program",
      language: "sh",
      beginning: "swift build -c release",
      reason: "a release build takes minutes; StaticBuildTests makes it and tries what comes of it"
    ),
    Exception(
      document: "README.md",
      heading: "In continuous integration",
      language: "yaml",
      beginning: "",
      reason: "services read it; IntegrationTests run it as they do"
    ),
  ]
}
