import Foundation
import ProcessTesting

/// The program that does in a process of its own what a test asks for.
enum Probe {
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
  static func shell(_ line: String, in folder: String = "/") throws -> ChildProcess.Outcome {
    try ChildProcess(
      executable: "/bin/bash",
      arguments: ["-c", line],
      folder: folder,
      environment: ["probe": path]
    ).run()
  }
}
