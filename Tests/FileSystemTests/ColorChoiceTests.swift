import FileSystem
import Testing

@Suite("The choice of colour")
struct ColorChoiceTests {
  @Test(
    "follows the environment in its order",
    arguments: [
      ([:], true, true),
      ([:], false, false),
      (["TERM": "dumb"], true, false),
      (["TERM": "xterm"], false, false),
      (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true),
      (["FORCE_COLOR": "1"], false, true),
      (["CLICOLOR_FORCE": "yes"], false, true),
      (["FORCE_COLOR": "0", "CLICOLOR_FORCE": ""], false, false),
      (["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], true, false),
    ] as [([String: String], Bool, Bool)]
  )
  func auto(variables: [String: String], isTerminal: Bool, expected: Bool) {
    #expect(ColorChoice.auto.isColored(isTerminal: isTerminal) { variables[$0] } == expected)
  }

  @Test("is overridden by the option")
  func explicit() {
    #expect(ColorChoice.always.isColored(isTerminal: false) { _ in "1" })
    #expect(!ColorChoice.never.isColored(isTerminal: true) { _ in "1" })
  }
}
