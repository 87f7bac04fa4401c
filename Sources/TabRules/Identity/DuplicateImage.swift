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
    let nodes = run.configuration.nodes
    var isReported: Set<Int> = []
    for bar in run.survey.bars {
      var firsts: [Image: Int] = [:]
      for item in bar.items.sorted() where !nodes[item].written.contains(.dynamicImage) {
        let key = nodes[item].written.contains(.image) ? NodeKey.image : .systemImage
        guard let name = run.configuration.text(key, of: item) else { continue }
        guard let first = firsts[Image(key: key, name: name)] else {
          firsts[Image(key: key, name: name)] = item
          continue
        }
        guard nodes[first].identity != nodes[item].identity,
          isReported.insert(nodes[item].identity).inserted
        else { continue }
        run.report(
          rule,
          "\(run.describe(item)) has the image of \(run.describe(first)), which stands in "
            + "\(run.name(of: bar)), too",
          at: run.place(key, of: item),
          detail: bar.situation.circumstances,
          related: [Related("the same image", at: run.place(key, of: first).span)],
          help: "give one of them another image",
          node: item,
          subject: key.name
        )
      }
    }
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
