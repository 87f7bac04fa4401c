/// The folder that relative paths start from.
///
/// Messages show paths as they were given.
public struct WorkingFolder: Hashable, Sendable {
  /// The folder's absolute path.
  public let path: String

  // Empty for the process's own folder: a path that works should not get longer.
  private let prefix: String

  /// The folder at `path`, which is absolute.
  public init(_ path: String) {
    self.path = path
    prefix = path.hasSuffix("/") ? path : path + "/"
  }

  private init(processFolder path: String) {
    self.path = path
    prefix = ""
  }

  /// The folder in which the process runs.
  public static var current: Self {
    Self(processFolder: SystemCalls.currentFolder() ?? SystemCalls.variable("PWD") ?? "/")
  }

  /// The path by which the system finds what `path` names.
  public func location(of path: String) -> String {
    // The empty path names nothing; behind a prefix it would name the folder.
    path.hasPrefix("/") || path.isEmpty ? path : prefix + path
  }

  /// Whether both paths name one existing file, be it through links.
  public func isSameFile(_ first: String, _ second: String) -> Bool {
    guard let first = try? SystemCalls.status(of: location(of: first)),
      let second = try? SystemCalls.status(of: location(of: second))
    else { return false }
    return first.identity == second.identity
  }
}
