extension HostileInput {
  /// Texts that are hard on whatever reads characters and YAML.
  static let texts: [HostileInput] = [
    HostileInput("brackets", finds: ["yaml-limit"]) { _ in String(repeating: "[", count: 100_000) },
    HostileInput("a file of brackets", finds: ["yaml-limit"]) { filling($0, "[") },
    HostileInput("braces", finds: ["yaml-limit"]) { filling($0, "{") },
    HostileInput("question marks", finds: ["yaml-limit"]) { filling($0, "? ") },
    HostileInput("hyphens", finds: ["yaml-limit"]) { filling($0, "- ") },
    HostileInput("colons", finds: ["yaml-syntax"]) { filling($0, ": ") },
    HostileInput("quotes", finds: ["yaml-syntax", "yaml-limit"]) { filling($0, "\"") },
    HostileInput("deep blocks", finds: ["yaml-limit"]) { _ in
      (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    },
    HostileInput("directives", finds: ["yaml-unsupported"]) {
      filling($0 / 5, "%TAG !a! tag:x\n")
    },
    HostileInput("different directives", finds: ["yaml-unsupported"]) {
      lines(55_000, $0) { "%TAG !a\($0)! tag:x\n" }
    },
    HostileInput("one directive", finds: ["yaml-unsupported"]) {
      "%" + filling($0, "x", reserve: 9)
    },
    HostileInput("one line", finds: ["yaml-limit", "unknown-key"]) {
      "a: " + filling($0, "x", reserve: 9)
    },
    HostileInput("one quoted line", finds: ["yaml-limit", "unknown-key"]) {
      "a: \"" + filling($0, "x", reserve: 9) + "\""
    },
    HostileInput("one line of elements", finds: ["yaml-limit", "unknown-key"]) {
      "a: [" + filling($0, "x,", reserve: 9) + "]"
    },
    HostileInput("escapes", finds: ["yaml-limit", "unknown-key"]) {
      "a: \"" + filling($0, "\\x41", reserve: 9) + "\""
    },
    HostileInput("an open quote", finds: ["yaml-syntax", "yaml-limit"]) {
      "a: \"" + filling($0, "x\n", reserve: 9)
    },
    HostileInput("an open bracket", finds: ["yaml-syntax", "yaml-limit"]) {
      "a: [\n" + filling($0, "x,\n", reserve: 9)
    },
    HostileInput("one key", finds: ["yaml-limit", "missing-key"]) {
      "? " + filling($0, "k", reserve: 9) + "\n: x\n"
    },
    HostileInput("spaces", finds: ["yaml-unsupported"]) { filling($0, " ") },
    HostileInput("line feeds", finds: ["yaml-unsupported"]) { filling($0, "\n") },
    HostileInput("comments", finds: ["yaml-unsupported"]) { filling($0, "#\n") },
    HostileInput("documents", finds: ["yaml-unsupported", "wrong-type"]) {
      filling($0, "---\na\n")
    },
    HostileInput("byte order marks", finds: ["invalid-character"]) { filling($0, "\u{FEFF}") },
    HostileInput("no-break spaces", finds: ["invalid-character", "yaml-limit"]) {
      "a: " + filling($0, "\u{A0}", reserve: 9)
    },
    HostileInput("bidirectional controls", finds: ["invalid-character", "yaml-limit"]) {
      "a: " + filling($0, "\u{202E}", reserve: 9)
    },
    HostileInput(
      "NUL bytes",
      finds: ["invalid-character"],
      bytes: { size in
        [UInt8](repeating: 0, count: Int(Double(HostileInput.bytes) * size))
      }
    ),
    HostileInput(
      "bytes that are no UTF-8",
      finds: ["invalid-character"],
      bytes: { size in
        [UInt8](repeating: 0xFF, count: Int(Double(HostileInput.bytes) * size))
      }
    ),
    HostileInput(
      "control characters",
      finds: ["invalid-character"],
      bytes: { size in
        [UInt8](repeating: 1, count: Int(Double(HostileInput.bytes) * size))
      }
    ),
    HostileInput("anchors", finds: ["wrong-type"]) { lines(120_000, $0) { "- &a\($0) x\n" } },
    HostileInput("unknown aliases", finds: ["yaml-unsupported"]) {
      lines(200_000, $0) { "- *a\($0)\n" }
    },
    HostileInput("aliases of aliases", finds: ["yaml-limit"]) { _ in bomb { "[\($0)]" } },
    HostileInput("merges of merges", finds: ["yaml-limit", "duplicate-key"]) { _ in
      bomb { "{<<: [\($0)]}" }
    },
    HostileInput("aliases of a long text", finds: ["yaml-limit"]) {
      "a: &a \"\(String(repeating: "x", count: 60_000))\"\nb:\n"
        + lines(100_000, $0) { _ in "- *a\n" }
    },
    HostileInput("wide merges", finds: ["yaml-limit"]) { size in
      "a: &a {" + (0..<2000).map { "k\($0): 1" }.joined(separator: ",") + "}\nb:\n"
        + lines(20_000, size) { _ in "- {<<: *a}\n" }
    },
  ]

  /// Nine times as much on every line.
  private static func bomb(_ collection: (String) -> String) -> String {
    let names = "abcdefghijklmnopq".map(String.init)
    let first = names[0] + ": &a " + (collection("").hasPrefix("[") ? "[x, x]" : "{x: 1}") + "\n"
    return first
      + zip(names.dropFirst(), names).map { name, earlier in
        let aliases = [String](repeating: "*" + earlier, count: 9).joined(separator: ", ")
        return "\(name): &\(name) \(collection(aliases))\n"
      }.joined()
  }
}
