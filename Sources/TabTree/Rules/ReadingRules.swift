import Diagnostics

/// What the rules that a file must pass to be read as a configuration say of themselves.
public enum ReadingRules {
  /// A limit of the language; the YAML limits are described under the same id.
  static let limit = Rule(
    "yaml-limit",
    .error,
    "a limit on size or depth is exceeded",
    discussion: "The tree of nodes is at most 8 levels deep, and a file declares at most 1,000 "
      + "flags of at most 100 values.",
    isConfigurable: false
  )

  /// A key that the language does not have.
  public static let unknownKey = Rule(
    "unknown-key",
    .error,
    "a key that the language does not have",
    discussion: """
      Every key is known, so that a misspelled one is not silently without effect. The message \
      names the nearest key that stands in that place.
      """,
    isConfigurable: false,
    isFixable: true,
    valid: [example("title: Home")],
    invalid: [example("tittle: Home")]
  )

  /// A key or value that does not stand where it is.
  public static let misplacedKey = Rule(
    "misplaced-key",
    .error,
    "a key on a kind of node, or a value, that does not stand there",
    discussion: """
      Each key stands on certain kinds of node, and a few values in certain places only: \
      `compact: list` in a group with `landing: self`, `sidebarAppearance: rootSection` on a \
      nested group, a section at the root.
      """,
    isConfigurable: false,
    valid: [example("title: Home\n    badge: count")],
    invalid: [example("title: Home\n    max: 3")]
  )

  /// A key that has to be there and is not.
  public static let missingKey = Rule(
    "missing-key",
    .error,
    "a key that has to be there is not",
    discussion: "Reported at the node's `id`, or where the node begins if that is missing.",
    isConfigurable: false,
    valid: [example("title: Home")],
    invalid: [example("systemImage: house")]
  )

  /// A value of another type than its key takes.
  public static let wrongType = Rule(
    "wrong-type",
    .error,
    "a value of another type than its key takes",
    discussion: """
      Scalars are typed by their key, not guessed: `title: no` is the text `no`, and where a \
      boolean is expected only `true` and `false` are taken. A key without a value is an error, \
      not an absence.
      """,
    isConfigurable: false,
    valid: [example("title: Home\n    inspector: true")],
    invalid: [example("title: Home\n    inspector: yes"), example("title:")]
  )

  /// A value that its key does not know.
  public static let unknownValue = Rule(
    "unknown-value",
    .error,
    "a value that its key does not know",
    discussion: "The help line lists what is allowed, the nearest first.",
    isConfigurable: false,
    isFixable: true,
    valid: [example("title: Home\n    regular: pinned")],
    invalid: [example("title: Home\n    regular: pined")]
  )

  /// A condition that cannot be read.
  public static let invalidCondition = Rule(
    "invalid-condition",
    .error,
    "a condition that does not follow the grammar",
    discussion: """
      Conditions combine flags with `and`, `or`, `not`, `implies` and parentheses. A boolean flag \
      stands alone, a flag with named values is compared with `==`, `!=` or `in [a, b]`, and `os` \
      with `>=` or `<`.
      """,
    isConfigurable: false,
    valid: [example("title: Home\n    when: os >= 26")],
    invalid: [example("title: Home\n    when: os > 26")]
  )

  /// An id, or the name of a flag, with a character that it may not have.
  public static let invalidID = Rule(
    "invalid-id",
    .error,
    "an id that does not follow the grammar",
    discussion: """
      An id is made of parts that begin with a letter and go on with letters, digits, `-` and `_`, \
      joined by dots; it has 128 bytes at most and is none that the system uses itself.
      """,
    isConfigurable: false,
    valid: ["version: 1\ntabs: [{id: my.home-1, title: Home}]\n"],
    invalid: ["version: 1\ntabs: [{id: my home, title: Home}]\n"]
  )

  /// A route that does not follow the grammar.
  public static let invalidRoute = Rule(
    "invalid-route",
    .error,
    "a route that does not follow the grammar",
    discussion: """
      A route is `/` and segments of letters, digits, `-`, `_`, `.` and `~`, or a parameter \
      `{name}` as a whole segment. It does not end in `/`. A dynamic list's route has a parameter.
      """,
    isConfigurable: false,
    valid: [example("title: Home\n    route: /home/{id}")],
    invalid: [example("title: Home\n    route: home/")]
  )

  /// A reference to a node that is not there.
  public static let unknownReference = Rule(
    "unknown-reference",
    .error,
    "`initial`, `defaultChild` or `fallback` names no tab or group",
    discussion: "`defaultChild` names a child of its group; the others name any tab or group.",
    isConfigurable: false,
    isFixable: true,
    valid: [example("title: Home", root: "initial: home\n")],
    invalid: [example("title: Home", root: "initial: hone\n")]
  )

  /// A flag that is not declared.
  public static let unknownFlag = Rule(
    "unknown-flag",
    .error,
    "a flag that is not declared, or a value that it does not have",
    discussion: "Flags are declared under `flags`, with their default and, if named, their values.",
    isConfigurable: false,
    isFixable: true,
    valid: [example("title: Home\n    when: notes", root: "flags: {notes: true}\n")],
    invalid: [example("title: Home\n    when: note", root: "flags: {notes: true}\n")]
  )

  /// Text that others take for something else.
  public static let ambiguousScalar = Rule(
    "ambiguous-scalar",
    .warning,
    "text that other YAML readers take for something else",
    discussion: """
      A plain `no`, `12:30` or `2024-01-02` is text here, but a boolean, a number or a date to \
      other readers of the file. Quotes make it text for everybody.
      """,
    isFixable: true,
    valid: [example("title: \"No\"")],
    invalid: [example("title: No")]
  )

  /// Every reading rule of the language.
  public static let all: [Rule] = [
    unknownKey, misplacedKey, missingKey, wrongType, unknownValue, invalidCondition, invalidID,
    invalidRoute, unknownReference, unknownFlag, ambiguousScalar,
  ]

  /// A configuration of two tabs, one of them with these keys.
  private static func example(_ keys: String, root: String = "") -> String {
    """
    version: 1
    \(root)tabs:
      - id: home
        \(keys)
      - id: more
        title: More
        systemImage: ellipsis

    """
  }
}
