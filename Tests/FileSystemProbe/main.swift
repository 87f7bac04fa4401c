import FileSystem
import Foundation
import SourceText

// A program for the tests of what only a process of its own can show: signals, permissions and
// standard streams.
func run(_ environment: Environment) throws(FileError) {
  var arguments = environment.arguments[...]
  func next() -> String { arguments.popFirst() ?? "" }

  switch next() {
  case "read":
    environment.output.write(try environment.workingFolder.read(next(), limit: 1 << 20))
  case "input":
    environment.output.write(try environment.readInput(Int(next()) ?? 0))
  case "print":
    for number in 0..<(Int(next()) ?? 0) { environment.output.write("line \(number)\n") }
    environment.error.write("printed\n")
  case "write":
    let file = OutputFile(next(), Array(next().utf8))
    try environment.workingFolder.write([file], into: next())
  case "wait":
    try environment.workingFolder.write(
      [
        OutputFile("one", Array("new".utf8)),
        OutputFile("two") { sink in
          sink.write(String(repeating: "new", count: 100_000))
          environment.error.write("waiting\n")
          Thread.sleep(forTimeInterval: 60)
        },
      ],
      into: next()
    )
  case "alternate":
    let folder = next()
    environment.error.write("writing\n")
    for round in 0... {
      let files = (0..<8).map { OutputFile("file\($0)", Array("round \(round)".utf8)) }
      try environment.workingFolder.write(files, into: folder)
    }
  default: environment.error.write("no such test\n")
  }
}

let environment = Environment.process()
do {
  try run(environment)
  exit(environment.finish(0))
} catch {
  environment.error.write("error: \(error)\n")
  exit(environment.finish(3))
}
