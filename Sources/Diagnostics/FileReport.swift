import SourceText

/// What was found in one file, ready to be shown.
public struct FileReport: Sendable {
  /// The file as messages call it: a path, or what stands for standard input.
  public var path: String

  /// The text that the findings' spans point into; `nil` where it could not be read, and the
  /// findings have no place then.
  public var source: SourceText?

  /// The findings in the order in which they are shown.
  public var diagnostics: [Diagnostic]

  /// How many further findings were left out.
  public var omitted: Int

  /// The findings of one file.
  public init(path: String, source: SourceText?, diagnostics: [Diagnostic], omitted: Int = 0) {
    self.path = path
    self.source = source
    self.diagnostics = diagnostics
    self.omitted = omitted
  }
}
