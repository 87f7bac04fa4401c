import SourceText

/// A new file under a temporary name beside the place where it goes.
struct StagedFile {
  /// The place as the user named it.
  let path: String

  /// The place itself, behind any symbolic links.
  let target: String

  /// The temporary name; `nil` for a device, FIFO or open file, which was written in place.
  private(set) var temporary: String?

  /// Whether there is an earlier file at the place.
  let replaces: Bool

  /// Whether the earlier file holds the same bytes.
  private(set) var isUnchanged = false

  /// Writes the bytes of `file`; on failure nothing is left behind.
  init(_ file: OutputFile, path: String, location: String) throws(SystemError) {
    self.path = path
    let earlier = try StagedFile.status(of: location)
    replaces = earlier != nil
    let place = try Place(of: location, earlier)
    target = place.path
    switch place {
    case .descriptor(_, let descriptor): try StagedFile.write(file, to: descriptor)
    case .device: try writeInPlace(file)
    case .file:
      if earlier != nil { try SystemCalls.checkWritable(target) }
      try writeBeside(file, earlier)
    }
  }

  /// The folder of the place, with a slash at its end.
  var folder: String { folderPart(of: target) }

  /// The name of the place in its folder.
  var name: String { target.split(separator: "/").last.map(String.init) ?? "" }

  /// Whether it was written to its place at once.
  var isInPlace: Bool { temporary == nil && !isUnchanged }

  private func writeInPlace(_ file: OutputFile) throws(SystemError) {
    let descriptor = try SystemCalls.openToWrite(target)
    try releasing(descriptor) { () throws(SystemError) in
      try StagedFile.write(file, to: descriptor)
    }
  }

  /// Writes to what is open already. That the reader of a pipe has gone is no failure.
  private static func write(_ file: OutputFile, to descriptor: Int32) throws(SystemError) {
    let sink = DescriptorSink(descriptor)
    file.produce(sink)
    sink.flush()
    if let failure = sink.failure, failure != .closedPipe { throw failure }
  }

  private mutating func writeBeside(_ file: OutputFile, _ earlier: FileStatus?) throws(SystemError)
  {
    let new = try TemporaryFiles.shared.create(in: folder)
    do {
      try releasing(new.descriptor) { () throws(SystemError) in
        try fill(new.descriptor, file, earlier)
      }
    } catch {
      TemporaryFiles.shared.remove(new.path)
      throw error
    }
    if isUnchanged { TemporaryFiles.shared.remove(new.path) } else { temporary = new.path }
  }

  private mutating func fill(
    _ descriptor: Int32,
    _ file: OutputFile,
    _ earlier: FileStatus?
  ) throws(SystemError) {
    let sink = DescriptorSink(descriptor)
    let comparison = earlier == nil ? nil : Comparison(with: target)
    if let comparison { sink.observer = comparison.compare }
    file.produce(sink)
    sink.flush()
    if let failure = sink.failure { throw failure }
    isUnchanged = comparison?.isEqual ?? false
    if isUnchanged { return }
    if let earlier { try SystemCalls.adopt(earlier, descriptor) }
    try SystemCalls.synchronize(descriptor)
  }

  private static func status(of path: String) throws(SystemError) -> FileStatus? {
    do { return try SystemCalls.status(of: path) } catch  where error == .missing { return nil }
  }
}

/// Closes a descriptor behind `body`, which fails if that does.
private func releasing(
  _ descriptor: Int32,
  _ body: () throws(SystemError) -> Void
) throws(SystemError) {
  do {
    try body()
  } catch {
    try? SystemCalls.release(descriptor)
    throw error
  }
  try SystemCalls.release(descriptor)
}

/// The part of a path before its last name.
func folderPart(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
}
