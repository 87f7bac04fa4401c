import Diagnostics
import TabTree
import YAMLTree

/// Why no code can be generated.
public struct GenerationFailure: Error, Hashable, Sendable {
  /// What is wrong, as one phrase.
  public let message: String

  /// What to do about it.
  public let help: String?

  /// The node that it concerns, and the key whose value is to blame; `nil` where it is the whole
  /// file.
  public let place: Place?

  /// A node and one of its keys.
  public struct Place: Hashable, Sendable {
    /// The node's index.
    public let node: Int

    /// The key.
    public let key: NodeKey
  }

  init(_ message: String, _ key: NodeKey, of node: Int, help: String? = nil) {
    self.message = message
    self.help = help
    place = Place(node: node, key: key)
    rootKey = nil
  }

  /// The key at the root that it concerns, if it is one.
  let rootKey: RootKey?

  init(_ message: String, _ rootKey: RootKey? = nil, help: String? = nil) {
    self.message = message
    self.help = help
    self.rootKey = rootKey
    place = nil
  }

  /// The failure as a finding at its place in the file.
  public func diagnostic(in configuration: TabConfiguration) -> Diagnostic {
    var value = rootKey.flatMap { configuration.written[$0] } ?? configuration.yaml.root
    if let place {
      value =
        configuration.value(place.key, of: place.node)
        ?? configuration.value(.id, of: place.node)
        ?? configuration.nodes[place.node].yaml
    }
    let found = configuration.yaml.place(of: value)
    return Diagnostic(
      "framework-support",
      .error,
      message,
      at: found.span,
      related: found.anchored.map {
        [Related("in the text that the alias stands for", at: $0)]
      } ?? [],
      help: help,
      node: place.map { configuration.nodes[$0.node].id },
      subject: place?.key.name
    )
  }
}
