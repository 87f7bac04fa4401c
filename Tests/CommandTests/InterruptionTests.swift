import Foundation
import Testing

/// A run that is ended from outside leaves the earlier files or the new ones, never a mixture.
@Suite struct InterruptionTests {
  /// Two configurations whose manifests are long enough for a signal to hit their writing.
  private func workspace() throws -> Workspace {
    func configuration(_ title: String) -> String {
      "version: 1\ntabs:\n"
        + (0..<1500).map { "  - {id: n\($0), title: \(title), systemImage: a}\n" }.joined()
        + "rules: {all: \"off\"}\n"
    }
    let workspace = try Workspace([
      "0.yaml": configuration("One"), "1.yaml": configuration("Another"),
    ])
    for name in ["0", "1"] {
      #expect(try workspace.tabc("compile", "\(name).yaml", "-o", "good\(name)").status == 0)
    }
    #expect(try workspace.shell("cp -r good0 out").status == 0)
    return workspace
  }

  /// Starts runs, ends each a little later than the one before, and looks at what is there.
  private func script(_ signal: String, _ delays: String) -> String {
    """
    for delay in \(delays); do
      for next in 1 0; do
        $tabc compile $next.yaml -o out &
        pid=$!
        sleep $delay
        kill -\(signal) $pid 2> /dev/null
        wait $pid 2> /dev/null
        echo "status $?"
        diff -r out good0 > /dev/null || diff -r out good1 > /dev/null || ls -A out
      done
    done
    """
  }

  private static let delays = (0..<12).map { "0.0\($0 < 5 ? "\($0 * 2)" : "\($0 * 2)")" }
    .joined(separator: " ")

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func aSignalLeavesNothingBehind(_ signal: String, _ status: Int) throws {
    let workspace = try workspace()
    let outcome = try workspace.shell("set -m\n" + script(signal, "0 0.01 0.03 0.06 0.1 0.2"))
    let lines = outcome.output.split(separator: "\n")
    // Whatever is not a status is the name of a file that does not belong there.
    #expect(Set(lines).isSubset(of: ["status 0", "status \(status)"]), "\(lines)")
    #expect(lines.count == 12)
    #expect(workspace.names.filter { $0.hasPrefix("out") }.count == 4)
  }

  @Test func aKilledRunLeavesWholeFiles() throws {
    let workspace = try workspace()
    let script = """
      for delay in 0 0.01 0.03 0.06 0.1 0.2; do
        for next in 1 0; do
          $tabc compile $next.yaml -o out &
          sleep $delay
          kill -KILL $! 2> /dev/null
          wait $! 2> /dev/null
          for name in tabs.json compact.json regular.json; do
            cmp -s out/$name good0/$name || cmp -s out/$name good1/$name || echo "damaged $name"
          done
        done
      done
      $tabc compile 0.yaml -o out && diff -r -x '.tabc-*.tmp' out good0 && echo whole
      """
    let outcome = try workspace.shell(script)
    #expect(outcome.output == "whole\n")
  }

  /// What a shell starts with `nohup`, or in the background of a script, ignores the signal.
  @Test func anIgnoredSignalStaysIgnored() throws {
    let workspace = try workspace()
    let outcome = try workspace.shell(
      """
      trap '' INT HUP
      $tabc compile 1.yaml -o out & pid=$!
      for n in 1 2 3 4 5; do kill -INT $pid; kill -HUP $pid; sleep 0.01; done 2> /dev/null
      wait $pid; echo $?
      diff -r out good1 && echo whole
      """
    )
    #expect(outcome.output == "0\nwhole\n")
  }

  /// Whoever reads while files are replaced finds every file whole and none of them missing, and
  /// tells by the digests whether two of them belong together.
  @Test func aReaderBesideRunsSeesWholeFiles() throws {
    let workspace = try workspace()
    let outcome = try workspace.shell(
      """
      digest() { grep -m 1 -o '"digest": "[0-9a-f]*"' $1; }
      from() { cmp -s seen/compact.json $1/compact.json && cmp -s seen/regular.json $1/regular.json; }
      mkdir seen
      for n in 1 2 3 4 5 6 7 8; do
        $tabc compile 1.yaml -o out; $tabc compile 0.yaml -o out
      done & writer=$!
      rounds=0
      while kill -0 $writer 2> /dev/null; do
        for name in tabs.json compact.json regular.json; do
          cat out/$name > seen/$name || echo "missing $name"
          cmp -s seen/$name good0/$name || cmp -s seen/$name good1/$name || echo "damaged $name"
        done
        if from good0 || from good1; then belong=yes; else belong=no; fi
        [ "$(digest seen/compact.json)" = "$(digest seen/regular.json)" ] && same=yes || same=no
        [ $belong = $same ] || echo "belong: $belong, same digest: $same"
        rounds=$((rounds + 1))
      done
      [ $rounds -gt 3 ] && echo enough
      """
    )
    #expect(outcome.output == "enough\n")
    #expect(outcome.error == "")
  }

  @Test func runsSideBySideLeaveOneOfTheirResults() throws {
    let workspace = try workspace()
    let outcome = try workspace.shell(
      """
      for n in 1 2 3 4 5 6; do
        $tabc compile 0.yaml -o out & $tabc compile 1.yaml -o out &
        wait
        for name in tabs.json compact.json regular.json; do
          cmp -s out/$name good0/$name || cmp -s out/$name good1/$name || echo "damaged $name"
        done
      done
      ls -A out
      """
    )
    #expect(outcome.output == "compact.json\nregular.json\ntabs.json\n")
    #expect(outcome.error == "")
  }
}
