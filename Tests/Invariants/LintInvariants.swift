import Diagnostics
import Foundation
import SourceText
import TabLayout
import TabManifest
import TabOutput
import TabRules
import TabTree
import YAMLTree

/// A check says the same every time, in every format; what compiles is read back as it was written.
enum LintInvariants {
  private static let limits = YAMLLimits(nodes: 20_000)

  static func check(_ input: [UInt8]) throws {
    let source = SourceText(name: "fuzzed.tabs.yaml", contents: input)
    let lint = Lint(source, limits: limits)
    try require(lint.diagnostics == Lint(source, limits: limits).diagnostics, "two checks differ")
    try TreeInvariants.check(lint.diagnostics, in: source)
    if lint.configuration == nil {
      let hasError = lint.diagnostics.contains { $0.severity == .error }
      try require(hasError, "there is no configuration, and no error says why")
    }
    try checkFormats(lint.diagnostics, source)
    if let configuration = lint.configuration { try checkManifests(of: configuration) }
  }

  private static func checkFormats(_ diagnostics: [Diagnostic], _ source: SourceText) throws {
    let report = FileReport(path: source.name, source: source, diagnostics: diagnostics)
    for format in DiagnosticFormat.allCases {
      let buffer = ByteBuffer()
      format.renderer(RenderingOptions(workingFolder: "/app")).render([report], into: buffer)
      try require(
        String(validating: buffer.bytes, as: UTF8.self) != nil,
        "'\(format.rawValue)' is not UTF-8"
      )
      switch format {
      case .json, .sarif, .gitlab:
        do { _ = try JSONSerialization.jsonObject(with: Data(buffer.bytes)) } catch {
          throw Violation(description: "'\(format.rawValue)' is not JSON: \(error)")
        }
      default: break
      }
    }
  }

  private static func checkManifests(of configuration: TabConfiguration) throws {
    let written = Written(configuration)
    try require(written == Written(configuration), "two compilations differ")
    let release = SourceText(name: "tabs.json", contents: written.configuration)
    let lint = Lint(release, limits: limits)
    guard let read = lint.configuration else {
      let reason = lint.diagnostics.first?.message ?? "no reason"
      throw Violation(description: "'tabs.json' is no configuration: \(reason)")
    }
    try require(Written(read) == written, "'tabs.json' does not compile to itself")
    for layout in [written.compact, written.regular] {
      do { _ = try JSONDecoder().decode(LayoutManifest.self, from: Data(layout)) } catch {
        throw Violation(description: "an app cannot read a layout: \(error)")
      }
    }
  }

  /// What a compilation writes.
  private struct Written: Equatable {
    let configuration: [UInt8]
    let compact: [UInt8]
    let regular: [UInt8]

    init(_ source: TabConfiguration) {
      let manifests = Manifests(
        source,
        targets: Target.all(of: source),
        assignment: source.defaultAssignment
      )
      let buffer = ByteBuffer()
      let digest = manifests.writeConfiguration(into: buffer)
      configuration = buffer.bytes
      func layout(_ formFactor: FormFactor) -> [UInt8] {
        let buffer = ByteBuffer()
        manifests.writeLayout(formFactor, digest: digest, into: buffer)
        return buffer.bytes
      }
      compact = layout(.compact)
      regular = layout(.regular)
    }
  }
}
