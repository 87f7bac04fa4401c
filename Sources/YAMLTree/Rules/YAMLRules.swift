import Diagnostics

/// The rules that reading a file as YAML can break. They cannot be turned down, as nothing is sure
/// about a file that breaks one.
public enum YAMLRules {
  /// All of them, in the order of the catalogue.
  public static let all: [Rule] = [
    syntax, limit, unsupported, invalidCharacter, duplicateKey,
  ]

  /// What to do about an unknown tag that is text, given with its quotes, or a negation.
  static func tagHelp(_ quoted: String) -> String {
    "leave it out; quote text that begins with '!', as in \(quoted); in a condition, write 'not'"
  }
}
