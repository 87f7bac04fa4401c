import TabTree

/// A change that somebody has agreed to.
public struct Approval: Sendable {
  /// The change's fingerprint.
  public let fingerprint: String

  /// The change itself, so that it is known as long as the new side has what came of it; `nil`
  /// where it is described in other words.
  public let change: ApprovedChange?

  /// Why it is all right.
  public let reason: String

  /// The last day on which that holds.
  public let until: CalendarDay?

  /// An approval.
  public init(
    fingerprint: String,
    change: ApprovedChange?,
    reason: String,
    until: CalendarDay?
  ) {
    self.fingerprint = fingerprint
    self.change = change
    self.reason = reason
    self.until = until
  }

  /// Whether a text says nothing, and so is no reason.
  public static func isBlank(_ reason: String) -> Bool { reason.allSatisfy(\.isWhitespace) }
}

/// What of a change makes it that change.
public struct ApprovedChange: Sendable {
  /// What changed.
  public let kind: ChangeKind

  /// The node's id.
  public let id: String?

  /// What was there.
  public let before: DiffValue

  /// What is there since.
  public let after: DiffValue

  /// The hash that tells it from every other.
  public var fingerprint: String { Change.fingerprint(kind, id, before, after) }
}

extension ApprovedChange {
  /// What of a change makes it that change.
  public init(_ change: Change) {
    self.init(kind: change.kind, id: change.id, before: change.before, after: change.after)
  }
}

/// A day of the calendar, as `2026-12-31`.
public struct CalendarDay: Hashable, Sendable, Comparable {
  /// The day as it is written.
  public let text: String

  /// Reads a day; `nil` if there is none such.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month)
    else { return nil }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.text = text
  }

  /// The day, by Greenwich, of a moment given in seconds since 1970.
  public init(secondsSince1970 seconds: Int) {
    // Years that begin in March end with the leap day.
    let days = max(0, seconds) / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Orders days as they come.
  public static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
