import FlagLogic
import Testing

/// Every production of the grammar, and what binds more tightly than what.
@Suite struct ConditionParserTests {
  private static let flags = [
    Flag("notes", default: false),
    Flag("hubs", default: true),
    Flag("plan", values: ["personal", "business", "school-2"], defaultValue: 0),
    Flag("18_plus", default: false),
  ]
  private static let notes = Condition.flag(0, isOneOf: [1])
  private static let hubs = Condition.flag(1, isOneOf: [1])
  private static let adult = Condition.flag(3, isOneOf: [1])

  private func parse(_ text: String) throws -> Condition {
    try ConditionParser(flags: Self.flags).parse(text).get()
  }

  @Test(
    arguments: [
      ("true", .constant(true)),
      ("false", .constant(false)),
      ("notes", notes),
      ("18_plus", adult),
      ("not notes", .not(notes)),
      ("not not notes", .not(.not(notes))),
      ("(notes)", notes),
      ("((notes))", notes),
      ("notes and hubs", .all([notes, hubs])),
      ("notes and hubs and 18_plus", .all([notes, hubs, adult])),
      ("notes or hubs or 18_plus", .any([notes, hubs, adult])),
      ("notes implies hubs", .implies(notes, hubs)),
      ("plan == business", .flag(2, isOneOf: [1])),
      ("plan == school-2", .flag(2, isOneOf: [2])),
      ("plan != business", .not(.flag(2, isOneOf: [1]))),
      ("plan in [business]", .flag(2, isOneOf: [1])),
      ("plan in [school-2, personal]", .flag(2, isOneOf: [0, 2])),
      ("plan in [business, business]", .flag(2, isOneOf: [1])),
      ("os >= 26", .release(atLeast: 26)),
      ("os < 18", .not(.release(atLeast: 18))),
    ] as [(String, Condition)]
  )
  func productions(text: String, condition: Condition) throws {
    #expect(try parse(text) == condition)
  }

  @Test(
    arguments: [
      ("not notes and hubs", .all([.not(notes), hubs])),
      ("not (notes and hubs)", .not(.all([notes, hubs]))),
      ("notes and hubs or 18_plus", .any([.all([notes, hubs]), adult])),
      ("notes or hubs and 18_plus", .any([notes, .all([hubs, adult])])),
      ("(notes or hubs) and 18_plus", .all([.any([notes, hubs]), adult])),
      (
        "notes or hubs implies 18_plus and notes",
        .implies(.any([notes, hubs]), .all([adult, notes]))
      ),
      ("(notes implies hubs) implies 18_plus", .implies(.implies(notes, hubs), adult)),
      ("notes implies (hubs implies 18_plus)", .implies(notes, .implies(hubs, adult))),
      ("not plan == business", .not(.flag(2, isOneOf: [1]))),
      ("not os < 18 or notes", .any([.not(.not(.release(atLeast: 18))), notes])),
    ] as [(String, Condition)]
  )
  func precedence(text: String, condition: Condition) throws {
    #expect(try parse(text) == condition)
  }

  @Test(arguments: [
    "plan in[personal,business]and(notes or hubs)", "plan==personal or os>=26",
    "  notes \n\tand\r\n hubs  ", "not(notes)",
  ])
  func spacesMatterOnlyBetweenWords(text: String) throws {
    let spaced = Condition.normalizedText(text)
    #expect(try parse(text) == parse(spaced))
  }

  @Test func nestingEndsAtItsLimit() throws {
    let limit = ConditionParser.depthLimit
    let deepest =
      String(repeating: "(", count: limit) + "notes" + String(repeating: ")", count: limit)
    #expect(try parse(deepest) == Self.notes)
    let negated = String(repeating: "not ", count: limit) + "notes"
    #expect(throws: Never.self) { try parse(negated) }
    let mixed = String(repeating: "not (", count: limit / 2) + "notes"
    #expect(throws: Never.self) { try parse(mixed + String(repeating: ")", count: limit / 2)) }

    for text in ["(\(deepest))", "not \(negated)", "(\(negated))"] {
      #expect(throws: ConditionProblems.self) { try parse(text) }
    }
  }

  @Test func manyPartsAreNotNesting() throws {
    let text = repeatElement("(notes or hubs)", count: 1_000).joined(separator: " and ")
    guard case .all(let parts) = try parse(text) else {
      Issue.record("expected a conjunction")
      return
    }
    #expect(parts.count == 1_000)
  }

  @Test func theFirstOfTwoFlagsWithOneNameCounts() throws {
    let parser = ConditionParser(flags: [Flag("a", default: false), Flag("a", default: true)])
    #expect(try parser.parse("a").get() == .flag(0, isOneOf: [1]))
  }
}
