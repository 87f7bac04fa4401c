import FileSystem
import ProcessTesting
import Testing

@Suite("Reading")
struct ReadingTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func failure(_ path: String, limit: Int = 100) -> String? {
    do throws(FileError) {
      _ = try scratch.folder.read(path, limit: limit)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("gives a file's bytes", arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func contents(size: Int) throws {
    let text = String(repeating: "x", count: size)
    try scratch.put("tabs.yaml", text)
    #expect(try scratch.folder.read("tabs.yaml", limit: 1 << 20) == Array(text.utf8))
    #expect(try scratch.folder.read(scratch.path + "/tabs.yaml", limit: size) == Array(text.utf8))
  }

  @Test("stops at the limit")
  func limit() throws {
    try scratch.put("tabs.yaml", "12345678")
    #expect(failure("tabs.yaml", limit: 8) == nil)
    #expect(
      failure("tabs.yaml", limit: 7)
        == "cannot read 'tabs.yaml': Larger than 7 bytes; --max-size raises the limit"
    )
    try scratch.put("tabs.yaml", String(repeating: " ", count: 5000))
    #expect(
      failure("tabs.yaml", limit: 4096)
        == "cannot read 'tabs.yaml': Larger than 4 KiB; --max-size raises the limit"
    )
  }

  @Test("says why not, in the system's words")
  func refusals() throws {
    try scratch.link("loop", to: "loop")
    try scratch.link("dangling", to: "nowhere")
    try scratch.put("plain", "")
    #expect(failure("missing") == "cannot read 'missing': No such file or directory")
    #expect(failure("dangling") == "cannot read 'dangling': No such file or directory")
    #expect(failure("") == "cannot read '': No such file or directory")
    #expect(failure(".") == "cannot read '.': Is a directory")
    #expect(failure("plain/x") == "cannot read 'plain/x': Not a directory")
    #expect(
      failure("loop").map { $0.hasPrefix("cannot read 'loop': Too many levels of symbolic links") }
        == true
    )
    #expect(failure("a\0b\u{1B}") == #"cannot read 'a\u{0}b\u{1B}': Invalid argument"#)
  }

  @Test("does not read what may not end")
  func devices() throws {
    #expect(try Probe.shell("mkfifo fifo", in: scratch.path).status == 0)
    #expect(failure("fifo") == "cannot read 'fifo': Not a regular file")
    #expect(failure("/dev/zero") == "cannot read '/dev/zero': Not a regular file")
  }

  @Test("reads files whose size the system does not tell")
  func unknownSize() throws {
    guard failure("/proc/self/status", limit: 1 << 20) == nil else { return }
    #expect(try !scratch.folder.read("/proc/self/status", limit: 1 << 20).isEmpty)
    #expect(failure("/proc/self/status", limit: 10) != nil)
  }

  @Test("tells a forbidden file from a missing one", .enabled(if: Probe.hasPlainUser))
  func permissions() throws {
    try scratch.put("tabs.yaml", "tabs: []")
    let line = "chmod 000 tabs.yaml; \(Probe.asPlainUser) $probe read tabs.yaml"
    let expected = ChildProcess.Outcome(
      status: 3,
      error: "error: cannot read 'tabs.yaml': Permission denied\n"
    )
    #expect(try Probe.shell(line, in: scratch.path) == expected)
  }

  @Test("takes all of standard input, up to the limit")
  func input() throws {
    let piped = try Probe.shell("(echo one; sleep 0.1; echo two) | $probe input 100")
    #expect(piped == ChildProcess.Outcome(output: "one\ntwo\n"))
    let endless = try Probe.shell("$probe input 1048576 < /dev/zero")
    #expect(
      endless.error
        == "error: cannot read '<stdin>': Larger than 1 MiB; --max-size raises the limit\n"
    )
    let folder = try Probe.shell("$probe input 100 < /")
    #expect(folder.error == "error: cannot read '<stdin>': Is a directory\n")
    let closed = try Probe.shell("$probe input 100 <&-")
    #expect(closed.error == "error: cannot read '<stdin>': Bad file descriptor\n")
  }
}
