/// The path of a link, taken apart.
struct LinkPath {
  /// The segments with their percent-encoding undone, so that one may hold a `/`.
  let segments: [String]

  /// Takes a path apart, without its query and fragment.
  ///
  /// It is refused if it does not begin with `/`, if a segment is empty, `.` or `..`, encoded or
  /// not, or if one holds a control character or a percent sign that does not begin an encoded byte
  /// of UTF-8. One `/` at the end is passed over.
  init?(_ path: String) {
    var bytes = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let slash = UInt8(ascii: "/")
    guard bytes.first == slash else { return nil }
    bytes.removeFirst()
    var parts = bytes.split(separator: slash, omittingEmptySubsequences: false)
    // What follows the first slash of `/` and the last one of `/files/` is no segment.
    if parts.last?.isEmpty == true { parts.removeLast() }
    var segments: [String] = []
    for part in parts {
      guard let segment = Self.decoded(part) else { return nil }
      segments.append(segment)
    }
    self.segments = segments
  }

  private static func decoded(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.count)
    var rest = part.makeIterator()
    while let byte = rest.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
          return nil
        }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Bytes that are not UTF-8 do not come back as they were.
    guard text.utf8.elementsEqual(bytes), isHarmless(text) else { return nil }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func isHarmless(_ segment: String) -> Bool {
    guard !segment.isEmpty, segment != ".", segment != ".." else { return false }
    return !segment.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
