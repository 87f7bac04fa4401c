import SourceText

extension String {
  /// The lines of a rule's example as they can be shown: what an example is about may be a character
  /// that hides, or that moves the cursor.
  var exampleLines: [String] {
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { VisibleText.line(String($0)) }
  }
}
