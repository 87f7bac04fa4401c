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

  @Test func releasesBefore18AreOneTarget() {
    let text = """
      version: 1
      deploymentTarget: 15
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper}
        - {id: notes, title: Notes, systemImage: note.text, when: os >= 16}

      """
    #expect(lint(text).map(\.rule) == ["condition-always"])
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
