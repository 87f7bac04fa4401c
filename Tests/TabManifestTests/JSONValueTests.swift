import Foundation
import TabManifest
import Testing

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      ("null", .null), ("true", .boolean(true)), ("false", .boolean(false)),
      ("0", .integer(0)), ("1", .integer(1)), ("-7", .integer(-7)), ("-0", .integer(0)),
      ("1.0", .integer(1)), ("1e2", .integer(100)), ("1.50", .number(1.5)),
      ("-2.5e-3", .number(-0.0025)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      ("\"1\"", .string("1")), ("\"\"", .string("")), ("\"\\u00e9\"", .string("é")),
      ("[]", .array([])), ("{}", .object([:])),
      (
        "[1, [null], {\"a\": {}}]",
        .array([.integer(1), .array([.null]), .object(["a": .object([:])])])
      ),
    ] as [(String, JSONValue)]
  )
  func reads(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) == value)
  }

  @Test(arguments: [
    "null", "true", "1", "-7", "1.5", "\"a\"", "[]", "{}", "[1,[null],{\"a\":{}}]",
  ])
  func writes(_ text: String) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == text)
  }

  @Test func numberBeyondADouble() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(JSONValue.self, from: Data("[1e400]".utf8))
    }
  }

  @Test func memberOfAnObject() throws {
    let manifest = try Fixture.manifest("box/compact.json")
    let metadata = try #require(manifest.layouts.first?.items["files"]?.metadata)
    #expect(metadata["tint"] == "blue")
    #expect(metadata["weight"] == .number(1.5))
    #expect(
      metadata["recent"] == .array([.integer(7), .null, .object(["pinned": .boolean(true)])])
    )
    #expect(JSONValue.object(metadata)["tint"] == "blue")
    #expect(JSONValue.object(metadata)["shade"] == nil)
    #expect(JSONValue.integer(1)["tint"] == nil)
  }
}
