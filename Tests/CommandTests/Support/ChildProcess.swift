import Foundation

/// A process that a test starts, with files for its streams, so that neither can fill up and block.
struct ChildProcess {
  /// What a finished process left.
  struct Outcome: Equatable {
    var status: Int32 = 0

    /// The signal that ended it, if one did.
    var signal: Int32?

    var outputBytes: [UInt8] = []
    var errorBytes: [UInt8] = []

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    var error: String { String(decoding: errorBytes, as: UTF8.self) }
  }

  /// A process that did not end in time, which happens with a hang only.
  struct Hang: Error { let command: [String] }

  /// Far beyond what the slowest test takes.
  static let patience: TimeInterval = 120

  var executable: String
  var arguments: [String] = []
  var folder: String
  var environment: [String: String] = [:]
  var input: [UInt8] = []

  /// Variables that would make the program's output depend on where the tests run.
  private static let unwanted = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "GITHUB_ACTIONS", "LC_ALL", "LANG",
  ]

  /// Runs the process to its end, but no longer than `patience` in seconds.
  func run(patience: TimeInterval = Self.patience) throws -> Outcome {
    let streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("streams-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: streams) }
    let names = ["input", "output", "error"].map { streams.appendingPathComponent($0) }
    try Data(input).write(to: names[0])
    for name in names[1...] { try Data().write(to: name) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .filter { !Self.unwanted.contains($0.key) }
      .merging(["tabc": Tabc.path]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try Self.unblockingSignals { try process.run() }
    guard wait(for: process, patience) else { throw Hang(command: [executable] + arguments) }
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      signal: process.terminationReason == .exit ? nil : process.terminationStatus,
      outputBytes: Array(try Data(contentsOf: names[1])),
      errorBytes: Array(try Data(contentsOf: names[2]))
    )
  }

  private func wait(for process: Process, _ patience: TimeInterval) -> Bool {
    let end = Date(timeIntervalSinceNow: patience)
    while process.isRunning {
      if Date() > end {
        kill(process.processIdentifier, SIGKILL)
        return false
      }
      usleep(2_000)
    }
    return true
  }

  /// Runs `body` with no signal blocked, which a new process takes over. The threads on which tests
  /// run block most of them.
  private static func unblockingSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &earlier)
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    try body()
  }
}
