/// A line that `git ls-files -t --stage` writes: a path that git tracks, or would track.
struct GitEntry {
  /// The path from the folder in which git ran.
  let path: ArraySlice<UInt8>

  /// Whether it is a folder with a repository of its own, a submodule or not.
  let isRepository: Bool

  /// Reads a line; `nil` for one that git does not write.
  init?(_ line: ArraySlice<UInt8>) {
    let isUntracked = line.starts(with: "? ".utf8)
    if isUntracked {
      path = line.dropFirst(2)
      isRepository = path.last == UInt8(ascii: "/")
    } else {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      path = line[line.index(after: tab)...]
      // A tag stands before the mode.
      isRepository = line.dropFirst(2).starts(with: "160000 ".utf8)
    }
  }

  /// What git tracks below a folder, or would if it were told to; `nil` where there is no repository
  /// that the folder is part of.
  ///
  /// - Parameter isNested: Whether the repository lies in another, which variables may name.
  static func all(in folder: String, isNested: Bool) -> [GitEntry]? {
    let variables = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR"]
    let freely = isNested ? ["env"] + variables.flatMap { ["-u", $0] } : []
    // A repository's own settings must not make its reader run programs.
    let arguments = [
      "git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-C", folder,
      "ls-files", "-t", "--stage", "--cached", "--others", "--exclude-standard", "-z",
    ]
    // Room for some million paths.
    guard let result = Subprocess.run(freely + arguments, limit: 512 << 20), result.status == 0
    else {
      return nil
    }
    var entries: [GitEntry] = []
    for line in result.output.split(separator: 0) {
      guard let entry = GitEntry(line) else { continue }
      // To the repository around it, a submodule that was not fetched is a folder without files.
      if entry.path.isEmpty || entry.path.elementsEqual("./".utf8) { return nil }
      entries.append(entry)
    }
    return entries
  }
}
