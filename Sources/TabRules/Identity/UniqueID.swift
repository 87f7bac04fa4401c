import Diagnostics
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
    for (offset, second) in places.enumerated().dropFirst() {
      let earlier = places[..<offset]
      if let first = earlier.first(where: { nodes[$0].kind != nodes[second].kind }) {
        report(
          "the id '\(nodes[second].id)' belongs to a \(nodes[first].kind.rawValue) and a "
            + nodes[second].kind.rawValue,
          second,
          first,
          &run
        )
      } else if let (first, circumstances) = shownTogether(second, earlier, run) {
        report(
          "the id '\(nodes[second].id)' is used twice\(circumstances)",
          second,
          first,
          &run
        )
      }
    }
  }

  private static func report(_ message: String, _ second: Int, _ first: Int, _ run: inout LintRun) {
    run.report(
      rule,
      message,
      at: run.place(.id, of: second),
      related: [Related("first used here", at: run.place(.id, of: first).span)],
      help: "give one of them another id, or conditions that exclude each other",
      node: second,
      subject: "id"
    )
  }

  /// The first of `earlier` that is shown together with `second`, and where.
  private static func shownTogether(
    _ second: Int,
    _ earlier: ArraySlice<Int>,
    _ run: LintRun
  ) -> (first: Int, circumstances: String)? {
    for (item, resolution) in run.resolutions {
      for formFactor in FormFactor.allCases where resolution.isShown(second, in: formFactor) {
        if let first = earlier.first(where: { resolution.isShown($0, in: formFactor) }) {
          return (
            first,
            ", both shown in \(formFactor.rawValue) width on \(resolution.target.name)"
              + item.description
          )
        }
      }
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
          let (_, circumstances) = shownTogether(index, [owner], run)
        else { continue }
        run.report(
          rule,
          "the former id '\(id)' of \(run.describe(index)) belongs to \(run.describe(owner)), too"
            + circumstances,
          at: configuration.yaml.place(of: element),
          related: [Related("first used here", at: run.place(.id, of: owner).span)],
          help: "saved state can mean one of them only; take it from the other",
          node: index,
          subject: id
        )
      }
    }
  }
}
