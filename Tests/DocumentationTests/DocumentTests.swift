import Foundation
import Testing

/// Whoever does what the documentation says sees what it says.
@Suite struct DocumentTests {
  @Test(arguments: Document.written)
  func sayWhatIsSo(document: Document) throws {
    let session = try Session()
    for item in document.items { try session.follow(item) }
  }

  @Test func areFound() {
    #expect(!Document.catalogs.isEmpty)
    for catalog in Document.catalogs {
      #expect(Document.all.contains { $0.path.hasPrefix(catalog) }, "\(catalog)")
    }
  }

  @Test func everyExceptionIsNeeded() {
    let blocks = Document.written.flatMap(\.items).compactMap { item in
      if case .block(let block) = item { block } else { nil }
    }
    for exception in Exception.all {
      #expect(blocks.contains { exception.covers($0) }, "\(exception)")
    }
  }

  /// Links to files lead to one, and links within a text to a heading of it. What `docc` resolves is
  /// left to it.
  @Test(arguments: Document.all)
  func linksLeadSomewhere(document: Document) {
    let folder = Tabc.repository.appendingPathComponent(document.path).deletingLastPathComponent()
    for link in document.links where !link.contains("://") && !link.hasPrefix("doc:") {
      if link.hasPrefix("#") {
        #expect(document.anchors.contains(String(link.dropFirst())), "\(link)")
      } else {
        let path = folder.appendingPathComponent(link).path
        #expect(FileManager.default.fileExists(atPath: path), "\(link)")
      }
    }
  }
}

/// What the tests of documents go by.
@Suite struct ReadingDocumentTests {
  private static let text = """
    # A title

    <!-- run: true -->

    <!-- file: other.yaml -->
    ```yaml
    version: 1
    ```

    ```console
    $ tabc lint \\
        other.yaml
    one
    …
    ```
    """

  @Test func findsBlocksAndMarks() throws {
    let document = Document(path: "text.md", text: Self.text)
    try #require(document.items.count == 3)
    guard case .hiddenCommand("true") = document.items[0],
      case .block(let yaml) = document.items[1],
      case .block(let console) = document.items[2]
    else { throw Unexpected() }
    #expect(yaml.mark == .file("other.yaml"))
    #expect(yaml.text == "version: 1\n")
    let exchange = Console.Exchange(
      command: "tabc lint \\\n    other.yaml",
      output: ["one", "…"]
    )
    #expect(Console(console.lines).exchanges == [exchange])
  }

  private struct Unexpected: Error {}

  @Test func comparesLinesWithWhatIsLeftOut() {
    #expect(Console.matches(["a", "b"], ["a", "b"]))
    #expect(!Console.matches(["a", "b"], ["a"]))
    #expect(!Console.matches(["a"], ["a", "b"]))
    #expect(Console.matches(["a", "b", "c"], ["a", "  …", "c"]))
    #expect(!Console.matches(["a", "b", "c"], ["…", "b"]))
  }

  /// A block that nobody runs, a command that fails and an output that differs are found.
  @Test(arguments: [
    "```\ntext\n```", "<!-- fiel: tabs.yaml -->\n```yaml\nversion: 1\n```",
    "```yaml\nversion: 2\n```", "```sh\nfalse\n```", "```console\n$ echo a\nb\n```",
    "```console\n$ false\n```", "```swift\nlet a: Int = true\n```", "```json\n{}\n```",
    "```sh\ntrue\n",
  ])
  func findsWhatIsNotSo(text: String) throws {
    let session = try Session()
    withKnownIssue {
      for item in Document(path: "text.md", text: text).items { try session.follow(item) }
    }
  }
}
