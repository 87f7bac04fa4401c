import Testing

@Suite("The option --format")
struct FormatTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "clean.tabs.yaml": Configurations.clean, "Apps/tabs.yaml": Configurations.flawed,
    ])
  }

  /// The beginning of an output, which tells what it is.
  private func beginning(_ text: String?) -> Substring {
    text?.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
  }

  @Test("writes each document to its file and the lines to the stream")
  func files() {
    let run = folder.tabc(
      "lint",
      "--format",
      "json=a.json",
      "--format=concise",
      "--format",
      "sarif=a.sarif",
      "--format",
      "gitlab=a.gitlab",
      "--format",
      "junit=a.xml",
      "--format",
      "markdown=a.md",
      "--format",
      "github=a.txt",
      "--format",
      "text=./b.txt"
    )
    #expect(run.status == 0)
    #expect(beginning(run.output).hasPrefix("Apps/tabs.yaml:5:"))
    #expect(beginning(folder.text("a.json")) == "{")
    #expect(folder.text("a.sarif")?.contains("\"version\": \"2.1.0\"") == true)
    #expect(beginning(folder.text("a.gitlab")) == "[")
    #expect(beginning(folder.text("a.xml")).hasPrefix("<?xml "))
    #expect(beginning(folder.text("a.md")) == "### tabc lint: 1 warning in 2 files")
    #expect(beginning(folder.text("a.txt")).hasPrefix("::warning file=Apps/tabs.yaml,line=5,"))
    #expect(beginning(folder.text("b.txt")).hasPrefix("warning: "))
  }

  @Test(
    "refuses two formats in one place, before anything is written",
    arguments: [
      (["json=a", "--format", "text=a"], "error: two formats go to the file 'a'"),
      (["json=a", "--format", "text=./b/../a"], "error: two formats go to the file './b/../a'"),
      (["text", "--format", "text"], "error: the format 'text' is there twice"),
      (
        ["text", "--format", "junit"],
        "error: the format 'junit' is a document and cannot share its stream with another format"
      ),
      (
        ["sarif=-", "--format", "github"],
        "error: the format 'sarif' is a document and cannot share its stream with another format"
      ),
    ]
  )
  func conflicts(values: [String], message: String) {
    let before = folder.names
    let run = folder.tabc(["lint", "--fix", "--format"] + values)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(beginning(run.error) == message)
    #expect(folder.names == before)
    #expect(folder.text("Apps/tabs.yaml") == Configurations.flawed)
  }

  @Test(
    "refuses to put findings in the place of a file that is checked",
    arguments: ["Apps/tabs.yaml", "./clean.tabs.yaml", "link"]
  )
  func inputs(file: String) throws {
    _ = try Shell.run("ln -s Apps/tabs.yaml link", in: folder.path)
    let run = folder.tabc("lint", "--format", "json=\(file)")
    #expect(run.status == 2)
    #expect(beginning(run.error).contains("findings cannot go to '\(file)'"))
    #expect(folder.text("Apps/tabs.yaml") == Configurations.flawed)
    #expect(folder.text("clean.tabs.yaml") == Configurations.clean)
  }

  @Test("takes formats made of lines on one stream, in the order in which they are named")
  func lines() {
    let both = folder.tabc("lint", "--format", "github", "--format", "concise").output
    let first = folder.tabc("lint", "--format", "github").output
    let second = folder.tabc("lint", "--format", "concise").output
    #expect(both == first + second)
  }

  @Test("adds workflow commands where GitHub Actions runs and no format is named")
  func workflow() {
    let variables = ["GITHUB_ACTIONS": "true"]
    let text = folder.tabc("lint", "--format", "text").output
    let commands = folder.tabc("lint", "--format", "github").output
    #expect(folder.tabc("lint", variables: variables).output == text + commands)
    #expect(folder.tabc("lint", "--format", "text", variables: variables).output == text)
    #expect(folder.tabc("lint", variables: ["GITHUB_ACTIONS": "false"]).output == text)
    let compiled = folder.tabc(
      "compile",
      "Apps/tabs.yaml",
      "-o",
      "Out",
      variables: variables
    )
    #expect(compiled.error == text + commands)
  }

  @Test(
    "names files from where the repository begins",
    arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]
  )
  func repository(variable: String) {
    func paths(_ format: String, _ folderPath: String) -> String {
      folder.tabc(
        "lint",
        "--format",
        format,
        below: "Apps",
        variables: [variable: folderPath]
      ).output
    }
    for format in ["github", "gitlab", "sarif", "junit", "markdown"] {
      #expect(paths(format, folder.path).contains("Apps/tabs.yaml"), "\(format)")
      #expect(paths(format, folder.path + "/Apps/").contains("Apps/tabs.yaml") == false)
      #expect(paths(format, "/elsewhere").contains("Apps/tabs.yaml") == false, "\(format)")
      #expect(paths(format, "").contains("Apps/tabs.yaml") == false, "\(format)")
    }
    #expect(paths("sarif", folder.path).contains("\"id\": \"tabc/lint/Apps/\""))
    #expect(paths("concise", folder.path).hasPrefix("tabs.yaml:"))
  }

  @Test("cuts what people read to fifty findings a file, and what is compared only if told to")
  func limit() throws {
    let nodes = (1...60).map { "  - {id: t\($0), title: T, systemImage: house, tittle: x}\n" }
    try folder.put("many.tabs.yaml", "version: 1\ntabs:\n" + nodes.joined())
    func count(_ format: String, _ pattern: String, _ more: [String] = []) -> Int {
      let output = folder.tabc(["lint", "many.tabs.yaml", "--format", format] + more).output
      return output.split(separator: "\n").count { $0.contains(pattern) }
    }
    let all = count("gitlab", "check_name")
    #expect(all >= 60)
    #expect(count("concise", " [") == 50)
    #expect(count("json", "\"rule\":") == 50)
    #expect(count("sarif", "\"ruleId\":") == all)
    #expect(count("junit", "<testcase ") == all)
    let option = ["--max-diagnostics", "7"]
    #expect(count("gitlab", "check_name", option) == 7)
    #expect(count("sarif", "\"ruleId\":", option) == 7)
    #expect(count("junit", "<testcase ", option) == 8)
    #expect(count("markdown", "| many.tabs.yaml:", option) == 7)
  }

  @Test("fails a test in the report where the run fails")
  func failure() {
    let lenient = folder.tabc("lint", "--format", "junit")
    let strict = folder.tabc("lint", "--strict", "--format", "junit")
    #expect(lenient.status == 0)
    #expect(!lenient.output.contains("<failure "))
    #expect(strict.status == 1)
    #expect(strict.output.contains("<failure "))
  }

  @Test("says in a log whether every file could be read")
  func completeness() throws {
    for (files, isSuccessful) in [
      (["clean.tabs.yaml"], true), (["clean.tabs.yaml", "missing.yaml"], false),
    ] {
      let run = folder.tabc(["lint", "--format", "sarif"] + files)
      #expect(run.output.contains("\"executionSuccessful\": \(isSuccessful)"))
    }
  }

  @Test(
    "says in each report what could not be read or found",
    arguments: ["sarif", "github", "junit", "markdown"]
  )
  func failures(format: String) {
    let run = folder.tabc("lint", "clean.tabs.yaml", "gone.yaml", "*.none", "--format", format)
    #expect(run.status == 3)
    #expect(run.output.contains("gone.yaml"))
    #expect(run.output.contains("no file that git does not ignore matches"))
  }
}
