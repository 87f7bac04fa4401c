import Foundation

/// A process that a test starts, with files for its streams, so that neither can fill up and block.
///
/// Foundation's `Process` is not used: on Linux it keeps the files of its streams open for good, and
/// reads past a buffer once a process has over a thousand of them.
package struct ChildProcess {
  /// What a finished process left.
  package struct Outcome: Equatable {
    package var status: Int32

    /// The signal that ended it, if one did.
    package var signal: Int32?

    package var outputBytes: [UInt8]
    package var errorBytes: [UInt8]

    package var output: String { String(decoding: outputBytes, as: UTF8.self) }
    package var error: String { String(decoding: errorBytes, as: UTF8.self) }

    package init(status: Int32 = 0, output: String = "", error: String = "") {
      self.status = status
      outputBytes = Array(output.utf8)
      errorBytes = Array(error.utf8)
    }
  }

  /// A process that did not end in time, which happens with a hang only.
  package struct Hang: Error { package let command: [String] }

  /// A process that could not be started.
  package struct StartFailure: Error {
    package let command: [String]
    package let reason: String
  }

  /// Far beyond what the slowest test takes.
  package static let patience: TimeInterval = 120

  /// A path, or a name that is looked up in `PATH`.
  package var executable: String
  package var arguments: [String]
  package var folder: String

  /// Variables beside those of the tests themselves.
  package var environment: [String: String]
  package var input: [UInt8]

  /// Variables that would make the program's output depend on where the tests run.
  private static let unwanted = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "GITHUB_ACTIONS", "LC_ALL", "LANG",
  ]

  package init(
    executable: String,
    arguments: [String] = [],
    folder: String,
    environment: [String: String] = [:],
    input: [UInt8] = []
  ) {
    self.executable = executable
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.input = input
  }

  /// Runs the process to its end, but no longer than `patience` in seconds.
  package func run(patience: TimeInterval = Self.patience) throws -> Outcome {
    let streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("streams-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: streams) }
    let names = ["input", "output", "error"].map { streams.appendingPathComponent($0) }
    try Data(input).write(to: names[0])

    let identifier = try start(names.map(\.path))
    let state = try end(of: identifier, patience)
    // The low seven bits are the signal; a process that exits has none, and its status above.
    let signal = state & 0x7f
    var outcome = Outcome(status: signal == 0 ? (state >> 8) & 0xff : -1)
    outcome.signal = signal == 0 ? nil : signal
    outcome.outputBytes = Array(try Data(contentsOf: names[1]))
    outcome.errorBytes = Array(try Data(contentsOf: names[2]))
    return outcome
  }

  private var variables: [String] {
    ProcessInfo.processInfo.environment
      .filter { !Self.unwanted.contains($0.key) }
      .merging(environment) { $1 }
      .map { "\($0.key)=\($0.value)" }
  }

  /// A shell that goes to the folder and becomes the process: Glibc's module for Swift has no
  /// `posix_spawn_file_actions_addchdir_np`.
  private var command: [String] {
    ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder, executable] + arguments
  }

  /// Starts the process with its streams in three files.
  private func start(_ streams: [String]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let modes = [O_RDONLY, O_WRONLY | O_CREAT | O_APPEND, O_WRONLY | O_CREAT | O_APPEND]
    for (stream, (path, mode)) in zip(streams, modes).enumerated() {
      posix_spawn_file_actions_addopen(&actions, Int32(stream), path, mode, 0o600)
    }

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads on which tests run block most signals, which a new process would take over.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var words = command.map { strdup($0) } + [nil]
    var variables = variables.map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var identifier = pid_t()
    let failure = posix_spawn(&identifier, command[0], &actions, &attributes, &words, &variables)
    guard failure == 0 else {
      let reason = String(cString: strerror(failure))
      throw StartFailure(command: [executable] + arguments, reason: reason)
    }
    return identifier
  }

  /// Waits for the process and gives its state as `waitpid` has it.
  private func end(of identifier: pid_t, _ patience: TimeInterval) throws -> Int32 {
    let end = Date(timeIntervalSinceNow: patience)
    var state: Int32 = 0
    while waitpid(identifier, &state, WNOHANG) == 0 {
      if Date() > end {
        kill(identifier, SIGKILL)
        waitpid(identifier, &state, 0)
        throw Hang(command: [executable] + arguments)
      }
      usleep(2_000)
    }
    return state
  }
}
