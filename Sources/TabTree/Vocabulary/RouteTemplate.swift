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
    var segments: [Segment] = []
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { (bytes) throws(Problem) in
      try Self.scan(bytes) { range, isParameter in
        let text = String(decoding: bytes[range], as: UTF8.self)
        segments.append(isParameter ? .parameter(text) : .literal(text))
      }
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

  /// Reads a route template's bytes without keeping anything of it.
  ///
  /// - Returns: Whether it has a parameter.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(Problem) -> Bool {
    var hasParameter = false
    try scan(bytes) { _, isParameter in hasParameter = hasParameter || isParameter }
    return hasParameter
  }

  /// Goes through the segments: `found` gets the bytes of each literal, or of each parameter's name.
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ found: (Range<Int>, _ isParameter: Bool) -> Void
  ) throws(Problem) {
    guard bytes.first == slash else {
      throw Problem(message: "a route begins with '/'", range: 0..<min(1, bytes.count))
    }
    guard bytes.count > 1 else { return }
    var names: [Range<Int>] = []
    var start = 1
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: slash) ?? bytes.count
      if let name = try parameter(bytes, start..<end) {
        if names.contains(where: { bytes[$0].elementsEqual(bytes[name]) }) {
          throw Problem(message: "a parameter of this name is there already", range: start..<end)
        }
        // A hostile route has thousands; a real one has a few, and its names are compared.
        if names.count < comparedNames { names.append(name) }
        found(name, true)
      } else {
        found(start..<end, false)
      }
      start = end + 1
    }
  }

  /// What to write in place of what others write in routes; `nil` where nothing is known.
  static func help(for text: String) -> String? {
    if text.contains("://") { return "what comes before a route stands under 'urlPrefixes'" }
    let parameter = text.split(separator: "/").first { $0.utf8.count > 1 && $0.hasPrefix(":") }
    return parameter.map { "write '{\(String($0.dropFirst()).excerpt)}' for a parameter" }
  }

  private static let slash = UInt8(ascii: "/")
  private static let comparedNames = 100

  /// The bytes of a parameter's name; `nil` for a literal segment.
  private static func parameter(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>
  ) throws(Problem) -> Range<Int>? {
    guard let first = range.first else {
      let isLast = range.lowerBound == bytes.count
      throw Problem(
        message: isLast ? "a route does not end in '/'" : "a segment of a route cannot be empty",
        range: range.lowerBound - 1..<range.lowerBound
      )
    }
    guard bytes[first] == UInt8(ascii: "{") else {
      for offset in range where !isSegmentByte(bytes[offset]) {
        throw Problem(
          message: "a segment is made of letters, digits, '-', '_', '.' and '~', or is one "
            + "parameter '{name}'",
          range: Identifier.characterRange(bytes, at: offset)
        )
      }
      // Whoever loads a link takes such segments out of it.
      if range.count <= 2, range.allSatisfy({ bytes[$0] == UInt8(ascii: ".") }) {
        throw Problem(message: "a segment cannot be '.' or '..'", range: range)
      }
      return nil
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
    return name
  }

  private static func isSegmentByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == 0x2D || byte == 0x5F || byte == 0x2E
      || byte == 0x7E
  }
}
