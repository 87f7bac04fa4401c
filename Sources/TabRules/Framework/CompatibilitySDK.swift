import Diagnostics
import TabLayout
import TabTree

/// The SDK heeds what the app asks for.
enum CompatibilitySDK: LintRule {
  static let rule = Rule(
    "compatibility-sdk",
    .error,
    "the look of earlier releases with an SDK that does not give it",
    discussion: """
      Built with the SDK of iOS 27 or later, `UIDesignRequiresCompatibility` is ignored on iOS 27 \
      (documented: `UIDesignRequiresCompatibility`), and an app that sets it was reported to crash at launch on iOS \
      26 (observed: Apple's developer forums, thread 858194). The SDK is the newest known unless \
      the file says otherwise.
      """,
    valid: [example("design: compatibility\nsdk: 26"), example("design: liquidGlass\nsdk: 27")],
    invalid: [example("design: compatibility\nsdk: 27"), example("design: compatibility")]
  )

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    guard configuration.design == .compatibility, let value = configuration.written[.design],
      let newest = run.targets.last, !newest.heedsCompatibility
    else { return }
    run.report(
      rule,
      "'design: compatibility' is ignored in an app built with SDK \(configuration.sdk)",
      at: configuration.yaml.place(of: value),
      related: configuration.written[.sdk].map {
        [Related("the SDK", at: configuration.yaml.place(of: $0).span)]
      } ?? [],
      help: "take it out, or build with an earlier SDK and say so: 'sdk: 26'",
      subject: RootKey.design.entry.name
    )
  }

  private static func example(_ keys: String) -> String {
    """
    version: 1
    \(keys)
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: newspaper}

    """
  }
}
