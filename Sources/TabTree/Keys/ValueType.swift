/// What kind of value a key takes.
public enum ValueType: Sendable {
  /// Any text, of at most so many bytes where a limit is given.
  case text(maximumBytes: Int?)

  /// The name of an SF Symbol.
  case symbol

  /// A sequence of texts.
  case texts

  /// A node's id.
  case identifier

  /// The id of a tab or group elsewhere in the tree.
  case reference

  /// `true` or `false`.
  case boolean

  /// A whole number within a range.
  case integer(ClosedRange<Int>)

  /// A system release, `MAJOR` or `MAJOR.MINOR`.
  case release

  /// One of these words.
  case oneOf([String])

  /// A condition on flags.
  case condition

  /// A sequence of conditions.
  case conditions

  /// A route template.
  case route

  /// A sequence of route templates.
  case routes

  /// A sequence of nodes.
  case nodes

  /// A mapping of flag names to declarations.
  case flags

  /// A mapping of profile names to values of flags.
  case profiles

  /// A mapping of rule ids to severities.
  case rules

  /// A mapping of change kinds to classes.
  case changes

  /// A mapping that is carried along unread.
  case metadata

  /// A boolean, or the name of a value.
  case flagDefault
}

/// One key of the language: the only place where it is described.
public struct KeyEntry<Key: Sendable>: Sendable {
  /// The key's case.
  public let key: Key

  /// The key as it is written.
  public let name: String

  /// The same as a literal, which can be handed around without a reference to be counted.
  public let literalName: StaticString

  /// What it takes.
  public let type: ValueType

  /// The kinds of node that take it; empty for keys that do not stand on nodes.
  public let kinds: [Kind]

  /// The same kinds, one bit each, to be asked for every key of every node.
  let kindBits: UInt8

  /// Whether it has to be there on every kind that takes it.
  public let isRequired: Bool

  /// What holds where it is not written, in words.
  public let defaultText: String

  /// What it means, in one or two sentences.
  public let meaning: String

  init(
    _ key: Key,
    _ name: StaticString,
    _ type: ValueType,
    on kinds: [Kind] = [],
    isRequired: Bool = false,
    default defaultText: String,
    _ meaning: String
  ) {
    self.key = key
    self.name = name.description
    literalName = name
    self.type = type
    self.kinds = kinds
    kindBits = kinds.reduce(0) { $0 | $1.bit }
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.meaning = meaning
  }
}
