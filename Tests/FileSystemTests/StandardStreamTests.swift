import FileSystem
import ProcessTesting
import SourceText
import Testing

@Suite("Standard streams")
struct StandardStreamTests {
  @Test("come in order")
  func order() throws {
    let result = try Probe.shell("$probe print 3 2>&1")
    #expect(result == ChildProcess.Outcome(output: "line 0\nline 1\nline 2\nprinted\n"))
  }

  @Test("end quietly when the reader has gone")
  func closedPipe() throws {
    let result = try Probe.shell("$probe print 1000000 | head -n 1; echo ${PIPESTATUS[0]}")
    #expect(result == ChildProcess.Outcome(output: "line 0\n0\n", error: "printed\n"))
  }

  @Test("fail aloud when there is no space", .enabled(if: Probe.hasFullDevice))
  func noSpace() throws {
    let message = "error: cannot write standard output: No space left on device\n"
    let output = try Probe.shell("$probe print 1 > /dev/full")
    #expect(output == ChildProcess.Outcome(status: 3, error: "printed\n" + message))
    let error = try Probe.shell("$probe print 1 2> /dev/full")
    #expect(error == ChildProcess.Outcome(status: 3, output: "line 0\n"))
  }

  @Test("fail when they are closed, and no file becomes one of them")
  func closed() throws {
    let scratch = try Scratch()
    let result = try Probe.shell("$probe print 1 >&-")
    #expect(result.error == "printed\nerror: cannot write standard output: Bad file descriptor\n")
    #expect(result.status == 3)
    let line = "$probe write file text . <&- >&- 2>&-"
    #expect(try Probe.shell(line, in: scratch.path).status == 0)
    #expect(scratch.text("file") == "text")
  }

  @Test("wait for a reader that does not block")
  func nonblocking() throws {
    let script = """
      import os, subprocess, sys, time
      read, write = os.pipe()
      os.set_blocking(write, False)
      child = subprocess.Popen([os.environ["probe"], "print", "50000"], stdout=write)
      os.close(write)
      time.sleep(0.2)
      size = 0
      while chunk := os.read(read, 4096):
        size += len(chunk)
      print(size, child.wait())
      """
    let result = try Probe.shell("python3 -c '\(script)'")
    #expect(result.output == "538890 0\n" || result.error.contains("python3"))
  }

  @Test("can be handed in")
  func buffers() {
    let output = ByteBuffer()
    let error = ByteBuffer()
    let environment = Environment(
      arguments: ["lint"],
      workingFolder: WorkingFolder("/checkout"),
      readInput: { _ in [] },
      output: output,
      error: error
    )
    environment.output.write("result")
    #expect(environment.finish(1) == 1)
    #expect(output.text == "result")
    #expect(error.bytes.isEmpty)
    #expect(environment.workingFolder.location(of: "a") == "/checkout/a")
    #expect(environment.workingFolder.location(of: "/a") == "/a")
  }
}
