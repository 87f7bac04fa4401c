import Diagnostics
import SourceText
import Testing

@testable import TabRules

/// What one finding about conditions says, and what it leaves unsaid.
@Suite struct ConditionTests {
  @Test func contradictoryAssumptionsSilenceWhatIsProven() {
    let contradiction = rules(assume: "[notes, not notes]")
    let consistent = rules(assume: "[notes or not notes]")
    #expect(contradiction == ["assume-contradiction"])
    #expect(consistent == ["condition-never", "unique-id"])
  }

  private func rules(assume: String) -> Set<String> {
    let text = """
      version: 1
      flags: {notes: false}
      assume: \(assume)
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: home, title: Again, systemImage: star}
        - {id: notes, title: Notes, systemImage: note.text, when: notes and not notes}

      """
    return Set(lint(text).map(\.rule.name))
  }

  @Test func anAssumptionThatCannotHoldStandsAlone() throws {
    let finding = try #require(
      lint(
        """
        version: 1
        flags: {notes: false, hubs: false}
        assume: [hubs, notes and not notes, not hubs]
        tabs:
          - {id: home, title: Home, systemImage: house}
          - {id: notes, title: Notes, systemImage: note.text}

        """
      ).first
    )
    #expect(finding.message == "this assumption cannot hold")
    #expect(finding.related == [])
  }

  /// Layouts know one target before 18; what is proven holds on each release that it stands for.
  @Test func conditionsTellReleasesBefore18Apart() {
    func text(_ deploymentTarget: Int) -> String {
      """
      version: 1
      deploymentTarget: \(deploymentTarget)
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}
        - {id: notes, title: Notes, systemImage: note.text, when: os >= 16}
        - {id: drafts, title: Drafts, systemImage: doc, when: os < 16}

      """
    }
    #expect(lint(text(15)).isEmpty)
    #expect(lint(text(16)).map(\.rule) == ["condition-always", "condition-never"])
  }

  @Test func countsHoldOnEveryReleaseBefore18() throws {
    let finding = try #require(
      lint(
        """
        version: 1
        deploymentTarget: 13
        tabs:
          - {id: home, title: Home, systemImage: house}
          - {id: news, title: News, systemImage: newspaper, when: os >= 15}

        """
      ).first
    )
    #expect(finding.rule == "compact-tab-count")
    #expect(finding.detail == "on ios17 (iOS 13 to 14): home")
  }

  @Test func symbolsGoByTheReleaseThatShowsThem() {
    func text(_ condition: String) -> String {
      """
      version: 1
      deploymentTarget: 14
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}
        - {id: walk, title: Walk, systemImage: figure.walk.motion, when: \(condition)}

      """
    }
    #expect(lint(text("os >= 16")).isEmpty)
    let found = lint(text("os >= 15"))
    #expect(found.map(\.rule) == ["symbol-availability"])
    #expect(found.first?.message.hasSuffix("is shown from iOS 15 on") == true)
  }

  @Test func anEmptyGroupIsNotReportedWhereItsChildrenNeverAre() {
    let text = """
      version: 1
      flags: {notes: true}
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}
        - id: work
          title: Work
          systemImage: tray
          children:
            - {id: notes, title: Notes, when: notes and not notes}
            - {id: hubs, title: Hubs, when: not notes and notes}

      """
    #expect(lint(text).map(\.rule) == ["condition-never", "condition-never"])
  }

  private func lint(_ text: String) -> [Diagnostic] {
    Lint(SourceText(name: "tabs.yaml", contents: Array(text.utf8))).diagnostics
  }
}
