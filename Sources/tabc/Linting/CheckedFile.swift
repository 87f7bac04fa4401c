import Diagnostics
import FileSystem
import SourceText
import TabRules
import YAMLTree

/// One file with what was found in it.
struct CheckedFile: Sendable {
  /// A text of the file with what is found in that.
  struct State: Sendable {
    let source: SourceText
    let diagnostics: [Diagnostic]
    let isComplete: Bool

    init(_ source: SourceText, _ lint: Lint) {
      self.source = source
      diagnostics = lint.diagnostics
      isComplete = lint.isComplete
    }
  }

  let isStandardInput: Bool
  let found: State

  /// The file with its fixes made, and their number; `nil` where there are none.
  let fixed: (state: State, count: Int)?

  /// What is proven over all flags, where that was asked for and the file could be read.
  let flagReport: FlagReport?
}

/// What became of a file that was to be checked.
enum CheckResult: Sendable {
  case checked(CheckedFile)
  case unreadable(FileError)
}

/// Checks files, on any thread.
struct FileCheck: Sendable {
  let workingFolder: WorkingFolder
  let maximumSize: Int
  let limits: YAMLLimits
  let makesFixes: Bool
  let explainsFlags: Bool
  let baseline: BaselineFile?

  func callAsFunction(_ input: LintInputs.Input) -> CheckResult {
    switch input {
    case .standardInput(let source): return .checked(check(source, isStandardInput: true))
    case .file(let path):
      do throws(FileError) {
        let contents = try workingFolder.read(path, limit: maximumSize)
        return .checked(check(SourceText(name: path, contents: contents), isStandardInput: false))
      } catch {
        return .unreadable(error)
      }
    }
  }

  private func check(_ source: SourceText, isStandardInput: Bool) -> CheckedFile {
    let lint = Lint(source, limits: limits)
    var fixed: (state: CheckedFile.State, count: Int)?
    if makesFixes {
      let file = FixedFile(source, lint, limits: limits) { diagnostics in
        baseline?.remaining(of: diagnostics, in: source.name) ?? diagnostics
      }
      if file.count > 0 { fixed = (CheckedFile.State(file.source, file.lint), file.count) }
    }
    return CheckedFile(
      isStandardInput: isStandardInput,
      found: CheckedFile.State(source, lint),
      fixed: fixed,
      flagReport: explainsFlags ? lint.configuration.map(FlagReport.init) : nil
    )
  }
}
