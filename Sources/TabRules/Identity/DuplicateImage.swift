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

  private struct Image: Hashable {
    let key: NodeKey
    let name: String
  }

  static func check(_ run: inout LintRun) {
    let configuration = run.configuration
    for pair in run.alikeItems(by: { image(of: $0, configuration) }) {
      guard let key = image(of: pair.second, configuration)?.key else { continue }
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

  private static func image(of item: Int, _ configuration: TabConfiguration) -> Image? {
    let written = configuration.nodes[item].written
    guard !written.contains(.dynamicImage) else { return nil }
    let key = written.contains(.image) ? NodeKey.image : .systemImage
    return configuration.text(key, of: item).map { Image(key: key, name: $0) }
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
