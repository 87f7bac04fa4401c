import FileSystem
import SourceText

/// Why something could not be taken out of git.
public enum GitError: Error, Hashable, Sendable {
  /// The program could not be run.
  case noGit

  /// The folder is in no repository.
  case noRepository(String)

  /// The repository has no working tree, whose files could be compared.
  case noWorkingTree

  /// The repository does not have the commit of a revision; what would fetch it, if there is a place
  /// to fetch from.
  case noCommit(String, fetch: String?)

  /// `HEAD` and a revision have no commit in common; what would fetch it, where history was cut off.
  case noMergeBase(String, fetch: String?)

  /// The contents of a file were never fetched; what would do that.
  case noContents(String, fetch: String)

  /// The file itself is in the way.
  case file(FileError)

  /// What is wrong, in one line.
  public var message: String {
    switch self {
    case .noGit: "git cannot be run"
    case .noRepository(let folder):
      folder.isEmpty || folder == "."
        ? "this folder is in no git repository"
        : "'\(VisibleText.line(folder))' is in no git repository"
    case .noWorkingTree: "the git repository has no working tree"
    case .noCommit(let revision, _):
      "the repository has no commit '\(VisibleText.line(revision))'"
    case .noMergeBase(let revision, .some):
      "the history that was fetched does not reach back to where HEAD and "
        + "'\(VisibleText.line(revision))' part"
    case .noMergeBase(let revision, nil):
      "HEAD and '\(VisibleText.line(revision))' have no commit in common"
    case .noContents(let path, _):
      "the contents of '\(VisibleText.line(path))' were not fetched"
    case .file(let error): error.description
    }
  }

  /// What to do about it.
  public var help: String? {
    switch self {
    case .noGit: "install git, or compare two files"
    case .noRepository: "compare two files, or run it inside a repository"
    case .noWorkingTree: "take both sides out of it, as REV:PATH"
    case .noCommit(_, nil): "name a branch, a tag or a commit of this repository"
    case .noCommit(_, let fetch?), .noContents(_, let fetch): "run '\(fetch)'"
    case .noMergeBase(_, let fetch?): "run '\(fetch)'"
    case .noMergeBase(_, nil): "--against-tip compares with the revision itself"
    case .file: nil
    }
  }
}
