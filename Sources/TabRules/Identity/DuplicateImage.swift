import Diagnostics
import TabTree

/// People recognize the items of a bar by their images.
enum DuplicateImage: LintRule {
  static let rule = Rule(
    "duplicate-image",
    .info,
    "two items of one bar with one image",
    discussion: """
      An item is recognized by its image before its title is read. Images that the app replaces at \
      run time (`dynamicImage`) are left out.
      """,
    valid: [example("newspaper")],
    invalid: [example("house")]
  )

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    for pair in run.alikeItems(by: { image(of: $0, configuration) }) {
      let key = imageKey(of: pair.second, configuration)
      run.report(
        rule,
        "\(run.describe(pair.second)) has the image of \(run.describe(pair.first)), which stands in "
          + "\(run.name(of: pair.bar)), too",
        at: run.place(key, of: pair.second),
        detail: pair.circumstances,
        related: [Related("the same image", at: run.place(key, of: pair.first).span)],
        help: "give one of them another image",
        node: pair.second,
        subject: key.name
      )
    }
  }

  private static func imageKey(of item: Int, _ configuration: TabConfiguration) -> NodeKey {
    configuration.nodes[item].written.contains(.image) ? .image : .systemImage
  }

  /// The image with the key that names it, which tells images of the app from the system's.
  private static func image(of item: Int, _ configuration: TabConfiguration) -> String? {
    guard !configuration.nodes[item].written.contains(.dynamicImage) else { return nil }
    let key = imageKey(of: item, configuration)
    return configuration.text(key, of: item).map { "\(key.name) \($0)" }
  }

  private static func example(_ image: String) -> String {
    """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: News, systemImage: \(image)}

    """
  }
}
