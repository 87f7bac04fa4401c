import FileSystem
import SourceText
import TabDiff

/// `tabc diff`: tells what changes for people, links and tests.
enum DiffCommand: Command {
  static let name = "diff"
  static let summary = "Tells what changes for people, links and tests between two releases."
  static let operands = "OLD NEW | --against REV [FILE…]"
  static let options =
    [
      CommandOption(
        "--against",
        value: "REV",
        "Compares files with what they were where HEAD parted from this revision."
      ),
      CommandOption("--against-tip", "With the revision itself instead."),
      CommandOption(
        "--approvals",
        value: "FILE",
        "Approved changes; tabs.approvals.yaml beside the new file by default."
      ),
      CommandOption(
        "--approve",
        value: "FINGERPRINT",
        "Approves a change; takes --reason. Repeats."
      ),
      CommandOption("--reason", value: "TEXT", "Why it is approved."),
      CommandOption("--until", value: "DAY", "The last day of the approval, as 2027-01-31."),
      CommandOption("--git-driver", "Takes the operands that git gives to a diff driver."),
      .standardInputName,
    ] + DiffOptions.options + AssignmentRequest.options.filter { $0.name != "--target" }
  static let discussion = """
    Either side is a configuration, a folder that 'tabc compile' wrote, or REV:PATH out of git.
    Destinations are matched by id, then by their 'formerIDs'; layouts are compared on every target
    and profile that both sides have. A change is breaking (saved state, links or UI tests), risky
    (people's habits) or safe. Nothing is fetched or checked out.

    Examples:
      tabc diff Release/1.0 tabs.yaml
      tabc diff --against origin/main
      tabc diff v1.0:tabs.yaml tabs.yaml --fail-on risky --format json
      tabc diff --against origin/main --approve 63a3df5035cb841d --reason 'nobody used it'

    With git: git config diff.tabs.command 'tabc diff --git-driver', and in .gitattributes
      *tabs.yaml diff=tabs
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    let (options, request, approval) = try CommandFailure.usage { () throws(UsageError) in
      try (
        DiffOptions(arguments, in: environment), AssignmentRequest(arguments),
        ApprovalRequest(arguments, in: environment)
      )
    }
    var run = DiffRun(
      options,
      request,
      approvals: arguments.value("--approvals"),
      in: environment
    )
    let pairs = try pairs(arguments, options, in: environment)
    let compared = pairs.flatMap { [$0.old, $0.new] }.compactMap { $0 }.filter(\.isOnDisk)
    try options.outputs.spare(compared.map(\.path), "one of the files that are compared")
    let approvals = [arguments.value("--approvals")] + compared.map(\.approvalsPath)
    try options.outputs.spare(approvals.compactMap { $0 }, "a file of approvals")
    for pair in pairs { try run.compare(pair) }
    if let approval {
      if run.hasErrors { return .findings }
      try run.approve(approval)
      return .success
    }
    // Where nothing could be compared, nothing is known of changes.
    if run.hasErrors, run.reports.isEmpty {
      return arguments.has("--git-driver") ? .success : .findings
    }
    let hasStale = try run.applyApprovals()
    try options.show(run.reports)
    // Git stops at a driver that fails.
    if arguments.has("--git-driver") { return .success }
    let fails = run.hasErrors || options.fails(run.reports) || hasStale && options.isStrict
    return fails ? .findings : .success
  }

  private static func pairs(
    _ arguments: ParsedArguments,
    _ options: DiffOptions,
    in environment: Environment
  ) throws(CommandFailure) -> [GitSides.Pair] {
    let operands = arguments.operands
    let limit = options.maximumSize
    if let revision = arguments.value("--against") {
      if arguments.has("--git-driver") {
        throw .usage(UsageError("'--git-driver' has both sides; leave out '--against'"))
      }
      var sides = GitSides(
        revision,
        usesTip: arguments.has("--against-tip"),
        limit: limit,
        in: environment
      )
      let pairs = try sides.pairs(operands)
      guard !pairs.isEmpty else {
        throw .usage(
          UsageError("no 'tabs.yaml' or '*.tabs.yaml' below this folder, now or in the revision")
        )
      }
      return pairs
    }
    if arguments.has("--against-tip") {
      throw .usage(UsageError("'--against-tip' goes with '--against REV'"))
    }
    if arguments.has("--git-driver") { return [try driven(operands, limit, in: environment)] }
    guard operands.count == 2 else {
      throw .usage(
        UsageError("expected the old side and the new one, or '--against REV' for the old one")
      )
    }
    let name = try CommandFailure.usage { () throws(UsageError) in
      try arguments.standardInputName()
    }
    func side(_ operand: String) throws(CommandFailure) -> DiffInput {
      try environment.diffInput(naming: operand, standardInputName: name, limit: limit)
    }
    return [GitSides.Pair(old: try side(operands[0]), new: try side(operands[1]))]
  }

  /// The sides that git gives: the path, then file, object and mode of the old side and of the new
  /// one; the null device for a side that is not there.
  private static func driven(
    _ operands: [String],
    _ limit: Int,
    in environment: Environment
  ) throws(CommandFailure) -> GitSides.Pair {
    guard operands.count == 7 || operands.count == 9 else {
      throw .usage(UsageError("git gives a diff driver 7 or 9 operands, not \(operands.count)"))
    }
    func side(_ file: String, _ path: String) throws(CommandFailure) -> DiffInput? {
      if file == "/dev/null" { return nil }
      return try CommandFailure.file { () throws(FileError) in
        let contents = try environment.workingFolder.read(file, limit: limit)
        return DiffInput(
          name: path,
          path: path,
          contents: contents,
          isRelease: false,
          isOnDisk: false
        )
      }
    }
    let newPath = operands.count == 9 ? operands[7] : operands[0]
    return GitSides.Pair(
      old: try side(operands[1], operands[0]),
      new: try side(operands[4], newPath)
    )
  }
}
