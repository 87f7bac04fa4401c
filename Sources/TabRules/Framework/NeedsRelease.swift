import Diagnostics
import TabLayout
import TabTree

/// A key takes effect on every release on which its node is visible.
enum NeedsRelease: LintRule {
  static let rule = Rule(
    "needs-release",
    .info,
    "a key without effect on some releases that the app runs on",
    discussion: """
      `selectedImage` and `selectedSystemImage` take effect from iOS 26.1 on with UIKit \
      (documented: `UITab.selectedImage`; before 18 by `UITabBarItem`), `activatesSearch` from 26 \
      on (documented: `automaticallyActivatesSearch`, `tabViewSearchActivation`) and `role: \
      prominent` from 27 on (documented: `prominentTabIdentifier`, `TabRole.prominent`). Earlier \
      releases show the node without. Reported once for each key.
      """,
    valid: [
      example("role: search, activatesSearch: true", deploymentTarget: "26"),
      example("role: search, activatesSearch: true, when: os >= 26", deploymentTarget: "18"),
      example("selectedSystemImage: star.fill", deploymentTarget: "26.1"),
    ],
    invalid: [
      example("role: search, activatesSearch: true", deploymentTarget: "18"),
      example("selectedSystemImage: star.fill", deploymentTarget: "26"),
      example("role: prominent", deploymentTarget: "26"),
    ]
  )

  static func check(_ run: inout LintRun) {
    for late in LateKey.all {
      guard run.targets.contains(where: { late.isWithoutEffect(on: $0, in: run.configuration) })
      else { continue }
      for index in run.configuration.nodes.indices
      where run.configuration.keys(of: index).contains(late.key)
        && late.isUsed(by: run.configuration.nodes[index])
      {
        let lowest = run.targets(showing: index)
          .filter { late.isWithoutEffect(on: $0, in: run.configuration) }
          .map { $0.lowestRelease(for: run.configuration) }.min()
        guard let lowest else { continue }
        report(late, index, lowest, &run)
        break
      }
    }
  }

  private static func report(_ late: LateKey, _ node: Int, _ lowest: Release, _ run: inout LintRun)
  {
    let name = late.key == .role ? "role: prominent" : late.key.name
    run.report(
      rule,
      "'\(name)' has no effect before iOS \(late.since.text), but \(run.describe(node)) is shown "
        + "from iOS \(lowest.text) on",
      at: run.place(late.key, of: node),
      help: "nothing needs doing if the node does without it there",
      node: node,
      subject: late.key.name
    )
  }

  private static func example(_ keys: String, deploymentTarget: String) -> String {
    """
    version: 1
    deploymentTarget: \(deploymentTarget)
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}
      - {id: other, title: Other, systemImage: star, \(keys)}

    """
  }
}
