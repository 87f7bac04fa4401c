import Testing

@testable import SwiftGeneration

/// People hide in a sidebar only what the tree lets them hide, items of lists among it.
@Suite struct CustomizationTests {
  private static let sample = Sample(
    name: "hiding",
    text: """
      version: 1
      app: Hiding
      framework: swiftui
      mode: tabSidebar
      customizationIdentifier: main
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper, allowsHiding: true}
        - id: lists
          kind: section
          title: Lists
          compact: hidden
          children: [{id: list, kind: dynamic, source: lists}]
      """
  )

  @Test(arguments: [("\"home\"", true), ("\"news\"", false), ("\"list.\" + item.key", true)])
  func isKeptFromBeingHidden(id: String, isKept: Bool) throws {
    let text = try Self.sample.generate(.swiftui).map(\.text).joined()
    let lines = text.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
    let index = try #require(lines.firstIndex(of: ".customizationID(\(id))"))
    #expect((lines[index - 1] == ".customizationBehavior(.disabled, for: .sidebar)") == isKept)
  }
}
