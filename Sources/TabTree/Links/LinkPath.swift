/// The path of a link, taken apart into decoded segments.
public struct LinkPath: Hashable, Sendable {
  /// The segments, percent-decoded one by one, so that a `%2F` does not part two.
  public let segments: [String]

  /// Takes apart a path that begins with `/`. Query and fragment are cut off, and one `/` at the end
  /// is passed over.
  ///
  /// - Returns: `nil` where it is no path; where a segment is empty, `.` or `..`, encoded or not; and
  ///   where one holds a control character or a percent sign that does not begin an encoded byte of
  ///   UTF-8.
  public init?(_ path: some StringProtocol) {
    var bytes = Array(path.utf8.prefix { !Self.isEnd($0) })
    guard bytes.first == Self.slash else { return nil }
    bytes.removeFirst()
    var parts = bytes.split(separator: Self.slash, omittingEmptySubsequences: false)
    // What follows the first slash of `/` and the last one of `/files/` is no segment.
    if parts.last?.isEmpty == true { parts.removeLast() }
    var segments: [String] = []
    for part in parts {
      guard let segment = Self.decoded(part), Self.isHarmless(segment) else { return nil }
      segments.append(segment)
    }
    self.segments = segments
  }

  /// Finds the path in a link.
  ///
  /// - Parameter prefixes: What may come before a route; if there are none, any scheme and host.
  ///   After a prefix that ends in `/` the path's own first `/` may be missing.
  public init?(link: String, prefixes: [String]) {
    if link.utf8.first == Self.slash {
      self.init(link)
      return
    }
    let bytes = Array(link.utf8)
    let lowered = Self.loweringHost(of: bytes)
    // Of several prefixes that fit the longest says most.
    for prefix in prefixes.sorted(by: { $0.utf8.count > $1.utf8.count })
    where lowered.starts(with: Self.loweringHost(of: Array(prefix.utf8))) {
      // A prefix such as `box://` has no host: what looks like one is a segment then.
      let rest = bytes.dropFirst(prefix.utf8.count)
      let isWhole = rest.first.map { $0 == Self.slash || Self.isEnd($0) } ?? true
      if isWhole || prefix.utf8.last == Self.slash {
        self.init(path: rest)
        return
      }
    }
    guard prefixes.isEmpty, let host = Self.endOfHost(in: bytes) else { return nil }
    self.init(path: bytes[host...])
  }

  private init?(path: ArraySlice<UInt8>) {
    let path = String(decoding: path, as: UTF8.self)
    self.init(path.utf8.first == Self.slash ? path : "/" + path)
  }

  private static let slash = UInt8(ascii: "/")

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// The link with scheme and host in lower case: neither tells letters apart by case.
  private static func loweringHost(of link: [UInt8]) -> [UInt8] {
    guard let end = endOfHost(in: link) else { return link }
    return link[..<end].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 } + link[end...]
  }

  /// Where the host ends that follows the scheme.
  private static func endOfHost(in link: [UInt8]) -> Int? {
    guard let scheme = link.firstIndex(where: { $0 == UInt8(ascii: ":") || isEnd($0) }),
      link[scheme...].starts(with: "://".utf8)
    else { return nil }
    let host = link[scheme...].dropFirst(3)
    return host.firstIndex { $0 == slash || isEnd($0) } ?? link.endIndex
  }

  private static func isHarmless(_ segment: String) -> Bool {
    guard !segment.isEmpty, segment != ".", segment != ".." else { return false }
    return !segment.unicodeScalars.contains { $0.properties.generalCategory == .control }
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
