/// The files below a folder, as far as git does not ignore them.
public struct FolderListing: Sendable {
  /// The files' paths, beginning with the folder's, in order.
  public fileprivate(set) var paths: [String] = []

  /// The folders that could not be read.
  public fileprivate(set) var failures: [FileError] = []
}

extension WorkingFolder {
  /// The files below a folder that git does not ignore.
  ///
  /// Where git cannot tell, these are all files but those in folders whose names begin with a dot.
  /// Symbolic links are not followed.
  ///
  /// - Parameters:
  ///   - folder: The folder; empty for the working folder itself.
  ///   - isWanted: Picks files by their paths.
  public func files(below folder: String = "", where isWanted: (String) -> Bool) -> FolderListing {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    var listing = FolderListing()
    if let paths = pathsFromGit(prefix, where: isWanted) {
      listing.paths = paths
    } else {
      walk(prefix, into: &listing, where: isWanted)
    }
    listing.paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    listing.failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return listing
  }

  /// The files that git tracks, or would if it were told to; `nil` where there is no repository.
  private func pathsFromGit(_ prefix: String, where isWanted: (String) -> Bool) -> [String]? {
    // A repository's own settings must not make its reader run programs.
    let arguments = [
      "git", "--no-optional-locks", "-c", "core.fsmonitor=false",
      "-C", prefix.isEmpty ? location(of: ".") : location(of: prefix),
      "ls-files", "--cached", "--others", "--exclude-standard", "-z",
    ]
    // Room for some million paths.
    guard let result = Subprocess.run(arguments, limit: 256 << 20), result.status == 0 else {
      return nil
    }
    var paths: [String] = []
    for name in result.output.split(separator: 0) {
      let path = prefix + String(decoding: name, as: UTF8.self)
      // The versions of a file that is in conflict stand side by side.
      if isWanted(path), path != paths.last, kindOfName(path) == .file { paths.append(path) }
    }
    return paths
  }

  private func walk(
    _ prefix: String,
    into listing: inout FolderListing,
    where isWanted: (String) -> Bool
  ) {
    var folders = [prefix]
    while let folder = folders.popLast() {
      let name = folder.isEmpty ? "." : folder
      do {
        for entry in try SystemCalls.entries(of: location(of: name)) {
          let path = folder + entry.name
          switch entry.kind {
          case .file: if isWanted(path) { listing.paths.append(path) }
          case .folder: if !entry.name.hasPrefix(".") { folders.append(path + "/") }
          case .link, .other: break
          }
        }
      } catch {
        listing.failures.append(FileError(.read, name, failure: error))
      }
    }
  }

  private func kindOfName(_ path: String) -> FileStatus.Kind? {
    try? SystemCalls.statusOfName(location(of: path)).kind
  }
}
