import FlagLogic
import RandomTesting
import Testing

/// What is wrong in a condition is reported at the token where it shows.
@Suite struct ConditionProblemTests {
  private static let flags = [
    Flag("notes", default: false),
    Flag("plan", values: ["personal", "business"], defaultValue: 0),
  ]

  private struct Place: Equatable {
    let reason: ConditionProblem.Reason
    let range: Range<Int>

    init(_ reason: ConditionProblem.Reason, _ range: Range<Int>) {
      self.reason = reason
      self.range = range
    }
  }

  private func places(_ text: String) -> [Place] {
    problems(text).map { Place($0.reason, $0.range) }
  }

  private func problems(_ text: String) -> [ConditionProblem] {
    switch ConditionParser(flags: Self.flags).parse(text) {
    case .success: []
    case .failure(let problems): problems.all
    }
  }

  /// The texts have the offending token between guillemets; none at the end stands for the end.
  @Test(arguments: [
    ("«»", "expected a flag, 'not', 'os' or '(', found the end"),
    ("notes and «»", "expected a flag, 'not', 'os' or '(', found the end"),
    ("«and» notes", "expected a flag, 'not', 'os' or '(', found 'and'"),
    ("notes or «or» notes", "expected a flag, 'not', 'os' or '(', found 'or'"),
    ("not «)»", "expected a flag, 'not', 'os' or '(', found ')'"),
    ("notes «notes»", "expected 'and', 'or', 'implies' or the end, found 'notes'"),
    ("notes «)»", "expected 'and', 'or', 'implies' or the end, found ')'"),
    ("notes «&»& notes", "expected 'and', 'or', 'implies' or the end, found '&'"),
    ("(notes", "expected 'and', 'or', 'implies' or ')', found the end"),
    ("(notes «notes»)", "expected 'and', 'or', 'implies' or ')', found 'notes'"),
    (
      "notes implies notes «implies» notes",
      "'implies' does not chain; put one of the two in parentheses"
    ),
    (
      "(notes implies notes «implies» notes)",
      "'implies' does not chain; put one of the two in parentheses"
    ),
    (
      "notes «==» true",
      "'notes' is true or false and is not compared"
    ),
    (
      "notes «!=» false",
      "'notes' is true or false and is not compared"
    ),
    (
      "notes «in» [true]",
      "'notes' is true or false and is not compared"
    ),
    (
      "notes and not «plan»",
      "'plan' has named values and must be compared, as in 'plan == personal'"
    ),
    ("plan == «»", "expected a value, found the end"),
    ("plan == «true»", "expected a value, found 'true'"),
    ("plan != «(»personal)", "expected a value, found '('"),
    ("plan in «personal»", "expected '[' after 'in', found 'personal'"),
    ("plan in [«]»", "expected a value, found ']'"),
    ("plan in [personal, «]»", "expected a value, found ']'"),
    ("plan in [personal «business»]", "expected ',' or ']', found 'business'"),
    ("plan in [personal", "expected ',' or ']', found the end"),
    ("os «»", "expected '>=' or '<' after 'os', found the end"),
    ("os «==» 18", "expected '>=' or '<' after 'os', found '=='"),
    ("os «>» 18", "expected '>=' or '<' after 'os', found '>'"),
    ("os «<=» 18", "expected '>=' or '<' after 'os', found '<='"),
    ("os >= «»", "expected a major release such as 18, found the end"),
    ("os >= «notes»", "expected a major release such as 18, found 'notes'"),
    ("os >= «18-2»", "expected a major release such as 18, found '18-2'"),
    ("os >= «1000»", "expected a major release such as 18, found '1000'"),
    ("os >= 18«.»4", "'os' is compared with a major release"),
    ("notes and «é»", "expected a flag, 'not', 'os' or '(', found 'é'"),
    ("notes and «_»a", "expected a flag, 'not', 'os' or '(', found '_'"),
  ])
  func grammar(marked: String, message: String) {
    let text = marked.filter { $0 != "«" && $0 != "»" }
    let start = marked.split(separator: "«", omittingEmptySubsequences: false)[0].utf8.count
    var range = text.utf8.count..<text.utf8.count
    if marked.contains("«") {
      let token = marked.split(separator: "«", omittingEmptySubsequences: false)[1]
        .split(separator: "»", omittingEmptySubsequences: false)[0]
      range = start..<start + token.utf8.count
    }
    #expect(places(text) == [Place(.syntax(message), range)])
  }

  @Test func unknownNamesAreAllReported() {
    #expect(
      problems("note and plan == busines or hub and plan in [personel, business]") == [
        ConditionProblem(.unknownFlag("note"), at: 0..<4),
        ConditionProblem(.unknownValue("busines", flag: 1), at: 17..<24),
        ConditionProblem(.unknownFlag("hub"), at: 28..<31),
        ConditionProblem(.unknownValue("personel", flag: 1), at: 45..<53),
      ]
    )
  }

  @Test func valuesOfUnknownFlagsAreLeftAlone() {
    #expect(
      problems("tier == gold and tier in [a, b]") == [
        ConditionProblem(.unknownFlag("tier"), at: 0..<4),
        ConditionProblem(.unknownFlag("tier"), at: 17..<21),
      ]
    )
  }

  @Test func unknownNamesBeforeAMistakeInGrammarAreKept() {
    let found = problems("note and (hub or")
    #expect(found.count == 3)
    #expect(found.first == ConditionProblem(.unknownFlag("note"), at: 0..<4))
    #expect(found.last?.range == 16..<16)
  }

  @Test func namesAreCaseSensitive() {
    #expect(problems("Notes") == [ConditionProblem(.unknownFlag("Notes"), at: 0..<5)])
    #expect(problems("notes And notes").count == 1)
    #expect(places("TRUE") == [Place(.syntax("'TRUE' is no flag; the word is 'true'"), 0..<4)])
  }

  @Test(arguments: [
    ("NOT notes", "write 'not'"), ("notes AND notes", "write 'and'"),
    ("iOS >= 18", "write 'os'"), ("notes == true", "write 'notes'"),
    ("notes = true", "write 'notes'"), ("notes == false", "write 'not notes'"),
    ("notes != true", "write 'not notes'"), ("notes in [true]", "write 'notes' or 'not notes'"),
    ("os == 26", "write 'os >= 26 and os < 27'"), ("os = 26", "write 'os >= 26 and os < 27'"),
    ("os != 26", "write 'os < 26 or os >= 27'"), ("os > 26", "write 'os >= 27'"),
    ("os <= 26", "write 'os < 27'"), ("plan = personal", "write '=='"),
    ("plan not in [personal]", "write 'not' before 'plan'"),
    ("plan", "write 'plan == personal', or another of its values"),
    ("notes && notes", "write 'and'"),
    ("!notes", "write 'not'"), ("notes | notes", "write 'or'"),
    ("os >= 018", "write it in digits, as in 'os >= 26'"),
  ])
  func helpSaysWhatToWrite(text: String, help: String) {
    #expect(problems(text).map(\.help) == [help])
  }

  @Test func tooDeepIsReportedAtTheTokenThatGoesTooDeep() {
    let limit = ConditionParser.depthLimit
    let parentheses = String(repeating: "(", count: limit + 5)
    let message = "nested more than \(limit) deep"
    #expect(
      places(parentheses + "notes") == [
        Place(.syntax(message), limit..<limit + 1)
      ]
    )
    let negations = String(repeating: "not ", count: limit + 1)
    #expect(
      places(negations + "notes") == [
        Place(.syntax(message), limit * 4..<limit * 4 + 3)
      ]
    )
  }

  @Test func anyTextGivesAnAnswer() {
    var generator = RandomNumbers(seed: 11)
    let pieces = [
      "notes", "plan", "==", "!=", "in", "[", "]", ",", "(", ")", "not", "and", "or", "implies",
      "os", ">=", "<", "18", "true", "false", "personal", "=", "é", "\u{0}", "\u{1F600}", " ",
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
          + (Bool.random(using: &generator) ? " " : "")
      }.joined()
      for problem in problems(text) {
        #expect(problem.range.upperBound <= text.utf8.count)
      }
    }
  }
}
