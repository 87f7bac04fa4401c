/// What the enumeration of routes needs to take links apart and put them together, the same for
/// every configuration.
enum RouteHelpers {
  /// Finds the path of a link after one of the prefixes.
  static let pathAfterPrefix = #"""
    private static func path(of link: String) -> String? {
      if link.utf8.first == UInt8(ascii: "/") { return link }
      let lowered = loweringHost(of: link)
      for prefix in prefixes where lowered.utf8.starts(with: loweringHost(of: prefix).utf8) {
        let rest = String(decoding: link.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        if rest.utf8.first == UInt8(ascii: "/") { return rest }
        let isWhole = rest.isEmpty || rest.utf8.first.map(isEnd) ?? false
        if isWhole || prefix.utf8.last == UInt8(ascii: "/") { return "/" + rest }
      }
      return nil
    }

    /// Neither a scheme nor a host tells letters apart by case.
    private static func loweringHost(of link: String) -> String {
      guard let end = endOfHost(in: link.utf8) else { return link }
      let host = link.utf8[..<end].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
      return String(decoding: host, as: UTF8.self) + link[end...]
    }

    """#

  /// Finds the path of a link after any scheme and host.
  static let pathAfterHost = #"""
    private static func path(of link: String) -> String? {
      if link.utf8.first == UInt8(ascii: "/") { return link }
      guard let end = endOfHost(in: link.utf8) else { return nil }
      let rest = String(decoding: link.utf8[end...], as: UTF8.self)
      return rest.utf8.first == UInt8(ascii: "/") ? rest : "/" + rest
    }

    """#

  /// Finds where the host of a link ends.
  static let host = #"""
    private static func endOfHost(in link: String.UTF8View) -> String.Index? {
      let first = link.firstIndex { $0 == UInt8(ascii: ":") || isEnd($0) }
      guard let scheme = first, link[scheme...].starts(with: "://".utf8) else { return nil }
      let host = link[scheme...].dropFirst(3)
      return host.firstIndex { $0 == UInt8(ascii: "/") || isEnd($0) } ?? link.endIndex
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }
    """#

  /// Takes a path apart and puts one together.
  static let segments = #"""
    private static func path(of segments: [String]) -> String {
      segments.isEmpty ? "/" : segments.map { "/" + encoded($0) }.joined()
    }

    private static func begins(_ segments: [String], with template: [String?]) -> Bool {
      guard segments.count >= template.count else { return false }
      return zip(segments, template).allSatisfy { segment, literal in
        literal.map { $0.utf8.elementsEqual(segment.utf8) } ?? true
      }
    }

    private static func segments(of link: String) -> [String]? {
      let slash = UInt8(ascii: "/")
      var path = Array(link.utf8.prefix { !isEnd($0) })
      guard path.first == slash else { return nil }
      path.removeFirst()
      var parts = path.split(separator: slash, omittingEmptySubsequences: false)
      if parts.last?.isEmpty == true { parts.removeLast() }
      var segments: [String] = []
      for part in parts {
        guard let segment = decoded(part) else { return nil }
        segments.append(segment)
      }
      return segments
    }

    private static func decoded(_ part: ArraySlice<UInt8>) -> String? {
      var bytes: [UInt8] = []
      var rest = part
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        guard let high = rest.popFirst(), let low = rest.popFirst(),
          let high = digit(high), let low = digit(low)
        else { return nil }
        bytes.append(high << 4 | low)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // Bytes that are not UTF-8 do not come back as they were.
      guard text.utf8.elementsEqual(bytes), !text.isEmpty, text != ".", text != ".." else {
        return nil
      }
      let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      return hasControl ? nil : text
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: byte - 0x30
      case 0x41...0x46: byte - 0x41 + 10
      case 0x61...0x66: byte - 0x61 + 10
      default: nil
      }
    }

    private static func encoded(_ segment: String) -> String {
      let digits = Array("0123456789ABCDEF".utf8)
      var bytes: [UInt8] = []
      for byte in segment.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
        default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    """#
}
