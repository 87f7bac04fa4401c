import FileSystem
import SourceText
import TabLayout
import TabOutput

/// The folder that the manifests of a compilation go to.
struct ManifestFolder {
  private let path: String
  private let manifests: Manifests
  private let environment: Environment

  init(_ path: String, _ manifests: Manifests, in environment: Environment) {
    self.path = path
    self.manifests = manifests
    self.environment = environment
  }

  /// Writes those that are not there as they are to be.
  func write() throws(CommandFailure) {
    try CommandFailure.file { () throws(FileError) in
      try environment.workingFolder.write(files, into: path)
    }
  }

  /// Shows how the files would change.
  func check() throws(CommandFailure) -> ExitStatus {
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
      environment.error.write("error: the manifests in '\(name)' are not up to date\n")
      environment.error.write("help: compile without '--check' and commit what changed\n")
    }
    return status
  }

  /// Refuses to write a manifest over the file that is compiled, unless that holds the same already,
  /// as a release does.
  func keep(_ source: SourceText, readFrom input: String) throws(CommandFailure) {
    for file in files {
      let path = path(of: file)
      guard environment.workingFolder.isSameFile(input, path) else { continue }
      let buffer = ByteBuffer()
      file.write(into: buffer)
      if buffer.bytes == source.contents { continue }
      throw .usage(
        UsageError(
          "'\(path)' would be written over '\(input)', which is compiled",
          help: "give another folder with '-o'"
        )
      )
    }
  }

  private func path(of file: OutputFile) -> String { Self.path(of: file.name, in: path) }

  /// The paths of the manifests in a folder.
  static func paths(in folder: String) -> [String] {
    ([Manifests.configurationName] + FormFactor.allCases.map(Manifests.layoutName))
      .map { path(of: $0, in: folder) }
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The digest of the first file, for those that are written after it.
  private final class DigestBox {
    var text = ""
  }

  private var files: [OutputFile] {
    let digest = DigestBox()
    let first = OutputFile(Manifests.configurationName) {
      digest.text = manifests.writeConfiguration(into: $0)
    }
    return [first]
      + FormFactor.allCases.map { formFactor in
        OutputFile(Manifests.layoutName(formFactor)) {
          manifests.writeLayout(formFactor, digest: digest.text, into: $0)
        }
      }
  }
}
