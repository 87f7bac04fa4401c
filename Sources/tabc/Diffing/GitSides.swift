import FileSystem
import GitStore
import SourceText
import TabOutput

/// Finds for each file of the working folder what it was in a revision.
struct GitSides {
  /// A file then and now; one of the two is there.
  struct Pair {
    let old: DiffInput?
    let new: DiffInput?
  }

  private let revision: String
  private let usesTip: Bool
  private let limit: Int
  private let environment: Environment
  private var bases: [String: Base] = [:]

  /// What is known of the repository around a folder.
  private struct Base {
    let repository: GitRepository
    let commit: String
    let renames: LazyRenames

    /// What messages call the commit: the revision may be another one.
    let name: String
  }

  /// Renames, which take time to find and are seldom asked for.
  private final class LazyRenames {
    private let repository: GitRepository
    private let commit: String
    private(set) lazy var all = repository.renames(since: commit)

    init(_ repository: GitRepository, _ commit: String) {
      self.repository = repository
      self.commit = commit
    }
  }

  /// - Parameter usesTip: Whether the revision itself is meant, not where `HEAD` parted from it.
  init(_ revision: String, usesTip: Bool, limit: Int, in environment: Environment) {
    self.revision = revision
    self.usesTip = usesTip
    self.limit = limit
    self.environment = environment
  }

  /// The files that operands name, or else every configuration below the working folder, now or then.
  mutating func pairs(_ operands: [String]) throws(CommandFailure) -> [Pair] {
    var pairs: [Pair] = []
    for operand in operands.isEmpty ? [""] : operands {
      let isFolder = operand.isEmpty || environment.workingFolder.hasFolder(at: operand)
      if isFolder {
        pairs += try self.pairs(below: operand)
      } else {
        pairs.append(try pair(operand))
      }
    }
    return pairs
  }

  private mutating func pairs(below folder: String) throws(CommandFailure) -> [Pair] {
    let base = try base(around: folder.isEmpty ? "." : folder)
    // A revision holds nothing of what lies in other repositories.
    let listing = environment.workingFolder.files(
      below: folder,
      entersRepositories: false,
      where: LintInputs.isConfiguration
    )
    if let failure = listing.failures.first {
      try CommandFailure.file { () throws(FileError) in throw failure }
    }
    var pairs: [Pair] = []
    for path in listing.paths { pairs.append(try pair(path)) }
    let known = Set(pairs.compactMap { $0.old?.path })
    let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    for path in base.repository.files(of: base.commit) where LintInputs.isConfiguration(path) {
      let name = start + path.dropFirst(base.repository.prefix.count)
      guard !known.contains(path), !environment.workingFolder.exists(name) else { continue }
      // A link that leads nowhere was no configuration.
      if let old = try old(path, base) { pairs.append(Pair(old: old, new: nil)) }
    }
    return pairs
  }

  private mutating func pair(_ path: String) throws(CommandFailure) -> Pair {
    let slash = path.lastIndex(of: "/")
    var folder = slash.map { String(path[...$0]) } ?? "."
    var name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    // A folder that is gone is known to the one above.
    while !environment.workingFolder.hasFolder(at: folder), folder != "." {
      let parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      name = (parts.last.map { $0 + "/" } ?? "") + name
      let above = parts.dropLast().joined(separator: "/")
      folder = above.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : above + "/"
    }
    let base = try base(around: folder)
    let now = base.repository.prefix + name
    guard environment.workingFolder.exists(path) else {
      let old = try old(now, base)
      if let renamed = base.renames.all.first(where: { $0.value == now })?.key {
        let current = folder == "." ? "" : folder
        let new = current + renamed.dropFirst(base.repository.prefix.count)
        if renamed.hasPrefix(base.repository.prefix), environment.workingFolder.exists(new) {
          return Pair(old: old, new: try disk(new))
        }
      }
      guard old != nil else { return Pair(old: nil, new: try disk(path)) }
      return Pair(old: old, new: nil)
    }
    let new = try disk(path)
    if let old = try old(now, base) { return Pair(old: old, new: new) }
    guard let then = base.renames.all[now] else { return Pair(old: nil, new: new) }
    return Pair(old: try old(then, base), new: new)
  }

  private func disk(_ path: String) throws(CommandFailure) -> DiffInput {
    try CommandFailure.file { () throws(FileError) in
      try environment.diffInput(path, limit: limit)
    }
  }

  private func old(_ path: String, _ base: Base) throws(CommandFailure) -> DiffInput? {
    try CommandFailure.git { () throws(GitError) in
      guard case .file(let blob)? = try base.repository.entry(at: path, of: base.commit) else {
        return nil
      }
      return DiffInput(
        name: "\(base.name):\(path)",
        path: path,
        contents: try base.repository.contents(blob, at: path, limit: limit),
        isRelease: false,
        isOnDisk: false,
        isFromGit: true
      )
    }
  }

  private mutating func base(around folder: String) throws(CommandFailure) -> Base {
    if let known = bases[folder] { return known }
    let base = try CommandFailure.git { () throws(GitError) in
      let repository = try GitRepository(around: folder, in: environment.workingFolder)
      guard repository.hasWorkingTree else { throw .noWorkingTree }
      let commit = try usesTip ? repository.commit(revision) : repository.mergeBase(with: revision)
      return Base(
        repository: repository,
        commit: commit,
        renames: LazyRenames(repository, commit),
        name: usesTip ? revision : String(commit.prefix(12))
      )
    }
    bases[folder] = base
    return base
  }
}

extension Environment {
  /// Takes a side of a comparison from where an operand says: the disk, or with `REV:PATH` a
  /// revision. As in git, the path starts from the repository's root, or with `./` from the working
  /// folder.
  func diffInput(
    naming operand: String,
    standardInputName: String?,
    limit: Int
  ) throws(CommandFailure) -> DiffInput {
    guard operand != Self.standardInput, !workingFolder.exists(operand),
      let colon = operand.firstIndex(of: ":"), colon != operand.startIndex
    else {
      return try CommandFailure.file { () throws(FileError) in
        try diffInput(operand, standardInputName: standardInputName, limit: limit)
      }
    }
    let revision = String(operand[..<colon])
    let path = String(operand[operand.index(after: colon)...])
    return try CommandFailure.git { () throws(GitError) in
      let repository = try GitRepository(around: ".", in: workingFolder)
      let commit = try repository.commit(revision)
      let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
      let whole = GitRepository.path(path, from: isRelative ? repository.prefix : "")
      var entry = try repository.entry(at: whole, of: commit)
      var file = whole
      let isFolder = entry == .folder
      if isFolder {
        file += "/" + Manifests.configurationName
        entry = try repository.entry(at: file, of: commit)
      }
      guard case .file(let blob)? = entry else {
        throw .file(FileError(.read, "\(revision):\(file)", .missing))
      }
      return DiffInput(
        name: "\(revision):\(file)",
        path: file,
        contents: try repository.contents(blob, at: operand, limit: limit),
        isRelease: isFolder,
        isOnDisk: false,
        isFromGit: true
      )
    }
  }
}

extension CommandFailure {
  /// Runs `body` and gives its failure as a command's.
  static func git<Value>(_ body: () throws(GitError) -> Value) throws(CommandFailure) -> Value {
    do throws(GitError) { return try body() } catch {
      throw .explained(error.message, help: error.help, .failure)
    }
  }
}
