import Diagnostics

/// Tells findings apart that have one fingerprint, by the order in which they occur.
struct FindingNumbers {
  private var occurrences: [Fingerprint: Int] = [:]

  /// The fingerprint of the next finding, and how many like it there have been, this one included.
  mutating func next(_ diagnostic: Diagnostic, path: String) -> (text: String, number: Int) {
    let fingerprint = Fingerprint(diagnostic, path: path)
    occurrences[fingerprint, default: 0] += 1
    return (fingerprint.text, occurrences[fingerprint] ?? 1)
  }
}
