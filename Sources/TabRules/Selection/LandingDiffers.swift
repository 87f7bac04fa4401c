import Diagnostics
import TabLayout
import TabTree

/// Selecting a group opens the same screen on every release.
enum LandingDiffers: LintRule {
  static let rule = Rule(
    "landing-differs",
    .info,
    "a group that opens another screen on one release than on the next",
    discussion: """
      A group with `landing: self` has a screen of its own. In regular width beside a sidebar the \
      system opens it from iOS 26 on (documented: `isSidebarDestination`); on iOS 18 a group cannot \
      be selected there, and a child is opened in its place (documented: `defaultChildIdentifier`). Reported once a file.
      """,
    valid: [example("deploymentTarget: 26")],
    invalid: [example("deploymentTarget: 18")]
  )

  static func check(_ run: inout LintRun) {
    for situations in run.situationsByAssignment {
      for formFactor in FormFactor.allCases {
        let differing = run.configuration.nodes.indices.filter {
          run.configuration.nodes[$0].kind == .group && differs($0, formFactor, situations)
        }
        guard !differing.isEmpty else { continue }
        return report(differing, formFactor, situations, &run)
      }
    }
  }

  private static func differs(
    _ group: Int,
    _ formFactor: FormFactor,
    _ situations: [Situation]
  ) -> Bool {
    zip(situations, situations.dropFirst()).contains {
      let (earlier, later) = ($0.arrangement(formFactor), $1.arrangement(formFactor))
      return earlier.isShown(group) && later.isShown(group)
        && earlier.landing(of: group) != later.landing(of: group)
    }
  }

  private static func report(
    _ groups: [Int],
    _ formFactor: FormFactor,
    _ situations: [Situation],
    _ run: inout LintRun
  ) {
    let group = groups[0]
    var parts: [String] = []
    var previous: Int?
    for situation in situations where situation.arrangement(formFactor).isShown(group) {
      let landing = situation.arrangement(formFactor).landing(of: group)
      guard let landing, landing != previous else { continue }
      previous = landing
      let screen = landing == group ? "itself" : "'\(run.configuration.nodes[landing].id)'"
      parts.append("\(screen) on \(situation.resolution.target.name)")
    }
    run.report(
      rule,
      "in \(formFactor.rawValue) width \(run.describe(group)) opens "
        + parts.joined(separator: ", then "),
      at: run.place(.landing, of: group),
      detail: groups.count > 1 ? "the same goes for: \(run.list(Array(groups.dropFirst())))" : nil,
      help: "make sure that people find what they need on both screens",
      node: group
    )
  }

  private static func example(_ key: String) -> String {
    """
    version: 1
    \(key)
    tabs:
      - {id: home, title: Home, systemImage: house}
      - id: library
        title: Library
        systemImage: books.vertical
        landing: self
        children:
          - {id: songs, title: Songs, systemImage: music.note}
          - {id: albums, title: Albums, systemImage: square.stack}

    """
  }
}
