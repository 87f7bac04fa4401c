import TabTree
import YAMLTree

/// What several rules look at, gathered once, when the first of them asks.
final class Survey {
  private let configuration: TabConfiguration
  private let possibilities: [Situation]

  private(set) lazy var routes = gather(.route)
  private(set) lazy var bars = ShownBar.all(of: possibilities)

  init(_ configuration: TabConfiguration, _ possibilities: [Situation]) {
    self.configuration = configuration
    self.possibilities = possibilities
  }

  /// What nodes give to a key that takes one text, in document order.
  func gather(_ key: NodeKey) -> [WrittenText] {
    var texts: [WrittenText] = []
    for index in configuration.nodes.indices {
      guard let value = configuration.value(key, of: index) else { continue }
      texts.append(WrittenText(value: value, node: index))
    }
    return texts
  }

  /// What nodes give to a key that takes several texts, in document order.
  func gatherElements(_ key: NodeKey) -> [WrittenText] {
    var texts: [WrittenText] = []
    for index in configuration.nodes.indices {
      guard let value = configuration.value(key, of: index) else { continue }
      for element in configuration.yaml.elements(of: value) {
        texts.append(WrittenText(value: element, node: index))
      }
    }
    return texts
  }
}

/// A text that a node gives to a key.
struct WrittenText {
  let value: YAMLNode
  let node: Int
}

extension LintRun {
  func text(of written: WrittenText) -> String { configuration.yaml.text(of: written.value) }

  /// Two texts as they stand in the file.
  func inFileOrder(_ one: WrittenText, _ other: WrittenText) -> (WrittenText, WrittenText) {
    let yaml = configuration.yaml
    return yaml.place(of: one.value).span.lowerBound <= yaml.place(of: other.value).span.lowerBound
      ? (one, other) : (other, one)
  }
}
