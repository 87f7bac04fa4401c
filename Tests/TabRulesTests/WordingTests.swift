import Diagnostics
import SourceText
import Testing

@testable import TabRules

/// What a finding says is true of the file that it is about.
@Suite struct WordingTests {
  private func findings(_ text: String) -> [Diagnostic] {
    Lint(MarkedText(text).source).diagnostics
  }

  @Test func aSectionIsNotAskedForAnImageThatItCannotHave() throws {
    let head = "version: 1\ndeploymentTarget: 26\nmode: tabSidebar\n"
    let pinned = """
      \(head)tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}
        - id: more
          kind: section
          title: More
          compact: hidden
          regular: pinned
          children:
            - {id: help, title: Help}

      """
    let found = findings(pinned)
    #expect(found.map(\.rule) == ["missing-image"])
    #expect(found[0].help?.contains("systemImage") == false)
    // What it says instead can be done.
    let automatic = pinned.replacing("regular: pinned", with: "regular: automatic")
    #expect(findings(automatic).isEmpty)
    let group = pinned.replacing("kind: section", with: "systemImage: star")
    #expect(!findings(group).contains { $0.rule == "missing-image" || $0.severity == .error })
  }

  private static let twoSearchTabs = """
    version: 1
    deploymentTarget: 26
    tabs:
      - {id: find, title: Find, role: search}
      - {id: seek, title: Seek, role: search, activatesSearch: true}
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}

    """

  @Test func ofTwoSearchTabsNoneIsAskedToGiveUpAnotherRole() throws {
    let finding = try #require(
      findings(Self.twoSearchTabs).first { $0.rule == "search-not-detached" }
    )
    #expect(finding.message.contains("tab 'find'") && finding.message.contains("tab 'seek'"))
    #expect(finding.help?.contains("prominent") == false)
    let mended = Self.twoSearchTabs.replacing("search}", with: "search, activatesSearch: true}")
    #expect(!findings(mended).contains { $0.rule == "search-not-detached" })
  }

  @Test func onlyTheLastItemIsSaidToBeLast() throws {
    let finding = try #require(findings(Self.twoSearchTabs).first { $0.rule == "order-differs" })
    #expect(finding.message.hasPrefix("tab 'find' is shown behind tab 'news' in the compact bar"))
    let one = Self.twoSearchTabs.replacing(/[ ]+- \{id: seek[^\n]*\n/, with: "")
    let last = try #require(findings(one).first { $0.rule == "order-differs" })
    #expect(last.message.hasPrefix("tab 'find' is shown last in the compact bar"))
  }

  @Test func aSecondRoleOfABarHasNoEffect() {
    func seconds(_ framework: String, _ role: String) -> [String] {
      let tabs = ["one", "two", "three"].map {
        "  - {id: \($0), title: Tab \($0), systemImage: star, role: \(role)}\n"
      }
      let text = "version: 1\nframework: \(framework)\ndeploymentTarget: 27\ntabs:\n"
      return findings(text + tabs.joined())
        .filter { $0.rule == "search-not-detached" && $0.subject == "role" }.compactMap(\.node)
    }
    #expect(seconds("uikit", "prominent") == [])
    #expect(seconds("swiftui", "prominent") == [])
    #expect(seconds("swiftui", "search") == ["two", "three"])
    #expect(seconds("uikit", "search") == [])
  }

  @Test func oneIsNoPlural() {
    let title = """
      version: 1
      rules: {title-length: {max: 0}}
      tabs:
        - {id: home, title: H, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}

      """
    let messages = findings(title).map(\.message)
    #expect(messages.contains { $0.contains("is 1 character wide") })
    #expect(messages.contains { $0.contains("is 4 characters wide") })
  }

  @Test(arguments: ["swiftui", "adaptiveAppShell"], [1, 7])
  func subTabsThatTheFrameworkLacksAreNotCounted(framework: String, count: Int) {
    let children = (1...count).map {
      "      - {id: c\($0), title: Child \($0), systemImage: \($0).circle}\n"
    }
    let text = """
      version: 1
      framework: \(framework)
      tabs:
        - {id: home, title: Home, systemImage: house}
        - id: more
          title: More
          systemImage: star
          children:

      """
    let rules = findings(text + children.joined()).map(\.rule)
    #expect(rules.contains("framework-support"))
    #expect(!rules.contains("sub-tab-count"))
  }
}
