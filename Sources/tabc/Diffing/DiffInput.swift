import Diagnostics
import FileSystem
import SourceText
import TabDiff
import TabOutput
import TabRules
import TabTree
import YAMLTree

/// One side of a comparison, before it is read.
struct DiffInput {
  /// What messages call it.
  let name: String

  /// The path of the file, without the revision that it is taken from.
  let path: String

  /// Its bytes.
  let contents: [UInt8]

  /// Whether it is part of a release, which nobody edits.
  let isRelease: Bool

  /// Whether the file is there now.
  var isOnDisk = true

  /// The path that the app's name is made of, where that is another.
  var fileName: String?

  /// Whether it was taken out of git, and the path starts from the repository's root.
  var isFromGit = false

  /// The configuration in it; `nil`, with the errors on standard error, where there is none.
  func read(
    _ limits: YAMLLimits,
    in environment: Environment
  ) -> (side: DiffReport.Side, configuration: TabConfiguration)? {
    let source = SourceText(name: path, fileName: fileName, contents: contents)
    // What can be turned down in a file does not keep it from being compared.
    let lint = Lint(source, limits: limits)
    guard let configuration = lint.configuration else {
      environment.showErrors(of: lint, in: source, named: name)
      return nil
    }
    let side = DiffReport.Side(
      name: name,
      source: isRelease ? nil : source,
      repositoryPath: isFromGit ? path : nil
    )
    return (side, configuration)
  }
}

extension Environment {
  /// Takes a side of a comparison from the disk: a file, or the configuration in a folder that
  /// `compile` wrote.
  func diffInput(
    _ path: String,
    standardInputName: String? = nil,
    limit: Int
  ) throws(FileError) -> DiffInput {
    if path == Self.standardInput {
      let source = try source(path, name: standardInputName, limit: limit)
      return DiffInput(
        name: source.name,
        path: source.name,
        contents: source.contents,
        isRelease: false,
        isOnDisk: false,
        fileName: source.fileName
      )
    }
    let isFolder = workingFolder.hasFolder(at: path)
    let separator = path.hasSuffix("/") ? "" : "/"
    let file = isFolder ? path + separator + Manifests.configurationName : path
    return DiffInput(
      name: file,
      path: file,
      contents: try workingFolder.read(file, limit: limit),
      isRelease: isFolder
    )
  }
}
