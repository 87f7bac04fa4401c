/// The path of a link, taken apart into decoded segments.
public struct LinkPath: Hashable, Sendable {
  /// The segments, percent-decoded one by one, so that a `%2F` does not part two.
  public let segments: [String]

  /// Takes apart a path that begins with `/`. Query and fragment are cut off, and an empty segment
  /// at the end does not count.
  ///
  /// - Returns: `nil` where it is no path, or a segment is empty or not decodable.
  public init?(_ path: some StringProtocol) {
    let end = path.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    var bytes = Array(path.utf8[..<(end ?? path.utf8.endIndex)])
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    if bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    var segments: [String] = []
    if bytes.count > 1 {
      for part in bytes.dropFirst().split(
        separator: UInt8(ascii: "/"),
        omittingEmptySubsequences: false
      ) {
        guard !part.isEmpty, let segment = Self.decoded(part) else { return nil }
        segments.append(segment)
      }
    }
    self.segments = segments
  }

  /// Finds the path in a link.
  ///
  /// - Parameter prefixes: What may come before a route; if there are none, any scheme and host.
  ///   After a prefix that ends in `/` the path's own first `/` may be missing.
  public init?(link: String, prefixes: [String]) {
    if link.hasPrefix("/") {
      self.init(link)
      return
    }
    let link = Self.loweringHost(of: link)
    // Of several prefixes that fit the longest says most.
    for prefix in prefixes.sorted(by: { $0.utf8.count > $1.utf8.count })
    where link.utf8.starts(with: Self.loweringHost(of: prefix).utf8) {
      let rest = String(decoding: link.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      let isWhole = rest.first.map { "/?#".contains($0) } ?? true
      if isWhole || prefix.hasSuffix("/") {
        self.init(rest.hasPrefix("/") ? rest : "/" + rest)
        return
      }
    }
    guard prefixes.isEmpty, let host = Self.host(of: link) else { return nil }
    let rest = link[host.upperBound...]
    self.init(rest.hasPrefix("/") ? rest : "/" + rest)
  }

  /// The link with scheme and host in lower case: neither tells letters apart by case.
  private static func loweringHost(of link: String) -> String {
    guard let host = host(of: link) else { return link }
    return link[..<host.upperBound].asciiLowercased + link[host.upperBound...]
  }

  private static func host(of link: String) -> Range<String.Index>? {
    guard let scheme = link.firstRange(of: "://") else { return nil }
    let rest = link[scheme.upperBound...]
    return scheme.upperBound..<(rest.firstIndex { "/?#".contains($0) } ?? link.endIndex)
  }

  private static func decoded(_ segment: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = segment
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimal),
        let low = rest.popFirst().flatMap(hexadecimal)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}

extension RouteTemplate {
  /// What a path that begins with this route says beyond it.
  public struct Match: Hashable, Sendable {
    /// The parameters with their values, in the route's order.
    public let parameters: [Parameter]

    /// The segments that come after the route.
    public let rest: [String]
  }

  /// A parameter of a route and its value in a path.
  public struct Parameter: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The decoded segment.
    public let value: String
  }

  /// What a path says by this route; `nil` where it does not begin with it.
  public func match(_ path: LinkPath) -> Match? {
    guard segments.count <= path.segments.count else { return nil }
    var parameters: [Parameter] = []
    for (segment, value) in zip(segments, path.segments) {
      switch segment {
      case .literal(let literal):
        // By bytes: equality of strings takes some letters for others.
        guard literal.utf8.elementsEqual(value.utf8) else { return nil }
      case .parameter(let name): parameters.append(Parameter(name: name, value: value))
      }
    }
    return Match(parameters: parameters, rest: Array(path.segments[segments.count...]))
  }

  /// Whether a path that begins with both routes goes to this one rather than the other: the longer
  /// one, and of equally long ones the one with a literal where they first differ.
  public func precedes(_ other: RouteTemplate) -> Bool {
    guard segments.count == other.segments.count else {
      return segments.count > other.segments.count
    }
    for (mine, theirs) in zip(segments, other.segments) {
      switch (mine, theirs) {
      case (.literal, .parameter): return true
      case (.parameter, .literal): return false
      default: continue
      }
    }
    return false
  }
}

extension Substring {
  /// The text with ASCII letters in lower case, so that it keeps its length in bytes.
  fileprivate var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }
}
