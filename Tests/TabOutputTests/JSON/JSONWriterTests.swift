import RandomTesting
import SourceText
import TabOutput
import Testing

@Suite("The JSON writer")
struct JSONWriterTests {
  private func text(_ layout: JSONWriter.Spacing, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(layout)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("id")
    writer.string("home")
    writer.key("empty")
    writer.beginArray()
    writer.endArray()
    writer.key("counts")
    writer.beginArray()
    writer.integer(-3)
    writer.boolean(true)
    writer.null()
    writer.literal("1.5")
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.endObject()
  }

  @Test("indents by two spaces and keeps empty containers on one line")
  func indented() {
    let expected = """
      {
        "id": "home",
        "empty": [],
        "counts": [
          -3,
          true,
          null,
          1.5,
          {}
        ]
      }
      """
    #expect(text(.indented, sample) == expected)
  }

  @Test("writes no space in the compact layout")
  func compact() {
    #expect(
      text(.compact, sample) == #"{"id":"home","empty":[],"counts":[-3,true,null,1.5,{}]}"#
    )
  }

  @Test("escapes what JSON cannot hold and nothing else")
  func escapes() {
    let hostile = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{202E}é👩‍👧"
    let expected =
      #""\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}\u{85}\u{2028}\u{202E}é👩‍👧\""
    #expect(text(.indented) { $0.string(hostile) } == expected)
    #expect(text(.indented) { $0.string(utf8: hostile.utf8) } == expected)
    #expect(text(.indented) { $0.string(utf8: AnySequence(hostile.utf8)) } == expected)
  }

  @Test("hands everything to its sink in order")
  func streaming() {
    func write(_ writer: inout JSONWriter) {
      writer.beginArray()
      for number in 0..<50_000 { writer.string("value \(number)") }
      writer.endArray()
      writer.lineFeed()
    }
    let buffer = ByteBuffer()
    var writer = JSONWriter(into: buffer)
    write(&writer)
    #expect(writer.bytes.count < 70_000)
    writer.finish()
    #expect(buffer.text == text(.indented, write))
  }

  @Test("agrees with Python on random values", .enabled(if: Python.isInstalled))
  func agreesWithPython() throws {
    var source = RandomNumbers(seed: 20)
    let values = (0..<400).map { _ in RandomJSON(depth: 5, from: &source) }
    let script = """
      import json, sys
      sys.stdout.reconfigure(encoding="utf-8", newline="")
      for value in [
      \(values.map { $0.python + "," }.joined(separator: "\n"))
      ]:
        print(json.dumps(value, indent=2, ensure_ascii=False))
        print(json.dumps(value, ensure_ascii=False, separators=(",", ":")))

      """
    let written = values.map { value in
      text(.indented) { value.write(to: &$0) } + "\n" + text(.compact) { value.write(to: &$0) }
    }
    #expect(try Python.run(script) == written.joined(separator: "\n") + "\n")
  }
}
