import Diagnostics
import FlagLogic
import SourceText
import TabLayout
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
      The system tells tabs apart by their identifiers, over the whole tree (documented in UIKit's \
      header), and saved state and links go by ids. Nodes of one kind may share an id as places of \
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
      let kinds = "a \(nodes[first].kind.rawValue) and a \(nodes[second].kind.rawValue)"
      report("the id '\(nodes[second].id)' belongs to \(kinds)", second, first, nil, &run)
    }
    let alike = places.filter { !isReported.contains($0) }
    for formFactor in FormFactor.allCases {
      guard let found = shownTogether(alike, in: formFactor, run) else { continue }
      let shown = alike.filter { found.shows($0, in: formFactor) }
      for second in shown.dropFirst() where isReported.insert(second).inserted {
        report(
          "the id '\(nodes[second].id)' is used twice, both shown in \(formFactor.rawValue) width",
          second,
          shown[0],
          found.circumstances,
          &run
        )
      }
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
      help: "give one of them another id, or conditions that exclude each other",
      node: second,
      subject: "id"
    )
  }

  /// A case in which two of the nodes are shown in a form factor.
  private static func shownTogether(
    _ nodes: [Int],
    in formFactor: FormFactor,
    _ run: LintRun
  ) -> LintRun.ProvenCase? {
    run.counterexample { presence in
      Claim(
        statement: .more(
          than: 1,
          nodes.map { CountedCondition(presence.shown($0, in: formFactor)) }
        ),
        nodes: nodes
      )
    }
  }

  /// A case in which two of the nodes are shown in one form factor.
  private static func shownTogether(_ nodes: [Int], _ run: LintRun) -> LintRun.ProvenCase? {
    for formFactor in FormFactor.allCases {
      if let found = shownTogether(nodes, in: formFactor, run) { return found }
    }
    return nil
  }

  private static func checkFormerIDs(_ run: inout LintRun) {
    let configuration = run.configuration
    var owners: [String: Int] = [:]
    let former = configuration.nodes.indices.filter {
      configuration.nodes[$0].written.contains(.formerIDs)
    }
    guard !former.isEmpty else { return }
    for index in configuration.nodes.indices where owners[configuration.nodes[index].id] == nil {
      owners[configuration.nodes[index].id] = index
    }
    for index in former {
      guard let value = configuration.value(.formerIDs, of: index) else { continue }
      for element in configuration.yaml.elements(of: value) {
        let id = configuration.yaml.text(of: element)
        guard let owner = owners[id] else {
          owners[id] = index
          continue
        }
        guard configuration.nodes[owner].identity != configuration.nodes[index].identity,
          let found = shownTogether([owner, index], run)
        else { continue }
        run.report(
          rule,
          "the former id '\(id)' of \(run.describe(index)) belongs to \(run.describe(owner)), too",
          at: configuration.yaml.place(of: element),
          detail: found.circumstances,
          related: [Related("first used here", at: run.place(.id, of: owner).span)],
          help: "saved state can mean one of them only; take it from the other",
          node: index,
          subject: id
        )
      }
    }
  }
}
