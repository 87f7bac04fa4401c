import Diagnostics
import FileSystem
import SourceText
import TabOutput
import TabRules

/// A baseline and the file that it stands in. The paths in it start from that file's folder.
struct BaselineFile: Sendable {
  private let path: String
  private let workingFolder: WorkingFolder
  private(set) var baseline: Baseline

  // Some ten thousand findings, which are read in a fraction of a second.
  private static let limit = 8 << 20

  /// Reads a baseline.
  ///
  /// - Parameter isNew: Whether the file need not be there yet.
  init(
    _ path: String,
    isNew: Bool,
    in workingFolder: WorkingFolder
  ) throws(CommandFailure) {
    self.path = path
    self.workingFolder = workingFolder
    let contents = try CommandFailure.file { () throws(FileError) in
      isNew
        ? try workingFolder.readIfPresent(path, limit: Self.limit)
        : try workingFolder.read(path, limit: Self.limit, isAdjustable: false)
    }
    guard let contents else {
      baseline = Baseline()
      return
    }
    do throws(BaselineError) {
      baseline = try Baseline(SourceText(name: path, contents: contents))
    } catch {
      let place = "\(error.position.line):\(error.position.column)"
      throw .other("'\(path)' is no baseline: \(place): \(error.message)", .failure)
    }
  }

  /// The findings in the file at `file` that the baseline does not leave out.
  func remaining(of diagnostics: [Diagnostic], in file: String) -> [Diagnostic] {
    baseline.remaining(
      of: CheckedText(path: name(of: file), diagnostics: diagnostics, isComplete: true)
    )
  }

  /// Puts what is found in the files into the baseline, in place of what it had of them.
  mutating func replace(by files: [CheckedFile.State]) throws(CommandFailure) {
    // Of a file that cannot be read to its end nobody knows what else is in it.
    let complete = files.filter(\.isComplete).map(text)
    let earlier = baseline.entries(outside: complete).filter { !isGone($0.path) }
    let replacement = Baseline(of: complete, keeping: earlier)
    let buffer = ByteBuffer()
    replacement.write(into: buffer)
    guard buffer.bytes.count <= Self.limit else {
      throw .other(
        "the findings make a baseline of more than \(Self.limit >> 20) MiB, which is not read",
        .failure
      )
    }
    baseline = replacement
    try CommandFailure.file { () throws(FileError) in
      try workingFolder.write([OutputFile(path, buffer.bytes)])
    }
  }

  /// The entries of which findings no longer occur.
  func obsolete(in files: [CheckedFile.State]) -> [Baseline.Entry] {
    baseline.obsolete(in: files.map(text), isGone: isGone)
  }

  private func text(_ state: CheckedFile.State) -> CheckedText {
    CheckedText(
      path: name(of: state.source.name),
      diagnostics: state.diagnostics,
      isComplete: state.isComplete
    )
  }

  private var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private func name(of file: String) -> String {
    workingFolder.path(of: file, startingFrom: folder)
  }

  private func isGone(_ name: String) -> Bool {
    !workingFolder.exists(name.hasPrefix("/") ? name : "\(folder)/\(name)")
  }
}
