/// How much of a file is read before it is refused. Every bound is inclusive.
public struct YAMLLimits: Hashable, Sendable {
  /// The collections that may be open at once.
  public var depth = 64

  /// The nodes of the document, counted after aliases and merge keys are expanded.
  public var nodes = 250_000

  /// The bytes of all scalars together, counted after aliases and merge keys are expanded.
  public var scalarBytes = 16 * 1_048_576

  /// The bytes of one scalar.
  public var scalar = 64 * 1_024

  /// The characters, as Unicode code points, of one key.
  public var keyCharacters = 128

  /// The limits that hold when nothing else is asked for.
  public init() {}

  /// The usual limits, but with room for `nodes` nodes, and for bytes of scalars in proportion.
  public init(nodes: Int) {
    let usual = YAMLLimits()
    let share = usual.scalarBytes.multipliedFullWidth(by: max(0, nodes))
    self.nodes = max(0, nodes)
    scalarBytes =
      share.high < usual.nodes
      ? usual.nodes.dividingFullWidth(share).quotient
      : .max
  }
}
