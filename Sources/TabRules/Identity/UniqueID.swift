import Diagnostics
import SourceText
import TabTree
import YAMLTree

/// Two nodes that can be shown together must not answer to one id.
enum UniqueID: LintRule {
  static let isProven = true

  static let rule = Rule(
    "unique-id",
    .error,
    "an id used twice where both can be shown, or by nodes of two kinds",
    discussion: """
      The system tells tabs apart by their identifiers, over the whole tree (documented: UIKit's \
      header `UITab.h`), and saved state and links go by ids. Nodes of one kind may share an id as places of \
      one destination where no two of them are ever shown together in one form factor. An id that \
      a destination had before counts as its own.
      """,
    isConfigurable: false,
    valid: [
      """
      version: 1
      flags: {early: false}
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: news, title: News, systemImage: newspaper, when: early}
        - {id: news, title: News, systemImage: newspaper, when: not early}

      """
    ],
    invalid: [
      """
      version: 1
      tabs:
        - {id: home, title: Home, systemImage: house}
        - {id: home, title: News, systemImage: newspaper}

      """
    ]
  )

  static func check(_ run: inout LintRun) {
    for places in run.configuration.places.values.sorted(by: { $0[0] < $1[0] }) {
      checkPlaces(places, &run)
    }
    checkFormerIDs(&run)
  }

  private static func checkPlaces(_ places: [Int], _ run: inout LintRun) {
    let nodes = run.configuration.nodes
    let first = places[0]
    var isReported: Set<Int> = []
    for second in places.dropFirst() where nodes[second].kind != nodes[first].kind {
      isReported.insert(second)
      let kinds = "\(nodes[first].kind.withArticle) and \(nodes[second].kind.withArticle)"
      report("the id '\(nodes[second].id)' belongs to \(kinds)", second, first, nil, &run)
    }
    let alike = places.filter { !isReported.contains($0) }
    for meeting in run.meetings(among: alike, by: { $0 }) {
      report(
        "the id '\(nodes[first].id)' is used twice, both shown in \(meeting.formFactor.rawValue) "
          + "width",
        alike[meeting.second],
        alike[meeting.first],
        meeting.circumstances,
        &run
      )
    }
  }

  private static func report(
    _ message: String,
    _ second: Int,
    _ first: Int,
    _ detail: String?,
    _ run: inout LintRun
  ) {
    run.report(
      rule,
      message,
      at: run.place(.id, of: second),
      detail: detail,
      related: [Related("first used here", at: run.place(.id, of: first).span)],
      help: run.configuration.nodes[first].kind == run.configuration.nodes[second].kind
        ? "give one of them another id, or conditions that exclude each other"
        : "give one of them another id",
      node: second,
      subject: "id"
    )
  }

  private static func checkFormerIDs(_ run: inout LintRun) {
    let configuration = run.configuration
    let former = run.survey.gatherElements(.formerIDs)
    guard !former.isEmpty else { return }
    var ids = RepeatedTexts(in: configuration.yaml)
    for id in run.survey.gather(.id) + former { ids.add(id) }
    for texts in ids.all(by: { $0 }) {
      for meeting in run.meetings(among: texts.map(\.node), by: configuration.identity(of:)) {
        let (first, second) = run.inFileOrder(texts[meeting.first], texts[meeting.second])
        let id = run.text(of: second)
        let isFormer = configuration.value(.id, of: second.node) != second.value
        run.report(
          rule,
          isFormer
            ? "the former id '\(id)' of \(run.describe(second.node)) belongs to "
              + "\(run.describe(first.node)), too"
            : "the id '\(id)' is a former id of \(run.describe(first.node))",
          at: configuration.yaml.place(of: second.value),
          detail: meeting.circumstances,
          related: [
            Related("first used here", at: configuration.yaml.place(of: first.value).span)
          ],
          help: "saved state can mean one of them only; take it out of 'formerIDs'",
          node: second.node,
          subject: id
        )
      }
    }
  }
}
