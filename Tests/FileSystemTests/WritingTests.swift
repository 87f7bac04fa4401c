import FileSystem
import Foundation
import ProcessTesting
import SourceText
import Testing

@Suite("Writing")
struct WritingTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func write(_ files: (name: String, text: String)..., into folder: String? = nil) throws
    -> [String]
  {
    try scratch.folder.write(
      files.map { OutputFile($0.name, Array($0.text.utf8)) },
      into: folder
    )
  }

  @Test("makes the folder and those above it")
  func folders() throws {
    #expect(try write(("a", "1"), ("b", "2"), into: "x/y/z/") == ["a", "b"])
    #expect(scratch.names == ["x", "x/y", "x/y/z", "x/y/z/a", "x/y/z/b"])
    #expect(scratch.text("x/y/z/b") == "2")
  }

  @Test("gives new files the permissions that are usual")
  func newPermissions() throws {
    try scratch.put("usual", "")
    _ = try write(("new", ""))
    #expect(try scratch.state("new")[2] == scratch.state("usual")[2])
  }

  @Test("does not touch a file of the same bytes", arguments: [0, 1, 65_536, 200_000])
  func unchanged(size: Int) throws {
    let text = String(repeating: "x", count: size)
    try scratch.put("same", text)
    try scratch.put("longer", text + "y")
    try scratch.put("other", text + "y")
    let before = try scratch.state("same")
    Thread.sleep(forTimeInterval: 0.02)
    #expect(
      try write(("same", text), ("longer", text), ("other", text + "z")) == ["longer", "other"]
    )
    #expect(try scratch.state("same") == before)
    #expect(scratch.text("longer") == text)
    #expect(scratch.text("other") == text + "z")
    #expect(scratch.names == ["longer", "other", "same"])
  }

  @Test("keeps a file's permissions", arguments: [0o600, 0o755, 0o444 | 0o200])
  func permissions(mode: Int) throws {
    try scratch.put("file", "old")
    let path = scratch.path + "/file"
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    _ = try write(("file", "new"))
    #expect(scratch.text("file") == "new")
    #expect(try scratch.state("file")[2] == "\(mode)")
  }

  @Test("follows symbolic links and leaves them")
  func links() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/there",
      withIntermediateDirectories: false
    )
    try scratch.put("there/file", "old")
    try scratch.link("middle", to: "there/file")
    try scratch.link("link", to: scratch.path + "/middle")
    try scratch.link("dangling", to: "there/new")
    _ = try write(("link", "new"), ("dangling", "made"))
    #expect(scratch.text("there/file") == "new")
    #expect(scratch.text("there/new") == "made")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path + "/middle")
    #expect(target == "there/file")
    #expect(scratch.names == ["dangling", "link", "middle", "there", "there/file", "there/new"])
  }

  @Test("streams what does not fit in memory")
  func streaming() throws {
    let file = OutputFile("large") { sink in
      for number in 0..<200_000 { sink.write("line \(number)\n") }
    }
    #expect(try scratch.folder.write([file]) == ["large"])
    #expect(try scratch.folder.write([file]).isEmpty)
    #expect(scratch.text("large")?.hasSuffix("\nline 199999\n") == true)
  }

  @Test("writes devices in place")
  func devices() throws {
    #expect(try write(("/dev/null", "gone"), ("/dev/null", "gone")) == ["/dev/null", "/dev/null"])
    let result = try Probe.shell(
      "$probe write pipe text . | cat; mkfifo f; cat f & $probe write f text .; wait",
      in: scratch.path
    )
    #expect(result.output == "text")
    #expect(scratch.text("pipe") == "text")
  }

  @Test("writes to what is open already, be it a pipe or a file", arguments: ["stdout", "fd/1"])
  func openFiles(name: String) throws {
    let write = "$probe write \(name) text /dev"
    let result = try Probe.shell(
      """
      { echo first; \(write); echo last; } | cat
      { echo first; \(write); echo last; } > file; cat file
      { echo first; \(write); echo last; } >> file; cat file
      """,
      in: scratch.path
    )
    let lines = "first\ntextlast\n"
    #expect(result.output == lines + lines + lines + lines)
    #expect(result.status == 0 && result.error == "")
    #expect(scratch.names == ["file"])
  }

  @Test("ends quietly where the reader of a pipe has gone")
  func closedPipe() throws {
    let line = "$probe write stdout \(String(repeating: "x", count: 100_000)) /dev | true"
    let result = try Probe.shell("\(line); echo ${PIPESTATUS[0]}", in: scratch.path)
    #expect(result == ChildProcess.Outcome(output: "0\n"))
  }

  @Test("says that what is not open cannot be written")
  func closedFile() throws {
    let result = try Probe.shell("$probe write 0 text /dev/fd < /dev/null", in: scratch.path)
    #expect(result.error == "error: cannot write '/dev/fd/0': Bad file descriptor\n")
    #expect(result.status == 3)
  }

  @Test("is the same file by any name")
  func identity() throws {
    try scratch.put("file", "")
    try scratch.link("link", to: "file")
    #expect(scratch.folder.isSameFile("link", "./file"))
    #expect(!scratch.folder.isSameFile("link", "missing"))
    #expect(!scratch.folder.isSameFile("file", "."))
  }
}
