extension HostileInput {
  /// Configurations of which every finding could be compared with everything else.
  static let configurations: [HostileInput] = [
    HostileInput("wrong nodes", finds: ["wrong-type"]) {
      "version: 1\ntabs:\n" + lines(240_000, $0) { _ in "- x\n" }
    },
    HostileInput("unknown root keys", finds: ["unknown-key"]) {
      condition("f") + lines(120_000, $0) { "tab\($0): 1\n" }
    },
    HostileInput("unknown changes", finds: ["unknown-key", "unknown-value"]) {
      condition("f") + "changes:\n" + lines(120_000, $0) { "  added\($0): error\n" }
    },
    HostileInput("unknown rules", finds: ["unknown-key"]) {
      condition("f") + "rules:\n" + lines(120_000, $0) { "  unique-i\($0): error\n" }
    },
    HostileInput("unknown keys", finds: ["unknown-key"]) {
      tabs(18_000, $0) { _, _ in ", rout: 1, regula: 2, whem: 3" }
    },
    HostileInput("unknown values", finds: ["unknown-value"]) {
      tabs(27_000, $0) { number, _ in ", regular: optiona\(number)" }
    },
    HostileInput("unknown references", finds: ["unknown-reference"]) {
      tabs(27_000, $0) { number, _ in ", fallback: m\(number)" }
    },
    HostileInput("long unknown references", finds: ["yaml-limit", "invalid-id"]) { _ in
      "version: 1\ntabs:\n"
        + (0..<60).map {
          let name = String(repeating: "y", count: 31_000)
          return "  - {id: \(name)\($0), fallback: x\(name)\($0), title: A, systemImage: house}\n"
        }.joined()
    },
    HostileInput("unknown flags", finds: ["unknown-flag"]) {
      tabs(27_000, $0, head: flags(900)) { number, _ in ", when: f90\(number)" }
    },
    HostileInput("unknown flags in one condition", finds: ["unknown-flag"]) { size in
      let names = (0..<Int(7_000 * size)).map { "g\($0)" }
      return condition(names.joined(separator: " or "), flags: flags(1_000))
    },
    HostileInput("unknown flags in long conditions", finds: ["unknown-flag"]) { size in
      let text = (0..<Int(5_000 * size)).map { "\\x67\($0)" }.joined(separator: " or ")
      return tabs(60, size, head: flags(1_000)) { _, _ in ", when: \"\(text)\"" }
    },
    HostileInput("unknown values of a flag", finds: ["unknown-flag"]) { size in
      let values = (100..<200).map { String(repeating: "v", count: 120) + "\($0)" }
      let head = "flags: {p: {values: [\(values.joined(separator: ","))], default: \(values[0])}}\n"
      let text = (0..<Int(4_000 * size)).map { "p == g\($0)" }.joined(separator: " or ")
      return tabs(60, size, head: head) { _, _ in ", when: \"\(text)\"" }
    },
    HostileInput("unknown symbols", finds: ["unknown-symbol"]) { size in
      // Comparing each with all that are known takes long in a program that is not optimized.
      tabs(25_000, size * size) { number, _ in ", selectedSystemImage: square.and.arrow.u\(number)"
      }
    },
    HostileInput("unknown rules in comments", finds: ["invalid-ignore"]) {
      condition("f") + lines(100_000, $0) { "# tabc:ignore unique-i\($0) -- why\n" }
    },
    HostileInput("comments that ignore nothing", finds: ["unused-ignore"]) {
      condition("f") + lines(100_000, $0) { _ in "# tabc:ignore unknown-symbol -- why\n" }
    },
    HostileInput("twins", finds: ["unique-id"]) {
      "version: 1\ntabs:\n"
        + lines(30_000, $0) { _ in "  - {id: a, title: A, systemImage: house}\n" }
    },
    HostileInput("twins by alias", finds: ["unique-id"]) {
      "version: 1\ntabs:\n  - &a {id: a, title: A, systemImage: house}\n"
        + lines(34_000, $0) { _ in "  - *a\n" }
    },
    HostileInput("former ids", finds: ["unique-id"]) {
      tabs(24_000, $0) { _, _ in ", formerIDs: [n0]" }
    },
    HostileInput("former ids that exclude each other", finds: ["unused-flag"]) {
      tabs(20_000, $0, head: flags(100)) { number, _ in
        ", formerIDs: [z\(number / 2)], when: \(number % 2 == 0 ? "f0" : "not f0")"
      }
    },
    HostileInput("profiles of unknown values", finds: ["unknown-flag"]) { size in
      let values = (100..<200).map { String(repeating: "v", count: 30) + "\($0)" }
      let head = "flags: {p: {values: [\(values.joined(separator: ","))], default: \(values[0])}}\n"
      let profiles = lines(20_000, size) {
        "  p\($0): {p: \(String(repeating: "v", count: 28))x\($0)}\n"
      }
      return tabs(10, 1, head: head + "profiles:\n" + profiles) { _, _ in "" }
    },
    HostileInput("many nodes below a long condition", finds: ["yaml-limit"]) { size in
      let condition = (0..<1_000).map { "f\($0)" }.joined(separator: " or ")
      let head = "version: 1\n" + flags(1_000) + "tabs:\n  - {id: home, title: A}\n"
      return head + "  - id: g\n    title: G\n    when: \(condition)\n    children:\n"
        + lines(25_000, size) { "      - {id: n\($0), title: A, when: f\($0 % 1_000)}\n" }
    },
    HostileInput("aliases of a long condition", finds: ["yaml-limit"]) { size in
      let condition = (0..<1_000).map { "f\($0)" }.joined(separator: " or ")
      return "version: 1\n" + flags(1_000) + "tabs:\n"
        + "  - {id: home, title: A, when: &c \(condition)}\n"
        + (0..<2_100).map { "  - {id: n\($0), title: A, when: *c}\n" }.joined()
    },
    HostileInput("flags in excess", finds: ["yaml-limit"]) { _ in
      condition("f1", flags: flags(60_000))
    },
  ]

  /// Conditions, flags and profiles.
  static let conditions: [HostileInput] = [
    HostileInput("parentheses", finds: ["invalid-condition"]) { _ in
      condition(String(repeating: "(", count: 1_000) + "f" + String(repeating: ")", count: 1_000))
    },
    HostileInput("more parentheses", finds: ["invalid-condition"]) { _ in
      condition(String(repeating: "(", count: 32_000) + "f" + String(repeating: ")", count: 32_000))
    },
    HostileInput("negations", finds: ["invalid-condition"]) { _ in
      condition(String(repeating: "not ", count: 16_000) + "f")
    },
    HostileInput("signs", finds: ["invalid-condition"]) { _ in
      condition(String(repeating: "===", count: 20_000))
    },
    HostileInput("one word", finds: ["unknown-flag"]) { _ in
      condition(String(repeating: "f", count: 60_000))
    },
    HostileInput("implications", finds: ["invalid-condition"]) { _ in
      condition([String](repeating: "f", count: 5_000).joined(separator: " implies "))
    },
    HostileInput("a long condition") { _ in
      condition([String](repeating: "f", count: 13_000).joined(separator: " or "))
    },
    HostileInput("a condition of a million words", finds: ["yaml-limit"]) {
      condition(filling($0, "f or ", reserve: 300) + "f")
    },
    HostileInput("a condition on every flag") { _ in
      let pairs = (0..<500).map { "(f\(2 * $0) and not f\(2 * $0 + 1))" }
      return condition(pairs.joined(separator: " or "), flags: flags(1_000))
    },
    HostileInput("conditions on every flag") { size in
      tabs(20_000, size * size, head: flags(1_000)) { number, _ in
        ", when: f\(number % 1_000) and f\(number * 7 % 1_000) or not f\(number / 1_000)"
      }
    },
    HostileInput("entangled conditions") { size in
      tabs(60, size, head: flags(60)) { number, _ in
        let parts = (0..<300).map {
          "(f\($0 * 7 % 40) and f\(($0 * 11 + 3) % 40) and not f\(($0 * 13 + 5) % 40))"
        }
        return ", when: \"(\(parts.joined(separator: " or "))) and f\(number)\""
      }
    },
    HostileInput("profiles of many nodes") { size in
      let profiles = (0..<8_000).map { "  p\($0): {f\($0 % 100): false, f\($0 / 100): false}\n" }
      return tabs(10_000, size, head: flags(100) + "profiles:\n" + profiles.joined()) { _, _ in "" }
    },
    HostileInput("profiles of many flags") { size in
      let profiles = lines(40_000, size) {
        "  p\($0): {f\($0 % 1_000): false, f\($0 / 1_000): false}\n"
      }
      return tabs(200, 1, head: flags(1_000) + "profiles:\n" + profiles) { _, _ in "" }
    },
    HostileInput("profiles of long conditions") { size in
      let profiles = (0..<4_000).map {
        "  p\($0): {f\($0 % 1_000): false, f\($0 / 1_000): false}\n"
      }
      let text = [String](repeating: "f1", count: 400).joined(separator: " or ")
      return tabs(1_000, size, head: flags(1_000) + "profiles:\n" + profiles.joined()) {
        number,
        _ in
        ", when: \"f\(number) or \(text)\""
      }
    },
  ]

  /// Trees that compile, or would but for the number of their tabs.
  static let trees: [HostileInput] = [
    HostileInput("tabs") { tabs(30_000, $0, head: silence) { _, _ in "" } },
    HostileInput("routes") {
      tabs(22_000, $0, head: silence) { number, _ in ", route: /a\(number)" }
    },
    HostileInput("former ids of its own") {
      "version: 1\n" + silence + "tabs:\n  - {id: home, title: A, systemImage: house}\n"
        + "  - {id: b, title: B, systemImage: house, formerIDs: ["
        + lines(200_000, $0) { "k\($0)," } + "]}\n"
    },
    HostileInput("a chain of fallbacks") {
      tabs(18_000, $0, head: silence) { number, count in
        number + 1 < count ? ", when: \"false\", fallback: n\(number + 1)" : ""
      }
    },
    HostileInput("a ring of fallbacks") {
      tabs(18_000, $0, head: silence) { number, count in
        number == 0 ? "" : ", when: \"false\", fallback: n\(number + 1 < count ? number + 1 : 1)"
      }
    },
    HostileInput("twins that are never shown") {
      "version: 1\n" + silence + "tabs:\n  - {id: home, title: A, systemImage: house}\n"
        + lines(22_000, $0) { _ in
          "  - {id: a, title: A, systemImage: house, when: \"false\", fallback: home}\n"
        }
    },
    HostileInput("groups") {
      "version: 1\n" + silence + "tabs:\n"
        + lines(12_000, $0) {
          "  - {id: g\($0), title: G, systemImage: house, children: "
            + "[{id: n\($0), title: A, systemImage: house}]}\n"
        }
    },
  ]

  private static let silence = "rules: {all: \"off\"}\n"
}
