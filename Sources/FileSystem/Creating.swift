import SourceText

extension WorkingFolder {
  /// Writes a file that is not there yet; one that is there is left alone, and that is a failure.
  public func create(_ file: OutputFile) throws(FileError) {
    if exists(file.name) { throw FileError(.write, file.name, .system(.present)) }
    try write([file])
  }

  /// The bytes of a regular file, up to a limit that stands; `nil` if there is no file.
  public func readIfPresent(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
    do throws(FileError) { return try read(path, limit: limit, isAdjustable: false) } catch {
      if error.reason == .system(.missing) { return nil }
      throw error
    }
  }

  /// Whether there is anything at `path`.
  public func exists(_ path: String) -> Bool {
    do { _ = try SystemCalls.status(of: location(of: path)) } catch { return false }
    return true
  }

  /// Whether there is a folder at `path`, be it behind a link.
  public func hasFolder(at path: String) -> Bool {
    (try? SystemCalls.status(of: location(of: path)).kind) == .folder
  }
}

extension OutputFile {
  /// Writes the file's bytes.
  public func write(into sink: any ByteSink) { produce(sink) }
}
