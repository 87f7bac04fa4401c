/// A search for files below a folder.
struct FolderSearch {
  private let workingFolder: WorkingFolder
  private let entersRepositories: Bool
  private let isWanted: (String) -> Bool
  private var files: [SystemPath] = []
  private var links: [SystemPath] = []
  private var failures: [FileError] = []

  init(
    _ workingFolder: WorkingFolder,
    entersRepositories: Bool,
    where isWanted: @escaping (String) -> Bool
  ) {
    self.workingFolder = workingFolder
    self.entersRepositories = entersRepositories
    self.isWanted = isWanted
  }

  /// Looks below a folder, whose path is empty or ends in a slash.
  mutating func search(_ folder: SystemPath) {
    var repositories = [folder]
    while let repository = repositories.popLast() {
      if let others = takeFromGit(repository, isNested: repository != folder) {
        repositories += others
      } else {
        walk(repository)
      }
    }
  }

  /// What was found.
  var listing: FolderListing {
    var failures = failures
    var paths: [String] = []
    for path in files + linksToOthers {
      if let text = path.text {
        paths.append(text)
      } else {
        failures.append(FileError(.read, path.shown, .notUTF8))
      }
    }
    return FolderListing(
      paths: paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      failures: failures.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    )
  }

  /// The first link to each file that is not found by its own name.
  private var linksToOthers: [SystemPath] {
    if links.isEmpty { return [] }
    var known = Set(files.map(realPath))
    return links.sorted().filter { known.insert(realPath($0)).inserted }
  }

  private func realPath(_ path: SystemPath) -> SystemPath {
    SystemCalls.realPath(workingFolder.location(of: path)) ?? path
  }

  /// Takes the files that git tracks, or would if it were told to.
  ///
  /// - Returns: The folders that are repositories of their own; `nil` where git cannot tell.
  private mutating func takeFromGit(_ folder: SystemPath, isNested: Bool) -> [SystemPath]? {
    let place = folder.bytes.isEmpty ? SystemPath(".") : folder
    guard let location = workingFolder.location(of: place).text,
      let entries = GitEntry.all(in: location, isNested: isNested)
    else { return nil }
    var repositories: [SystemPath] = []
    var last: SystemPath?
    for entry in entries {
      let path = folder.appending(entry.path)
      // The versions of a file that is in conflict stand side by side.
      if path == last { continue }
      last = path
      if entry.isRepository {
        guard entersRepositories, kind(path) == .folder else { continue }
        repositories.append(path.bytes.last == slash ? path : path.appending([slash]))
      } else if isWanted(path.shown) {
        // What git tracks may be gone.
        if let kind = kind(path) { take(path, kind) }
      }
    }
    return repositories
  }

  private mutating func walk(_ folder: SystemPath) {
    var folders = [folder]
    while let folder = folders.popLast() {
      let name = folder.bytes.isEmpty ? SystemPath(".") : folder
      do {
        for entry in try SystemCalls.entries(of: workingFolder.location(of: name)) {
          let path = folder.appending(entry.name.bytes)
          if entry.kind == .folder {
            if entry.name.bytes.first != UInt8(ascii: ".") {
              folders.append(path.appending([slash]))
            }
          } else if isWanted(path.shown) {
            take(path, entry.kind)
          }
        }
      } catch {
        failures.append(FileError(.read, name.shown, failure: error))
      }
    }
  }

  private mutating func take(_ path: SystemPath, _ kind: FileStatus.Kind) {
    switch kind {
    case .file: files.append(path)
    case .link where isLinkToFile(path): links.append(path)
    case .link, .folder, .other: break
    }
  }

  private func kind(_ path: SystemPath) -> FileStatus.Kind? {
    // With a slash at its end a link to a folder would be one.
    let name = path.bytes.last == slash ? SystemPath(path.bytes.dropLast()) : path
    return try? SystemCalls.statusOfName(workingFolder.location(of: name)).kind
  }

  private func isLinkToFile(_ path: SystemPath) -> Bool {
    do throws(SystemError) {
      return try SystemCalls.status(of: workingFolder.location(of: path)).kind == .file
    } catch {
      // What there is but cannot be reached fails when it is read.
      return ![.missing, .loop, .noFolder].contains(error)
    }
  }
}

private let slash = UInt8(ascii: "/")
