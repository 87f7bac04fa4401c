import FileSystem
import SourceText
import TabOutput

/// The folder that the files which a command makes go to.
struct OutputFolder {
  private let path: String
  private let files: [OutputFile]
  private let environment: Environment

  init(_ path: String, _ files: [OutputFile], in environment: Environment) {
    self.path = path
    self.files = files
    self.environment = environment
  }

  /// Writes those that are not there as they are to be.
  func write() throws(CommandFailure) {
    try CommandFailure.file { () throws(FileError) in
      try environment.workingFolder.write(files, into: path)
    }
  }

  /// Shows how the files would change.
  ///
  /// - Parameters:
  ///   - what: What the files are, as `the manifests`.
  ///   - verb: The command that brings it up to date.
  func check(_ what: String, _ verb: String) throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      let path = path(of: file)
      let buffer = ByteBuffer()
      file.write(into: buffer)
      let old = try CommandFailure.file { () throws(FileError) in
        try environment.workingFolder.readIfPresent(path, limit: 1 << 30)
      }
      if let old, old == buffer.bytes { continue }
      status = .findings
      UnifiedDiff(
        old: old ?? [],
        new: buffer.bytes,
        oldName: old == nil ? nil : path,
        newName: path
      )
      .write(into: environment.output)
    }
    if status == .findings {
      let name = VisibleText.line(path)
      environment.error.write("error: \(what) in '\(name)' are not up to date\n")
      environment.error.write("help: \(verb) without '--check' and commit what changed\n")
    }
    return status
  }

  /// Refuses to write a file over the one that it is made from, unless that holds the same already.
  ///
  /// - Parameter use: What is done with the input, as `compiled`.
  func keep(_ source: SourceText, readFrom input: String, _ use: String) throws(CommandFailure) {
    for file in files {
      let path = path(of: file)
      guard environment.workingFolder.isSameFile(input, path) else { continue }
      let buffer = ByteBuffer()
      file.write(into: buffer)
      if buffer.bytes == source.contents { continue }
      throw .usage(
        UsageError(
          "'\(path)' would be written over '\(input)', which is \(use)",
          help: "give another folder with '-o'"
        )
      )
    }
  }

  private func path(of file: OutputFile) -> String { Self.path(of: file.name, in: path) }

  /// The paths of files in a folder.
  static func paths(of names: [String], in folder: String) -> [String] {
    names.map { path(of: $0, in: folder) }
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
