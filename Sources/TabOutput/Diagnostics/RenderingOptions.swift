import Diagnostics

/// What a renderer has to know besides the findings.
public struct RenderingOptions: Sendable {
  /// Whether the output may be coloured.
  public var isColored: Bool

  /// The absolute path that relative ones start from.
  public var workingFolder: String

  /// The absolute path that a repository's paths start from; the working folder or one around it.
  public var repositoryFolder: String

  /// The program's version.
  public var version: String

  /// The command whose findings these are.
  public var command: String

  /// The least severity that makes the run fail; `nil` if none does.
  public var failureLevel: Severity?

  /// What could not be read or written, in a line each.
  public var failures: [String]

  /// Options of a run in `workingFolder`, which is the repository's folder unless one is given.
  public init(
    isColored: Bool = false,
    workingFolder: String,
    repositoryFolder: String? = nil,
    version: String = "0",
    command: String = "lint",
    failureLevel: Severity? = .error,
    failures: [String] = []
  ) {
    self.isColored = isColored
    self.workingFolder = workingFolder
    self.repositoryFolder = repositoryFolder ?? workingFolder
    self.version = version
    self.command = command
    self.failureLevel = failureLevel
    self.failures = failures
  }
}

extension RenderingOptions {
  /// The path from the root, without `.` and `..`. What stands for standard input stays as it is.
  func absolutePath(_ path: String) -> String {
    if path.hasPrefix("<") { return path }
    return Self.normalized(path.hasPrefix("/") ? path : workingFolder + "/" + path)
  }

  /// The path from the repository's folder; `nil` for a file outside it.
  func repositoryPath(_ path: String) -> String? {
    if path.hasPrefix("<") { return path }
    return Self.path(of: absolutePath(path), in: repositoryFolder)
  }

  /// The path from the repository's folder, or for a file outside it the path as it was given.
  func shownPath(_ path: String) -> String { repositoryPath(path) ?? path }

  /// The path from `folder` to what lies in it, both given from the root.
  static func path(of path: String, in folder: String) -> String? {
    let root = normalized(folder)
    let prefix = root == "/" ? root : root + "/"
    guard path.hasPrefix(prefix), path != prefix else { return nil }
    return String(path.dropFirst(prefix.count))
  }

  private static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }
}
