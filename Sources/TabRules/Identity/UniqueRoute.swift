import Diagnostics
import TabTree
import YAMLTree

/// A link leads to one destination.
enum UniqueRoute: LintRule {
  static let isProven = true

  static let rule = Rule(
    "unique-route",
    .error,
    "two destinations with routes that match the same paths",
    discussion: """
      A link is to open one screen. Where two destinations that can be shown together have the same \
      route, or routes that differ in the names of their parameters only, the order of the file \
      would decide. A route that a destination had before counts as its own. Destinations of which \
      each form factor shows one at a time may share a route: the link opens the one that is shown.
      """,
    valid: [example(first: "/articles", second: "/articles/{id}")],
    invalid: [
      example(first: "/articles", second: "/articles"),
      example(first: "/articles/{id}", second: "/articles/{name}"),
    ]
  )

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    var written = RepeatedTexts(in: configuration.yaml)
    for route in run.survey.routes { written.add(route) }
    for route in run.survey.gatherElements(.formerRoutes) { written.add(route) }
    for routes in written.all(by: { (try? RouteTemplate($0))?.shape }) {
      for meeting in run.meetings(among: routes.map(\.node), by: configuration.identity(of:)) {
        report(routes, meeting, &run)
      }
    }
  }

  private static func report(_ routes: [WrittenText], _ meeting: Meeting, _ run: inout LintRun) {
    let (first, second) = run.inFileOrder(routes[meeting.first], routes[meeting.second])
    let route = run.text(of: second)
    run.report(
      rule,
      "the \(kind(of: second, run)) '\(route)' of \(run.describe(second.node)) matches the same "
        + "paths as the \(kind(of: first, run)) '\(run.text(of: first))' of \(run.describe(first.node))",
      at: run.configuration.yaml.place(of: second.value),
      detail: "both shown in \(meeting.formFactor.rawValue) width \(meeting.circumstances)",
      related: [
        Related("first used here", at: run.configuration.yaml.place(of: first.value).span)
      ],
      help: "a link can open one of them only; give the other a route of its own",
      node: second.node,
      subject: route
    )
  }

  private static func kind(of route: WrittenText, _ run: LintRun) -> String {
    run.configuration.value(.route, of: route.node) == route.value ? "route" : "former route"
  }

  private static func example(first: String, second: String) -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house, route: "\(first)"}
      - {id: news, title: News, systemImage: newspaper, route: "\(second)"}

    """
  }
}
