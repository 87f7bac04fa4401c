import FileSystem
import SourceText

/// A git repository, read by the git program from its own object store: nothing is checked out,
/// fetched or locked.
public struct GitRepository: Sendable {
  /// The folder that paths start from; its absolute path.
  private let folder: String

  /// The path of that folder from the repository's root, empty or with a `/` at its end.
  public let prefix: String

  /// The repository around a folder.
  public init(around folder: String, in workingFolder: WorkingFolder) throws(GitError) {
    self.folder = workingFolder.location(of: folder)
    guard let result = Self.run(["rev-parse", "--show-prefix"], in: self.folder) else {
      throw .noGit
    }
    if result.status == 127 { throw .noGit }
    if result.status == 0 {
      prefix = Self.line(result.output)
    } else if Self.run(["rev-parse", "--git-dir"], in: self.folder)?.status == 0 {
      // A repository without a working tree has no folders to be in.
      prefix = ""
    } else {
      throw .noRepository(folder)
    }
  }

  /// Whether the repository has a working tree around the folder.
  public var hasWorkingTree: Bool {
    output(["rev-parse", "--is-inside-work-tree"]).map(Self.line) == "true"
  }

  // MARK: Commits

  /// The commit that a revision names; that of the branch of the remote where there is no such branch
  /// here, as in a clone of another one.
  public func commit(_ revision: String) throws(GitError) -> String {
    // A name that begins with a hyphen would be an option to git, and is no revision.
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw .noCommit(revision, fetch: fetch(revision))
    }
    if let commit = known(revision) { return commit }
    let branch = Self.branchPrefixes.first { revision.hasPrefix($0) }
    let name = revision.dropFirst(branch?.count ?? 0)
    if let remote = remote(of: revision), let commit = known("refs/remotes/\(remote)/\(name)") {
      return commit
    }
    throw .noCommit(revision, fetch: fetch(revision))
  }

  private static let branchPrefixes = ["refs/heads/", "heads/"]

  private func known(_ revision: String) -> String? {
    output(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]).map(Self.line)
  }

  /// The newest commit that `HEAD` and a revision both come from.
  public func mergeBase(with revision: String) throws(GitError) -> String {
    let tip = try commit(revision)
    let head = try commit("HEAD")
    guard let output = output(["merge-base", head, tip]) else {
      throw .noMergeBase(revision, fetch: isShallow ? fetch(revision) : nil)
    }
    return Self.line(output)
  }

  /// Whether the history was cut off when it was fetched.
  private var isShallow: Bool {
    output(["rev-parse", "--is-shallow-repository"]).map(Self.line) == "true"
  }

  /// The repository to fetch a revision from; `nil` where there is none.
  private func remote(of revision: String) -> String? {
    let remotes = (output(["remote"]) ?? []).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    return remotes.first { revision.hasPrefix($0 + "/") }
      ?? (remotes.contains("origin") ? "origin" : remotes.first)
  }

  /// The command that brings in what a revision needs.
  private func fetch(_ revision: String) -> String? {
    guard let remote = remote(of: revision) else { return nil }
    let command = isShallow ? "git fetch --unshallow" : "git fetch"
    let isHexadecimal = revision.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
    }
    if isHexadecimal, revision.utf8.count >= 40 { return "\(command) \(remote) \(revision)" }
    // What may follow a name: HEAD~2, main^, main@{1}.
    var name = String(revision.prefix { !"~^@:".contains($0) })
    let isBranch = name.hasPrefix(remote + "/")
    let prefixes = [remote + "/", "refs/remotes/\(remote)/", "refs/tags/", "tags/"]
    if let prefix = (prefixes + Self.branchPrefixes).first(where: { name.hasPrefix($0) }) {
      name.removeFirst(prefix.count)
    }
    // The beginning of a commit's hash cannot be asked for.
    guard !name.isEmpty, name != "HEAD", !isHexadecimal || name.utf8.count < 7 else {
      return "\(command) \(remote)"
    }
    let branch = "+refs/heads/\(name):refs/remotes/\(remote)/\(name)".quotedForShell
    if isBranch { return "\(command) \(remote) \(branch)" }
    // Branch or tag, it gets the name by which it was asked for.
    return "\(command) --tags --refmap=\(branch) \(remote) \(name.quotedForShell)"
  }

  // MARK: Files

  /// What a commit has at a path.
  public enum Entry: Hashable, Sendable {
    /// A file and the name of its contents.
    case file(String)

    /// A folder.
    case folder
  }

  /// What a commit has at a path from the repository's root; `nil` for nothing. Symbolic links are
  /// followed within the commit.
  public func entry(at path: String, of commit: String) throws(GitError) -> Entry? {
    var path = path
    for _ in 0..<Self.linkLimit {
      guard
        let output = output(["ls-tree", "-z", "--full-tree", commit, "--", path]),
        let line = output.split(separator: 0).first
      else { return nil }
      let words = line.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 3 else { return nil }
      switch (words[0], words[1]) {
      case ("120000", _):
        let target = try contents(words[2], at: path, limit: 4096)
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let text = String(decoding: target, as: UTF8.self)
        guard !text.hasPrefix("/") else { return nil }
        path = Self.path(text, from: folder)
      case (_, "blob"): return .file(words[2])
      case (_, "tree"): return .folder
      default: return nil
      }
    }
    return nil
  }

  private static let linkLimit = 8

  /// A path from the repository's root, given from a folder; without `.`, `..` and empty parts.
  public static func path(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - name: The name of the contents.
  ///   - path: The path, for messages.
  public func contents(_ name: String, at path: String, limit: Int) throws(GitError) -> [UInt8] {
    guard let result = Self.run(["cat-file", "blob", name], in: folder, limit: limit) else {
      throw .file(FileError(.read, path, .tooLarge(limit: limit, isAdjustable: true)))
    }
    guard result.status == 0 else { throw .noContents(path, fetch: "git cat-file -e \(name)") }
    return result.output
  }

  /// The paths, from the repository's root, of a commit's files below the folder.
  public func files(of commit: String) -> [String] {
    let below = prefix.isEmpty ? [] : [prefix]
    let output = output(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit, "--"] + below
    )
    return (output ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The files that had another path in a commit, as far as commits since then or the index say so:
  /// by the path now, the one then.
  public func renames(since commit: String) -> [String: String] {
    // One commit after the other finds what was renamed and then rewritten. The files themselves are
    // not looked at: that could make git run filters.
    let steps = [
      output(
        ["log", "--reverse", "--format=", "--no-merges"] + Self.renameOptions + ["\(commit)..HEAD"]
      ),
      output(["diff-index", "--cached"] + Self.renameOptions + ["HEAD"]),
    ]
    var renames: [String: String] = [:]
    for step in steps {
      let words = (step ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      for index in stride(from: 0, to: words.count - 2, by: 3) {
        renames[words[index + 2]] =
          renames.removeValue(forKey: words[index + 1]) ?? words[index + 1]
      }
    }
    return renames
  }

  private static let renameOptions = ["-M", "--diff-filter=R", "--name-status", "-z"]

  // MARK: Running

  /// What git writes if it succeeds.
  private func output(_ arguments: [String]) -> [UInt8]? {
    guard let result = Self.run(arguments, in: folder), result.status == 0 else { return nil }
    return result.output
  }

  private static func run(
    _ arguments: [String],
    in folder: String,
    limit: Int = 256 << 20
  ) -> Subprocess.Result? {
    // No network, no locks, no questions, no patterns; and a repository's own settings must not make
    // its reader run programs.
    let settings = [
      "GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none",
      "GIT_TERMINAL_PROMPT=0", "GIT_LITERAL_PATHSPECS=1", "LC_ALL=C",
    ]
    return Subprocess.run(
      ["env"] + settings + ["git", "-c", "core.fsmonitor=false", "-C", folder] + arguments,
      limit: limit
    )
  }

  private static func line(_ output: [UInt8]) -> String {
    String(
      decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...],
      as: UTF8.self
    )
  }
}

extension String {
  /// The text as one word of a POSIX shell.
  fileprivate var quotedForShell: String {
    let isPlain = utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || "+-_./:".utf8.contains($0)
    }
    if isPlain { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
