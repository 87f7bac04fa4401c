/// A deep link's path: `/` and segments, each a literal or a parameter `{name}`.
public struct RouteTemplate: Hashable, Sendable {
  /// One part of a path between slashes.
  public enum Segment: Hashable, Sendable {
    /// Matches itself.
    case literal(String)

    /// Matches any one segment.
    case parameter(String)
  }

  /// The segments; none in the route `/`.
  public let segments: [Segment]

  /// What is wrong with a text as a route, and at which of its bytes.
  public struct Problem: Error, Sendable {
    /// What is wrong.
    public let message: String

    /// The offending bytes.
    public let range: Range<Int>
  }

  /// Reads a route template.
  public init(_ text: String) throws(Problem) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "/") else {
      throw Problem(message: "a route begins with '/'", range: 0..<min(1, bytes.count))
    }
    guard bytes.count > 1 else {
      segments = []
      return
    }
    var segments: [Segment] = []
    var names: Set<String> = []
    var start = 1
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
      let segment = try Self.segment(bytes, start..<end)
      if case .parameter(let name) = segment, !names.insert(name).inserted {
        throw Problem(message: "the parameter '\(name)' is there twice", range: start..<end)
      }
      segments.append(segment)
      start = end + 1
    }
    self.segments = segments
  }

  /// Whether the route has a parameter.
  public var hasParameter: Bool {
    segments.contains { if case .parameter = $0 { true } else { false } }
  }

  /// The route with every parameter written alike: equal for routes that match the same paths.
  public var shape: String {
    segments.isEmpty
      ? "/"
      : segments.map { if case .literal(let text) = $0 { "/" + text } else { "/{}" } }.joined()
  }

  private static func segment(
    _ bytes: [UInt8],
    _ range: Range<Int>
  ) throws(Problem) -> Segment {
    guard let first = range.first else {
      let isLast = range.lowerBound == bytes.count
      throw Problem(
        message: isLast ? "a route does not end in '/'" : "a segment of a route cannot be empty",
        range: range.lowerBound - 1..<range.lowerBound
      )
    }
    let isParameter = bytes[first] == UInt8(ascii: "{")
    guard isParameter else {
      for offset in range where !isSegmentByte(bytes[offset]) {
        throw Problem(
          message: "a segment is made of letters, digits, '-', '_', '.' and '~', or is one "
            + "parameter '{name}'",
          range: Identifier.characterRange(bytes, at: offset)
        )
      }
      return .literal(String(decoding: bytes[range], as: UTF8.self))
    }
    guard range.count > 2, bytes[range.upperBound - 1] == UInt8(ascii: "}") else {
      throw Problem(message: "a parameter is written '{name}' and fills its segment", range: range)
    }
    let name = first + 1..<range.upperBound - 1
    for offset in name {
      let byte = bytes[offset]
      guard byte.isASCIILetter || offset > name.lowerBound && (byte.isASCIIDigit || byte == 0x5F)
      else {
        throw Problem(
          message: "a parameter's name is made of letters, digits and '_', a letter first",
          range: Identifier.characterRange(bytes, at: offset)
        )
      }
    }
    return .parameter(String(decoding: bytes[name], as: UTF8.self))
  }

  private static func isSegmentByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || [0x2D, 0x5F, 0x2E, 0x7E].contains(byte)
  }
}
