import FileSystem
import FlagLogic
import SourceText
import TabDiff
import TabOutput
import TabTree

/// `tabc diff`: tells what changes for people, links and tests.
enum DiffCommand: Command {
  static let name = "diff"
  static let summary = "Tells what changes for people, links and tests between two releases."
  static let operands = "OLD NEW"
  static let options =
    DiffOptions.options + AssignmentRequest.options.filter { $0.name != "--target" }
  static let discussion = """
    Either side is a configuration, or a folder that 'tabc compile' wrote. Destinations are matched
    by id, then by their 'formerIDs'; layouts are compared on every target and profile that both
    sides have. A change is breaking (saved state, links or UI tests), risky (habits) or safe.

    Examples:
      tabc diff Release/1.0 tabs.yaml
      tabc diff old.tabs.yaml new.tabs.yaml --format json
    """

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    guard arguments.operands.count == 2 else {
      throw .usage(UsageError("expected the old side and the new one"))
    }
    let (options, request) = try CommandFailure.usage { () throws(UsageError) in
      (try DiffOptions(arguments), try AssignmentRequest(arguments))
    }
    let (old, new) = try CommandFailure.file { () throws(FileError) in
      (
        try environment.diffInput(arguments.operands[0], limit: options.maximumSize),
        try environment.diffInput(arguments.operands[1], limit: options.maximumSize)
      )
    }
    guard let report = try report(old, new, options, request, in: environment) else {
      return .findings
    }
    try options.show([report], in: environment)
    return options.fails([report]) ? .findings : .success
  }

  /// Compares two sides; `nil`, with the errors on standard error, where one cannot be read.
  private static func report(
    _ old: DiffInput,
    _ new: DiffInput,
    _ options: DiffOptions,
    _ request: AssignmentRequest,
    in environment: Environment
  ) throws(CommandFailure) -> DiffReport? {
    let before = old.read(options.limits, in: environment)
    let after = new.read(options.limits, in: environment)
    guard let before, let after else { return nil }
    let flags = try CommandFailure.usage { () throws(UsageError) in
      try request.flags(before.configuration, after.configuration)
    }
    return DiffReport(
      old: before.side,
      new: after.side,
      from: before.configuration,
      to: after.configuration,
      flags: flags
    )
  }
}

extension AssignmentRequest {
  /// The values of the flags of both sides; `nil` where the command line names none. A flag or
  /// profile that only one side has says nothing to the other.
  fileprivate func flags(
    _ old: TabConfiguration,
    _ new: TabConfiguration
  ) throws(UsageError) -> DiffCase? {
    guard namesFlags else { return nil }
    return DiffCase(
      profiles: [profile],
      old: try known(to: old, else: new).assignment(in: old),
      new: try known(to: new, else: old).assignment(in: new)
    )
  }
}
