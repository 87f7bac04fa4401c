import Diagnostics
import TabTree
import YAMLTree

/// Of two routes that match one path the one with a literal segment wins.
enum OverlappingRoute: LintRule {
  static let rule = Rule(
    "overlapping-route",
    .info,
    "a route with a parameter that another route takes paths from",
    discussion: """
      `/articles/{id}` matches `/articles/latest`, but a destination with that very route gets it: \
      of two routes of one length, the one with a literal segment where they first differ wins. So \
      no article may have the id `latest`.
      """,
    valid: [example("/latest")],
    invalid: [example("/articles/latest")]
  )

  static func check(_ run: inout LintRun) {
    let yaml = run.configuration.yaml
    let hasParameter = run.survey.routes.contains { route in
      yaml.withText(of: route.value) { $0.contains(UInt8(ascii: "{")) }
    }
    guard hasParameter else { return }
    var losses: [(loser: WrittenText, winner: WrittenText, count: Int)] = []
    for length in RouteForm.grouped(run.survey.routes, in: yaml) {
      for loser in length {
        for winner in length where winner.precedes(loser) {
          losses += winner.losses(of: loser, in: run.configuration)
        }
      }
    }
    var position: [Int: Int] = [:]
    var merged: [(loser: WrittenText, winner: WrittenText, count: Int)] = []
    for loss in losses {
      if let known = position[loss.loser.node] {
        merged[known].count += loss.count
      } else {
        position[loss.loser.node] = merged.count
        merged.append(loss)
      }
    }
    for loss in merged { report(loss.loser, loss.winner, loss.count, &run) }
  }

  private static func report(
    _ loser: WrittenText,
    _ winner: WrittenText,
    _ count: Int,
    _ run: inout LintRun
  ) {
    let winning = run.text(of: winner)
    let others = count == 1 ? "" : ", one of \(count) such routes"
    run.report(
      rule,
      "the route '\(run.text(of: loser))' matches '\(winning)', too, which opens "
        + "\(run.describe(winner.node))\(others)",
      at: run.configuration.yaml.place(of: loser.value),
      related: [
        Related("this route wins", at: run.configuration.yaml.place(of: winner.value).span)
      ],
      help: "make sure that nothing of \(run.describe(loser.node)) has such a path",
      node: loser.node,
      subject: winning
    )
  }

  private static func example(_ route: String) -> String {
    """
    version: 1
    tabs:
      - {id: latest, title: Latest, systemImage: newspaper, route: \(route)}
      - id: articles
        title: Articles
        systemImage: archivebox
        landing: self
        route: /articles
        children:
          - {id: article, kind: dynamic, source: articles, route: "/articles/{id}"}

    """
  }
}
