import Diagnostics
import SourceText

extension TreeReader {
  /// Reports what stopped libyaml.
  mutating func explain(_ failure: EventStream.Failure) {
    findings.report(YAMLRules.syntax, failure.problem, at: ByteSpan(at: failure.problemOffset))
  }
}
