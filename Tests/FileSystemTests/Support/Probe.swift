import Foundation

/// The program that does in a process of its own what a test asks for.
enum Probe {
  /// What a finished process left.
  struct Result: Equatable {
    var status: Int32 = 0
    var output = ""
    var error = ""
  }

  static let path = folder.appendingPathComponent("FileSystemProbe").path

  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent()
  }

  /// Whether the tests run as a user whom permissions do not hold.
  static let isRoot = getuid() == 0

  /// Whether the probe can run as a user whom permissions hold.
  static let hasPlainUser =
    !isRoot || (try? shell("\(asPlainUser) true"))?.status == 0

  /// Whether the tests may mount a small file system.
  static let canMount = isRoot && (try? shell(mountAndUnmount))?.status == 0

  private static let mountAndUnmount =
    "folder=$(mktemp -d) && mount -t tmpfs none $folder && umount $folder && rmdir $folder"

  /// Whether there is a device that is always full.
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  /// What is put before a command so that it runs as such a user.
  static let asPlainUser = isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""

  /// Runs a line of the shell, in which `$probe` is the probe.
  static func shell(_ line: String, in folder: String = "/") throws -> Result {
    let process = Process()
    let output = Pipe()
    let error = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["probe": path]) { $1 }
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try unblockingSignals { try process.run() }
    let outputBytes = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorBytes = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: outputBytes, as: UTF8.self),
      error: String(decoding: errorBytes, as: UTF8.self)
    )
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
