import Diagnostics
import FileSystem
import SourceText

/// The files that a run checks, and what stands against checking others.
struct LintInputs {
  /// One of them.
  enum Input: Sendable {
    case file(String)
    case standardInput(SourceText)
  }

  private(set) var inputs: [Input] = []

  /// The paths of those that are files.
  var paths: [String] {
    inputs.compactMap { input in
      if case .file(let path) = input { path } else { nil }
    }
  }

  /// What could not be read or found, in one line each.
  private(set) var complaints: [String] = []

  /// How the run ends if nothing worse happens.
  private(set) var status = ExitStatus.success

  private let environment: Environment
  private var known: Set<String> = []

  /// Finds the files that operands name: files, folders and patterns, each file once. Without
  /// operands it is the working folder.
  init(_ operands: [String], standardInputName: String?, limit: Int, in environment: Environment) {
    self.environment = environment
    for operand in operands.isEmpty ? [""] : operands {
      let folder = environment.workingFolder
      if operand == Environment.standardInput {
        takeStandardInput(standardInputName, limit)
      } else if operand.isEmpty && operands.isEmpty || folder.hasFolder(at: operand) {
        take(folder.files(below: operand, where: Self.isConfiguration), of: operand)
      } else if PathPattern.isPattern(operand), !folder.exists(operand) {
        let pattern = PathPattern(operand)
        take(folder.files(below: pattern.folder, where: pattern.matches), of: operand)
      } else {
        take(operand)
      }
    }
  }

  /// Whether a file is taken for a configuration by its name.
  static func isConfiguration(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "tabs.yaml" || name.hasSuffix(".tabs.yaml") && !name.hasPrefix(".")
  }

  private mutating func take(_ path: String) {
    let folder = environment.workingFolder
    let place = folder.realPath(of: path) ?? folder.absolutePath(of: path)
    guard known.insert(place).inserted else { return }
    inputs.append(.file(path))
  }

  private mutating func take(_ listing: FolderListing, of operand: String) {
    for failure in listing.failures { complain("\(failure)", .failure) }
    for path in listing.paths { take(path) }
    guard listing.paths.isEmpty, listing.failures.isEmpty else { return }
    let name = VisibleText.line(operand)
    if operand.isEmpty {
      complain("no 'tabs.yaml' or '*.tabs.yaml' below this folder that git does not ignore", .usage)
    } else if PathPattern.isPattern(operand) {
      complain("no file that git does not ignore matches '\(name)'", .usage)
    } else {
      complain(
        "no 'tabs.yaml' or '*.tabs.yaml' below '\(name)' that git does not ignore",
        .usage
      )
    }
  }

  private mutating func takeStandardInput(_ name: String?, _ limit: Int) {
    guard known.insert(Environment.standardInput).inserted else { return }
    do throws(FileError) {
      let source = try environment.source(Environment.standardInput, name: name, limit: limit)
      inputs.append(.standardInput(source))
    } catch {
      complain("\(error)", .failure)
    }
  }

  private mutating func complain(_ message: String, _ status: ExitStatus) {
    complaints.append(message)
    if status.rawValue > self.status.rawValue { self.status = status }
  }
}
