import Diagnostics

/// The rules that reading a file as YAML can break. They cannot be turned down.
public enum YAMLRules {
  /// All of them.
  public static let all: [Rule] = [
    syntax, limit, unsupported, invalidCharacter, duplicateKey,
  ]

  static let syntax = Rule(
    "yaml-syntax",
    .error,
    "the file is not YAML",
    discussion: "",
    isConfigurable: false
  )
  static let limit = Rule(
    "yaml-limit",
    .error,
    "the file exceeds a limit",
    discussion: "",
    isConfigurable: false
  )
  static let unsupported = Rule(
    "yaml-unsupported",
    .error,
    "YAML that a configuration has no use for",
    discussion: "",
    isConfigurable: false
  )
  static let invalidCharacter = Rule(
    "invalid-character",
    .error,
    "not UTF-8, or a character that hides from review",
    discussion: "",
    isConfigurable: false
  )
  static let duplicateKey = Rule(
    "duplicate-key",
    .error,
    "a key that stands twice in a mapping",
    discussion: "",
    isConfigurable: false
  )
}
