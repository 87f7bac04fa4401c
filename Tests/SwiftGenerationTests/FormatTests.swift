import Foundation
import SwiftGeneration
import TabTree
import Testing

/// Generated code looks as `swift format` leaves it with its own settings.
@Suite struct FormatTests {
  @Test func isFormattedAndClean() throws {
    let folder = try ScratchFolder()
    var texts: [String: String] = [:]
    for sample in Sample.all + LongSample.all {
      let configuration = try sample.configuration()
      let prefix = LongSample.all.contains { $0.name == sample.name } ? LongSample.prefix : nil
      for (access, kind) in Self.kinds(for: configuration.framework) {
        for file in try sample.generate(kind, access: access, prefix: prefix) {
          let name = "\(sample.name)/\(access)/\(kind.rawValue)/\(file.name)"
          let marker = "// swift-format-ignore-file\n"
          #expect(file.text.contains("\n" + marker))
          // Without it, to see how the formatter would leave the rest.
          let text = file.text.replacing(marker, with: "")
          texts[name] = text
          try folder.put(name, text)
        }
      }
    }
    // The folder has no settings of its own, and none above it.
    try SwiftTool.expect(
      ["swift", "format", "lint", "--strict", "--parallel", "--recursive", "."],
      in: folder.url,
      isSilent: true
    )
    for settings in [nil, Sample.file(".swift-format").path] {
      try SwiftTool.expect(
        ["swift", "format", "format", "--in-place", "--parallel", "--recursive", "."]
          + (settings.map { ["--configuration", $0] } ?? []),
        in: folder.url
      )
      for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
        let formatted = try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
        let difference = zip(formatted.split(separator: "\n"), text.split(separator: "\n"))
          .first { $0 != $1 }
        let isSame = formatted == text
        #expect(isSame, "\(name): \(difference.map { "\($0)" } ?? "")")
        #expect(text.hasPrefix("// Made by tabc from "))
      }
    }
  }

  private static func kinds(for framework: Framework) -> [(AccessLevel, GenerationKind)] {
    AccessLevel.allCases.flatMap { access in
      GenerationKind.allCases.filter { $0.framework == nil || $0.framework == framework }.map {
        (access, $0)
      }
    }
  }
}
