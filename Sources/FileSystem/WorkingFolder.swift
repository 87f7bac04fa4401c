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

  /// The path by which the system finds what `path` names.
  func location(of path: SystemPath) -> SystemPath {
    path.bytes.first == UInt8(ascii: "/") || path.bytes.isEmpty
      ? path : SystemPath(prefix.utf8).appending(path.bytes)
  }

  /// The path from the root to what `path` names, without links: the same for every path to a file.
  /// `nil` where nothing is there.
  public func realPath(of path: String) -> String? {
    SystemCalls.realPath(SystemPath(location(of: path)))?.text
  }

  /// The first path that names the place of one of `others`, be it through links or that of a file
  /// which is still to be written.
  public func first(of paths: [String], amongPlacesOf others: [String]) -> String? {
    if paths.isEmpty { return nil }
    let places = Set(others.map(place))
    return paths.first { path in
      places.contains(place(of: path)) || others.contains { isSameFile($0, path) }
    }
  }

  private func place(of path: String) -> String {
    if let file = realPath(of: path) { return file }
    guard let name = path.split(separator: "/").last,
      let folder = realPath(of: path.contains("/") ? folderPart(of: path) : ".")
    else { return absolutePath(of: path) }
    return folder + "/" + name
  }

  /// Whether both paths name one existing file, be it through links.
  public func isSameFile(_ first: String, _ second: String) -> Bool {
    guard let first = try? SystemCalls.status(of: location(of: first)),
      let second = try? SystemCalls.status(of: location(of: second))
    else { return false }
    return first.identity == second.identity
  }
}
