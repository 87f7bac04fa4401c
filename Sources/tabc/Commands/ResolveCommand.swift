import Diagnostics
import FileSystem
import SourceText
import TabOutput
import TabRules
import TabTree

/// `tabc resolve`: tells where a destination is and how one gets there.
enum ResolveCommand: Command {
  static let name = "resolve"
  static let summary = "Tells where a destination is and how one gets there."
  static let operands = "FILE ID|ROUTE|URL"
  static let options =
    [
      CommandOption(
        "--format",
        value: "FORMAT",
        choices: Format.allCases.map(\.rawValue),
        "How it is told: text or json."
      ),
      .standardInputName,
    ]
    + AssignmentRequest.options
    + FindingOptions.options.filter { $0.name.hasPrefix("--max") && $0.name != "--max-diagnostics" }
  static let discussion = """
    A destination is named by its id, by a path that its route begins, or by a link with one of the
    file's 'urlPrefixes' before it. Former ids and routes lead to where they lead today; of several
    that share one, to the one that is shown.

    Examples:
      tabc resolve tabs.yaml favorites
      tabc resolve tabs.yaml /library/favorites/42 --format json
    """

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  static func run(
    _ arguments: ParsedArguments,
    in environment: Environment
  ) throws(CommandFailure) -> ExitStatus {
    guard arguments.operands.count == 2 else {
      throw .usage(UsageError("expected a file and the destination to find in it"))
    }
    let (format, request, name, size, limits) = try CommandFailure.usage { () throws(UsageError) in
      (
        try arguments.word("--format", default: Format.text), try AssignmentRequest(arguments),
        try arguments.standardInputName(),
        try arguments.bytes("--max-size") ?? FindingOptions.defaultMaximumSize,
        try FindingOptions.limits(arguments)
      )
    }
    let source = try CommandFailure.file { () throws(FileError) in
      try environment.source(arguments.operands[0], name: name, limit: size)
    }
    // What can be turned down in a file does not keep a destination from being found.
    let lint = Lint(source, limits: limits)
    guard let configuration = lint.configuration else {
      environment.showErrors(of: lint, in: source, named: source.name)
      return .findings
    }
    let found = Self.find(arguments.operands[1], in: configuration)
    let report = try CommandFailure.usage { () throws(UsageError) in
      let targets = try request.targets(of: configuration)
      let assignment = try request.assignment(in: configuration)
      try request.check(assignment, targets, in: configuration)
      return DestinationReport(found, in: configuration, targets: targets, assignment: assignment)
    }
    guard let report else {
      throw .other(Self.notFound(arguments.operands[1], in: configuration), .findings)
    }
    switch format {
    case .text: environment.output.write(report.text)
    case .json: environment.output.write(report.json)
    }
    return .success
  }

  private static func find(_ name: String, in configuration: TabConfiguration)
    -> [FoundDestination]
  {
    let path = LinkPath(link: name, prefixes: configuration.urlPrefixes)
    let found = path.map { configuration.destinations(for: $0) } ?? []
    return found.isEmpty ? configuration.destinations(withID: name) : found
  }

  private static func notFound(_ name: String, in configuration: TabConfiguration) -> String {
    if name.hasPrefix("/") || name.contains("://") {
      return "no route leads '\(name)' anywhere" + reason(name, configuration.urlPrefixes)
    }
    if let node = configuration.nodes.first(where: { $0.id == name }) {
      return "'\(name)' is \(node.kind == .action ? "an action" : "a section"), and no destination"
    }
    let ids = configuration.nodes.lazy.filter { $0.kind != .section && $0.kind != .action }
      .map(\.id)
    let nearest = NearestName.of(name, among: ids)
    return "no destination has the id '\(name)'"
      + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// Why a link cannot be one of the app's, where it is not for its route.
  private static func reason(_ link: String, _ prefixes: [String]) -> String {
    guard LinkPath(link: link, prefixes: prefixes) == nil else { return "" }
    guard LinkPath(link: link, prefixes: []) != nil else {
      return "; a segment of its path is empty, '.' or '..', or not encoded as it should be"
    }
    let listed = prefixes.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return "; the app's links begin with \(listed)" + (prefixes.count > 5 ? " and others" : "")
  }
}
