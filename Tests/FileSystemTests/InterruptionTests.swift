import Foundation
import Testing

@Suite("Writing that a signal ends")
struct InterruptionTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("leaves no temporary file", arguments: [(1, "HUP"), (2, "INT"), (15, "TERM")])
  func temporaries(number: Int32, name: String) throws {
    try scratch.put("one", "old")
    // Job control gives the background process the usual answer to SIGINT.
    let line = """
      set -m
      $probe wait . 2> log & pid=$!
      until grep -q waiting log; do sleep 0.01; done
      ls -A | grep -c tmp
      kill -\(name) $pid
      wait $pid
      """
    let result = try Probe.shell(line, in: scratch.path)
    #expect(result.status == 128 + number)
    #expect(result.output == "2\n")
    #expect(scratch.names == ["log", "one"])
    #expect(scratch.text("one") == "old")
  }

  @Test("does not end at a signal that the process was told to ignore")
  func ignored() throws {
    let line = """
      trap '' INT
      $probe wait . 2> log & pid=$!
      until grep -q waiting log; do sleep 0.01; done
      kill -INT $pid
      sleep 0.2
      ls -A | grep -c tmp
      kill -TERM $pid
      wait $pid
      """
    let result = try Probe.shell(line, in: scratch.path)
    #expect(result.status == 143)
    #expect(result.output == "2\n")
    #expect(scratch.names == ["log"])
  }

  @Test("leaves files of one run only, whenever the signal comes")
  func anyMoment() throws {
    let line = """
      for round in $(seq 40); do
        : > log
        $probe alternate out 2> log & pid=$!
        until grep -q writing log; do sleep 0.01; done
        sleep 0.0$((RANDOM % 90 + 10))
        kill -TERM $pid
        wait $pid
        runs=$(cat out/* | sed 's/round/\\nround/g' | grep round | sort -u | wc -l)
        echo $runs runs, $(ls -A out | grep -c tmp) temporary files
      done
      """
    let result = try Probe.shell(line, in: scratch.path)
    let outcomes = Set(result.output.split(separator: "\n"))
    #expect(outcomes.contains("1 runs, 0 temporary files"))
    // The first run may be over before it has written anything.
    #expect(outcomes.isSubset(of: ["0 runs, 0 temporary files", "1 runs, 0 temporary files"]))
  }
}
