import SourceText
import Testing

@testable import TabTree

/// What scalars are read as.
@Suite struct ScalarTests {
  @Test(
    arguments: [
      ("18", Release(18)), ("\"18.0\"", Release(18)), ("18.0", Release(18)),
      ("18.10", Release(18, 10)), ("'18.10'", Release(18, 10)), ("18.1", Release(18, 1)),
      ("13", Release(13)), ("26.4", Release(26, 4)), ("27", Release(27)),
    ]
  )
  func releases(text: String, release: Release) {
    let reading = Reading(Self.text("deploymentTarget: \(text)"))
    #expect(reading.lines == [])
    #expect(reading.lint.configuration?.deploymentTarget == release)
  }

  @Test(arguments: ["18.", ".18", "1e1", "18.01", "018", "+18", "-18", "18.0.0", "\"\"", "iOS 18"])
  func noReleases(text: String) {
    let reading = Reading(Self.text("deploymentTarget: \(text)"))
    #expect(reading.rules == ["wrong-type"])
    #expect(reading.excerpts == [text])
  }

  @Test(arguments: ["true", "!!bool true", "!!bool \"true\"", "!<tag:yaml.org,2002:bool> 'true'"])
  func aTagSaysTheType(truth: String) throws {
    let number = truth.replacing("true", with: "1").replacing("bool", with: "int")
    let text = Self.text("app: App", version: number, tab: ", allowsHiding: \(truth)")
    let reading = Reading(text)
    #expect(reading.lines == [])
    #expect(reading.lint.configuration?.nodes.first?.allowsHiding == true)
  }

  @Test(arguments: ["!!str true", "\"true\"", "!!int \"true\"", "!!bool \"yes\""])
  func otherScalarsAreNoBooleans(text: String) {
    #expect(Reading(Self.text("app: App", tab: ", allowsHiding: \(text)")).rules == ["wrong-type"])
  }

  @Test(arguments: ["12", "12.9", "28", "27.1e", "100"])
  func releasesOutOfRange(text: String) {
    #expect(Reading(Self.text("deploymentTarget: \(text)")).diagnostics.count == 1)
  }

  @Test func releasesAreOrderedByAge() {
    #expect(Release(18, 10) > Release(18, 2))
    #expect(Release(26) > Release(18, 10))
    #expect(Release(18, 10).text == "18.10")
    #expect(Release(18, 0).text == "18")
  }

  @Test(
    arguments: [
      "no", "NO", "No", "yes", "y", "N", "on", "Off", "TRUE", "true", "0", "12", "-12", "+12",
      "1_000", "0x1f", "0o17", "0b1", "1.5", "1.", ".5", "1e3", "1.5E-3", ".inf", "-.INF", ".nan",
      ".NaN", "12:30", "190:20:30.15", "2024-01-02", "2024-01-02 03:04:05", "=",
    ]
  )
  func takenForSomethingElse(text: String) throws {
    let reading = Reading(Self.text("app: \(text)"))
    #expect(reading.rules == ["ambiguous-scalar"])
    #expect(reading.excerpts == [text])
    #expect(reading.lint.configuration?.app == text)
    let fix = try #require(reading.diagnostics.first?.fix)
    #expect(fix.edits.map(\.replacement) == ["\"\(text)\""])
  }

  @Test(
    arguments: [
      "yeah", "nope", "once", "offline", "tRUE", "oN", "1a", "1-2", "0xg", "0o9", "0b2", "1e", "e3",
      ".", "..5", "+", "12:60", "a:30", "2024-01", "2024-1-2", "24-01-02", "2024-01-02x", "==",
      "1.2.3", "infinity", "nan", "~a", "nil", "none", "v1",
    ]
  )
  func plainText(text: String) {
    #expect(Reading(Self.text("app: \(text)")).rules == [])
  }

  @Test(arguments: ["\"no\"", "'12'", "!!str yes", "|-\n  on", ">-\n  2024-01-02"])
  func quotedText(text: String) {
    #expect(Reading(Self.text("app: \(text)")).rules == [])
  }

  @Test func conditionsAndMetadataAreNotAmbiguous() {
    let text = """
      version: 1
      flags: {early: true}
      assume: [true]
      tabs:
        - {id: home, title: Home, when: true, metadata: {a: no, b: 12, c: [~, 1.5, 2024-01-02]}}

      """
    #expect(Reading(text).rules == [])
  }

  @Test(arguments: ["-0", "99999999999999999999", "-1", "0", "2"])
  func versionsThatDoNotExist(text: String) {
    let reading = Reading("version: \(text)\ntabs: [{id: home, title: Home}]\n")
    #expect(reading.rules == ["unknown-value"])
    #expect(reading.diagnostics.first?.help == "allowed: 1")
  }

  private static func text(_ root: String, version: String = "1", tab: String = "") -> String {
    "version: \(version)\n\(root)\ntabs:\n  - {id: home, title: Home\(tab)}\n"
  }
}
