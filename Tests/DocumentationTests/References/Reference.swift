import TabRules
import Testing

/// The articles that are made of the program's own tables. With `TABC_RECORD=1` in the environment
/// they are written anew.
enum Reference {
  private static let folder = "Sources/tabc/Documentation.docc/References"

  static let language = "\(folder)/LanguageReference.md"
  static let rules = "\(folder)/RuleReference.md"
  static let changes = "\(folder)/ChangeReference.md"
  static let paths = [language, rules, changes]
}

/// The references say what the tables say.
@Suite struct ReferenceTests {
  @Test func languageReferenceIsCurrent() throws {
    try Recording.expect(LanguageReference.text, in: Reference.language)
  }

  @Test func ruleReferenceIsWhatTheProgramPrints() throws {
    let outcome = try Workspace().tabc("rules", "--format", "markdown")
    try Recording.expect(outcome.output, in: Reference.rules)
  }

  @Test func changeReferenceIsCurrent() throws {
    try Recording.expect(ChangeReference.text, in: Reference.changes)
  }
}
