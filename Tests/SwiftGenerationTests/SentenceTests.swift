import Testing

@testable import SwiftGeneration

/// What a file says ends in one full stop in a comment, whether it brings one or not.
@Suite struct SentenceTests {
  @Test(arguments: [
    ("The team has hubs", "The team has hubs."), ("The team has hubs.", "The team has hubs."),
    ("Has it hubs?", "Has it hubs?"), ("And more…", "And more…"),
    ("He says \"yes.\"", "He says \"yes.\""), ("\"Yes\"", "\"Yes\"."), ("", "."),
  ])
  func endInOneFullStop(text: String, sentence: String) {
    #expect(text.sentence == sentence)
  }

  @Test func flagsAndTabsAreDescribedByThem() throws {
    let sample = Sample(
      name: "marks",
      text: """
        version: 1
        app: Marks Inc.
        framework: uikit
        flags: {hubs: {default: false, description: The team has hubs.}}
        tabs:
          - {id: home, title: What next?, systemImage: house}
          - {id: hubs, title: Hubs, systemImage: star, when: hubs}
          - {id: new, kind: action, title: New, systemImage: plus}
        """
    )
    for kind in [GenerationKind.uikit, .uiTests] {
      let lines = try sample.generate(kind).flatMap { $0.text.split(separator: "\n") }
      let comments = lines.filter { $0.contains("///") }
      #expect(!comments.contains { $0.hasSuffix("..") || $0.hasSuffix("?.") })
      #expect(comments.contains { $0.hasSuffix("/// The team has hubs.") })
    }
  }
}
