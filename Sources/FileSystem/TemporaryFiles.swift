/// The temporary files of the process, so that a signal that ends it does not leave them behind.
///
/// A thread of its own removes them when SIGINT, SIGTERM or SIGHUP arrives, and then lets the signal
/// end the process. It waits while ``whole(_:)`` runs, so that no signal leaves half of it done.
final class TemporaryFiles: @unchecked Sendable {
  /// Those of the process.
  static let shared = TemporaryFiles()

  private let lock = Lock()
  private var paths: Set<String> = []
  private var count = 0

  private init() {
    SystemCalls.watchForEndingSignals { number in
      let files = TemporaryFiles.shared
      // Never unlocked again: nothing may begin while the process ends.
      files.lock.lock()
      for path in files.paths { try? SystemCalls.remove(path) }
      SystemCalls.end(bySignal: number)
    }
  }

  /// Makes and opens a new file in a folder, whose path ends in a slash.
  func create(in folder: String) throws(SystemError) -> (path: String, descriptor: Int32) {
    lock.lock()
    defer { lock.unlock() }
    // A process that was killed may have left files whose names come up again.
    for _ in 0..<1000 {
      let path = nextPath(in: folder)
      do {
        let descriptor = try SystemCalls.create(path)
        paths.insert(path)
        return (path, descriptor)
      } catch  where error == .present {}
    }
    throw .present
  }

  /// Removes a temporary file.
  func remove(_ path: String) {
    lock.lock()
    defer { lock.unlock() }
    try? SystemCalls.remove(path)
    paths.remove(path)
  }

  /// Runs `body` without a signal ending the process in the middle. It is handed what makes further
  /// names for the same folders, and what forgets files that are temporary no more.
  func whole<Failure: Error>(
    _ body: (_ name: (String) -> String, _ forget: (String) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    lock.lock()
    defer { lock.unlock() }
    try body({ self.nextPath(in: $0) }, { self.paths.remove($0) })
  }

  private func nextPath(in folder: String) -> String {
    count += 1
    return "\(folder).tabc-\(SystemCalls.processNumber)-\(count).tmp"
  }
}
