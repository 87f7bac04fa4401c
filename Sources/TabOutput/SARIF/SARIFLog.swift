import SourceText

/// What every SARIF 2.1.0 log has around its rules and results, as GitHub code scanning takes it.
struct SARIFLog {
  let options: RenderingOptions

  /// Whether everything that was asked for could be looked at.
  let isSuccessful: Bool

  /// What has no place among the results, in a sentence each.
  let notes: [String]

  /// Writes the document and a line feed.
  ///
  /// - Parameters:
  ///   - rules: Writes the elements of `rules`.
  ///   - results: Writes the elements of `results`.
  func write(
    into sink: any ByteSink,
    rules: (inout JSONWriter) -> Void,
    results: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.member("version", "2.1.0")
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writeTool(rules, to: &writer)
    writeCategory(to: &writer)
    writeInvocation(to: &writer)
    writer.member("columnKind", "unicodeCodePoints")
    writer.key("results")
    writer.beginArray()
    results(&writer)
    writer.endArray()
    writer.endObject()
    writer.endArray()
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  private func writeTool(_ rules: (inout JSONWriter) -> Void, to writer: inout JSONWriter) {
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.member("name", "tabc")
    writer.member("version", options.version)
    writer.member("semanticVersion", options.version)
    writer.key("rules")
    writer.beginArray()
    rules(&writer)
    writer.endArray()
    writer.endObject()
    writer.endObject()
  }

  /// Results of another command or folder do not take the place of these: GitHub replaces those of
  /// the same category, which is all before the last slash.
  private func writeCategory(to writer: inout JSONWriter) {
    let folder = RenderingOptions.path(
      of: options.absolutePath(options.workingFolder),
      in: options.repositoryFolder
    )
    let category = ["tabc", options.command] + (folder.map { [$0] } ?? [])
    writer.key("automationDetails")
    writer.beginObject()
    writer.member("id", category.joined(separator: "/") + "/")
    writer.endObject()
  }

  private func writeInvocation(to writer: inout JSONWriter) {
    writer.key("invocations")
    writer.beginArray()
    writer.beginObject()
    writer.key("executionSuccessful")
    writer.boolean(isSuccessful)
    let notifications = options.failures.map { ("error", $0) } + notes.map { ("note", $0) }
    if !notifications.isEmpty {
      writer.key("toolExecutionNotifications")
      writer.beginArray()
      for (level, text) in notifications {
        writer.beginObject()
        writer.member("level", level)
        writer.sarifMessage(SARIFText.escaped(text))
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
    writer.endArray()
  }
}
