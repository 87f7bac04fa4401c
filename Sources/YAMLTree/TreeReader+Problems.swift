import Diagnostics
import SourceText

extension TreeReader {
  /// Reports what stopped libyaml.
  mutating func report(_ failure: EventStream.Failure) {
    diagnostics.append(
      Diagnostic(
        YAMLRules.syntax.id,
        .error,
        failure.problem,
        at: ByteSpan(at: failure.problemOffset)
      )
    )
  }

  /// Reports that more collections are open than the limit allows.
  mutating func reportDepth(at offset: Int) {
    isStopped = true
    diagnostics.append(
      Diagnostic(
        YAMLRules.limit.id,
        .error,
        "nested more than \(limits.depth) levels deep",
        at: ByteSpan(offset, offset + 1)
      )
    )
  }
}
