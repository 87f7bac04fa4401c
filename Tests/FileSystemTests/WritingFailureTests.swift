import FileSystem
import Foundation
import SourceText
import Testing

@Suite("Writing that fails")
struct WritingFailureTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func failure(_ names: String..., into folder: String? = nil) -> String? {
    failure(of: names.map { OutputFile($0, Array("new".utf8)) }, into: folder)
  }

  private func failure(of files: [OutputFile], into folder: String? = nil) -> String? {
    do throws(FileError) {
      try scratch.folder.write(files, into: folder)
      return nil
    } catch {
      return error.description
    }
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/" + name,
      withIntermediateDirectories: false
    )
  }

  @Test("names the place and the reason, and leaves everything as it was")
  func reasons() throws {
    try scratch.put("old", "old")
    try makeFolder("folder")
    try scratch.link("loop", to: "loop")
    try scratch.link("lost", to: "nowhere/file")
    let before = scratch.names
    #expect(failure("old", "folder") == "cannot write 'folder': Is a directory")
    #expect(failure("old", "old/x") == "cannot write 'old/x': Not a directory")
    #expect(failure("old", "no/x") == "cannot write 'no/x': No such file or directory")
    #expect(failure("old", "lost") == "cannot write 'lost': No such file or directory")
    #expect(failure("old", "a\0b") == #"cannot write 'a\u{0}b': Invalid argument"#)
    #expect(failure("x", into: "old") == "cannot make the folder 'old': Not a directory")
    #expect(failure("x", into: "old/y") == "cannot make the folder 'old/y': Not a directory")
    #expect(
      failure("x", "no/x", into: "m/n") == "cannot write 'm/n/no/x': No such file or directory"
    )
    #expect(
      failure("old", "loop").map { $0.hasPrefix("cannot write 'loop': Too many levels of") } == true
    )
    let long = String(repeating: "x", count: 300)
    #expect(failure("old", long) == "cannot write '\(long)': File name too long")
    #expect(scratch.names == before)
    #expect(scratch.text("old") == "old")
  }

  @Test("refuses two files for one place")
  func samePlace() throws {
    try scratch.link("link", to: "./file")
    #expect(failure("file", "./file") == "cannot write './file': 'file' is the same file")
    #expect(failure("file", "link") == "cannot write 'link': 'file' is the same file")
    #expect(scratch.names == ["link"])
  }

  @Test("brings earlier files back when a later one cannot be renamed")
  func rollback() throws {
    try scratch.put("first", "old")
    try scratch.put("second", "old")
    let before = try [scratch.state("first"), scratch.state("second")]
    let spoiler = OutputFile("fourth") { sink in
      sink.write("new")
      // Another program makes a folder of that name in the meantime.
      try? makeFolder("fourth")
    }
    let files = ["first", "second", "third"].map { OutputFile($0, Array("new".utf8)) } + [spoiler]
    #expect(failure(of: files) == "cannot write 'fourth': Is a directory")
    #expect(scratch.names == ["first", "fourth", "second"])
    #expect(scratch.text("first") == "old")
    #expect(try [scratch.state("first"), scratch.state("second")] == before)
  }

  @Test("needs a folder that can be written", .enabled(if: Probe.hasPlainUser))
  func readOnlyFolder() throws {
    let line = "mkdir ro; echo old > ro/old; chmod 555 ro; \(Probe.asPlainUser) $probe write"
    let result = try Probe.shell("\(line) Tabs.swift text ro", in: scratch.path)
    #expect(result.error == "error: cannot write 'ro/Tabs.swift': Permission denied\n")
    #expect(result.status == 3)
    let below = try Probe.shell("\(Probe.asPlainUser) $probe write x y ro/z", in: scratch.path)
    #expect(below.error == "error: cannot make the folder 'ro/z': Permission denied\n")
    #expect(scratch.names == ["ro", "ro/old"])
  }

  @Test("does not replace a file that is protected", .enabled(if: Probe.hasPlainUser))
  func readOnlyFile() throws {
    let line = "echo old > file; chmod 444 file; \(Probe.asPlainUser) $probe write file new ."
    let result = try Probe.shell(line, in: scratch.path)
    #expect(result.error == "error: cannot write './file': Permission denied\n")
    #expect(scratch.text("file") == "old\n")
  }

  @Test("says that a device is full", .enabled(if: Probe.hasFullDevice))
  func fullDevice() throws {
    #expect(failure("/dev/full") == "cannot write '/dev/full': No space left on device")
  }

  @Test("keeps the earlier file when there is no space", .enabled(if: Probe.canMount))
  func noSpace() throws {
    try makeFolder("small")
    let mount = try Probe.shell("mount -t tmpfs -o size=64k none small", in: scratch.path)
    try #require(mount.status == 0)
    defer { _ = try? Probe.shell("umount small", in: scratch.path) }
    try scratch.put("small/a", "old")
    let large = OutputFile("b") { sink in
      for _ in 0..<100 { sink.write(String(repeating: "x", count: 4096)) }
    }
    let files = [OutputFile("a", Array("new".utf8)), large]
    #expect(failure(of: files, into: "small") == "cannot write 'small/b': No space left on device")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/small") == ["a"]
    )
    #expect(scratch.text("small/a") == "old")
  }

  @Test("says that a file would be too large")
  func fileSizeLimit() throws {
    // The limit would hold for a file that takes the message, too.
    let line = "(ulimit -f 0; $probe write file text .) 2>&1 | cat"
    let result = try Probe.shell(line, in: scratch.path)
    #expect(result.output == "error: cannot write './file': File too large\n")
    #expect(scratch.names.isEmpty)
  }
}
