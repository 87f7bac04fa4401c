import FileSystem
import TabDiff

/// Changes to approve, and why.
struct ApprovalRequest {
  /// The fingerprints of the changes, each once.
  let fingerprints: [String]

  /// Why they are approved.
  let reason: String

  /// The last day on which that holds.
  let until: CalendarDay?

  /// - Returns: `nil` where the command line approves nothing.
  init?(_ arguments: ParsedArguments, in environment: Environment) throws(UsageError) {
    var known: Set<String> = []
    fingerprints = arguments.values("--approve").filter { known.insert($0).inserted }
    if fingerprints.isEmpty {
      for name in ["--reason", "--until"] where arguments.has(name) {
        throw UsageError("'\(name)' goes with '--approve FINGERPRINT'")
      }
      return nil
    }
    guard let reason = arguments.value("--reason"), !Approval.isBlank(reason) else {
      throw UsageError("say why the change is approved with '--reason TEXT'")
    }
    self.reason = reason
    until = try arguments.value("--until").map { (text) throws(UsageError) in
      guard let day = CalendarDay(text) else {
        throw UsageError("'--until' takes a day as 2027-01-31, not '\(text)'")
      }
      let today = CalendarDay(secondsSince1970: environment.secondsSince1970())
      guard day >= today else {
        throw UsageError("the last day of the approval, \(text), is over; today is \(today.text)")
      }
      return day
    }
  }
}
