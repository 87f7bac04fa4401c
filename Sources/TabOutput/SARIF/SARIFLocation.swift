import Diagnostics
import SourceText

/// Writes places of one file as SARIF names them.
struct SARIFLocation {
  private let uri: String
  private let isInRepository: Bool
  private let lines: LineIndex?

  init(_ report: FileReport, _ options: RenderingOptions) {
    self.init(report.path, report.lines, options)
  }

  /// Places in the file at a path; without `lines` it is meant as a whole.
  init(_ path: String, _ lines: LineIndex?, _ options: RenderingOptions) {
    let inRepository = options.repositoryPath(path)
    uri = inRepository.map(Self.escaped) ?? "file://" + Self.escaped(options.absolutePath(path))
    isInRepository = inRepository != nil
    self.lines = lines
  }

  /// Places in a file whose path from the repository's folder is known.
  init(inRepository path: String, _ lines: LineIndex?) {
    uri = Self.escaped(path)
    isInRepository = true
    self.lines = lines
  }

  /// Writes a span as the physical location of a result or a related place.
  func write(_ span: ByteSpan, to writer: inout JSONWriter) {
    writer.key("physicalLocation")
    writer.beginObject()
    writeArtifact(to: &writer)
    writeRegion("region", span, to: &writer)
    writer.endObject()
  }

  /// Writes which file it is.
  func writeArtifact(to writer: inout JSONWriter) {
    writer.key("artifactLocation")
    writer.beginObject()
    writer.member("uri", uri)
    if isInRepository { writer.member("uriBaseId", "%SRCROOT%") }
    writer.endObject()
  }

  /// Writes lines and columns; nothing for a file that was not read, which is meant as a whole then.
  func writeRegion(_ key: StaticString, _ span: ByteSpan, to writer: inout JSONWriter) {
    guard let lines else { return }
    let start = lines.position(at: span.lowerBound)
    let end = lines.position(at: span.upperBound)
    writer.key(key)
    writer.beginObject()
    writer.key("startLine")
    writer.integer(start.line)
    writer.key("startColumn")
    writer.integer(start.column)
    writer.key("endLine")
    writer.integer(end.line)
    writer.key("endColumn")
    writer.integer(end.column)
    writer.endObject()
  }

  /// A path as part of a URI: everything but letters, digits, `-`, `.`, `_`, `~` and `/` by its
  /// bytes.
  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
