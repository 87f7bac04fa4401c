import Foundation
import ProcessTesting

/// The built program.
enum Tabc {
  /// Names another build of the program to run the tests on.
  private static let other = ProcessInfo.processInfo.environment["TABC_PROGRAM"]

  /// Where it is: beside the tests, unless the environment variable `TABC_PROGRAM` names another.
  static let path = other ?? folder.appendingPathComponent("tabc").path

  /// Whether it is optimized and can be given inputs as large as its limits allow.
  static let isOptimized = other != nil

  /// The repository that the tests belong to.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent()
  }
}

/// What the machine lets the tests do.
enum Machine {
  static let isRoot = getuid() == 0

  /// Whether a command can run as a user whom permissions hold.
  static let hasPlainUser = !isRoot || succeeds("\(asPlainUser) true")

  /// What is put before a command so that permissions hold for it.
  static let asPlainUser = isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""

  /// Whether a small file system can be mounted.
  static let canMount =
    isRoot
    && succeeds("f=$(mktemp -d) && mount -t tmpfs none $f && umount $f && rmdir $f")

  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  static let hasZeroDevice = FileManager.default.fileExists(atPath: "/dev/zero")

  static let hasPatch = succeeds("patch --version")

  static let hasPython = succeeds("python3 -c 'import json'")

  /// Whether file names may be bytes that are no UTF-8.
  static let hasByteNames = succeeds("f=$(mktemp -d) && touch $f/$'\\xff' && rm -r $f")

  private static func succeeds(_ line: String) -> Bool {
    let outcome = try? ChildProcess(
      executable: "/bin/bash",
      arguments: ["-c", line],
      folder: "/"
    ).run()
    return outcome?.status == 0
  }
}
