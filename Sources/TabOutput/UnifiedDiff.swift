import SourceText

/// How one text became another, as `diff -u` shows it.
public struct UnifiedDiff {
  private static let context = 3

  /// Past so many lines that may differ they are all shown as replaced: finding the least set of
  /// changed lines takes time that grows with their number and with how many changed.
  private static let comparedLines = 4_000

  private enum Line {
    case kept(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  private let lines: [Line]
  private let oldName: String?
  private let newName: String?

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - oldName: The old file's name; `nil` if there was none.
  ///   - newName: The new file's name; `nil` if there is none.
  public init(old: [UInt8], new: [UInt8], oldName: String?, newName: String?) {
    self.oldName = oldName
    self.newName = newName
    lines = Self.compare(Self.split(old), Self.split(new))
  }

  /// Writes the changes in hunks with three lines around them; nothing where nothing changed.
  public func write(into sink: any ByteSink) {
    guard lines.contains(where: { !$0.isKept }) else { return }
    sink.write("--- \(oldName.map(Self.headerName) ?? "/dev/null")\n")
    sink.write("+++ \(newName.map(Self.headerName) ?? "/dev/null")\n")
    var place = Place()
    var index = 0
    for hunk in hunks() {
      for line in lines[index..<hunk.lowerBound] { place.pass(line) }
      write(hunk, at: place, into: sink)
      for line in lines[hunk] { place.pass(line) }
      index = hunk.upperBound
    }
  }

  /// The lines' indices, each run of changes with the lines around it.
  private func hunks() -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where !lines[index].isKept {
      let lower = max(0, index - Self.context)
      let upper = min(lines.count, index + Self.context + 1)
      if let last = hunks.last, lower <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    return hunks
  }

  /// How many lines of both texts come before a place.
  private struct Place {
    var old = 0
    var new = 0

    mutating func pass(_ line: Line) {
      switch line {
      case .kept:
        old += 1
        new += 1
      case .removed: old += 1
      case .added: new += 1
      }
    }
  }

  private func write(_ hunk: Range<Int>, at start: Place, into sink: any ByteSink) {
    var end = start
    for line in lines[hunk] { end.pass(line) }
    let ranges = [(start.old, end.old), (start.new, end.new)].map { start, end in
      // An empty range is named by the line before it.
      "\(end == start ? start : start + 1),\(end - start)"
    }
    sink.write("@@ -\(ranges[0]) +\(ranges[1]) @@\n")
    for line in lines[hunk] {
      let (sign, bytes) =
        switch line {
        case .kept(let bytes): (" ", bytes)
        case .removed(let bytes): ("-", bytes)
        case .added(let bytes): ("+", bytes)
        }
      sink.write(sign)
      bytes.withUnsafeBufferPointer { sink.write($0) }
      if bytes.last != UInt8(ascii: "\n") { sink.write("\n\\ No newline at end of file\n") }
    }
  }

  /// A file's name as 'patch' reads it: in quotes where something in it does not show, and with a
  /// tab behind it where it has spaces.
  private static func headerName(_ name: String) -> String {
    let needsQuotes =
      name.utf8.contains { [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains($0) }
      || VisibleText.line(name) != name
    guard needsQuotes else { return name.contains(" ") ? name + "\t" : name }
    var quoted = "\""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: quoted.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let octal = String(byte, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }
    return quoted + "\""
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed.map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func compare(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    let shorter = min(old.count, new.count)
    var front = 0
    while front < shorter, old[front] == new[front] { front += 1 }
    var back = 0
    while back < shorter - front, old[old.count - back - 1] == new[new.count - back - 1] {
      back += 1
    }
    let oldMiddle = Array(old[front..<old.count - back])
    let newMiddle = Array(new[front..<new.count - back])
    let middle =
      oldMiddle.count + newMiddle.count > comparedLines
      ? oldMiddle.map(Line.removed) + newMiddle.map(Line.added)
      : changes(from: oldMiddle, to: newMiddle)
    return old[..<front].map(Line.kept) + middle + old[(old.count - back)...].map(Line.kept)
  }

  private static func changes(
    from old: [ArraySlice<UInt8>],
    to new: [ArraySlice<UInt8>]
  ) -> [Line] {
    let difference = new.difference(from: old)
    var isRemoved = [Bool](repeating: false, count: old.count)
    var isAdded = [Bool](repeating: false, count: new.count)
    for change in difference {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isAdded[offset] = true
      }
    }
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, isRemoved[oldIndex] {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, isAdded[newIndex] {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }
}
