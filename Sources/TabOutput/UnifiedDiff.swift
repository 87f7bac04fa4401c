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

  /// The changes in hunks with three lines around them; empty where nothing changed.
  public var text: String {
    guard lines.contains(where: { !$0.isKept }) else { return "" }
    var text = "--- \(oldName.map(VisibleText.line) ?? "/dev/null")\n"
    text += "+++ \(newName.map(VisibleText.line) ?? "/dev/null")\n"
    for hunk in hunks() { text += self.text(of: hunk) }
    return text
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

  private func text(of hunk: Range<Int>) -> String {
    var oldStart = 1
    var newStart = 1
    for line in lines[..<hunk.lowerBound] {
      switch line {
      case .kept:
        oldStart += 1
        newStart += 1
      case .removed: oldStart += 1
      case .added: newStart += 1
      }
    }
    var oldCount = 0
    var newCount = 0
    var body = ""
    for line in lines[hunk] {
      let sign: String
      let bytes: ArraySlice<UInt8>
      switch line {
      case .kept(let text):
        (sign, bytes) = (" ", text)
        oldCount += 1
        newCount += 1
      case .removed(let text):
        (sign, bytes) = ("-", text)
        oldCount += 1
      case .added(let text):
        (sign, bytes) = ("+", text)
        newCount += 1
      }
      body += sign + String(decoding: bytes, as: UTF8.self)
      if bytes.last != UInt8(ascii: "\n") { body += "\n\\ No newline at end of file\n" }
    }
    if oldCount == 0 { oldStart -= 1 }
    if newCount == 0 { newStart -= 1 }
    return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n" + body
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
