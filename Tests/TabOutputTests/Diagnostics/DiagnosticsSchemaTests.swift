import Foundation
import SourceText
import TabOutput
import Testing

@Suite("The schema of the diagnostics")
struct DiagnosticsSchemaTests {
  private static let canValidate = (try? Python.run("import jsonschema; print(1)")) == "1\n"

  @Test("is the file in the folder of schemas")
  func file() throws {
    try Fixture("Schemas/diagnostics.schema.json").expect(Array(DiagnosticsSchema.text.utf8))
  }

  @Test("fits every document", .enabled(if: canValidate), arguments: SampleReports.all)
  func validates(sample: SampleReports) throws {
    let buffer = ByteBuffer()
    JSONDiagnosticsRenderer().render(sample.reports, into: buffer)
    let script = """
      import json, jsonschema
      schema = json.loads(bytes.fromhex("\(hexadecimal(Array(DiagnosticsSchema.text.utf8)))"))
      document = json.loads(bytes.fromhex("\(hexadecimal(buffer.bytes))"))
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.Draft202012Validator(schema).validate(document)
      print("valid")

      """
    #expect(try Python.run(script) == "valid\n")
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
