/// Inputs of the YAML test suite that libyaml reads and the language refuses, each with the reason.
enum StricterThanLibYAML {
  /// Why an input is refused.
  enum Reason: String {
    case secondDocument = "a configuration is one document"
    case emptyStream = "a configuration is one document, not none"
    case directive = "directives have no use in a configuration"
    case tag = "only the tags of the core schema are known"
    case collectionKey = "a key is text"
    case anchorName = "libyaml ends an anchor's name where YAML does not"
    case questionMark = "libyaml loses the '?' that a text in brackets begins with"
    case dash = "YAML forbids a lone '-' in brackets"
    case comment = "YAML wants a space before a comment"
    case blankLine = "YAML forbids a blank line longer than the indentation of the text after it"
    case indentation = "YAML wants lines inside brackets and quotes indented deeper than the block"

    /// The rule of the finding.
    var rule: String {
      switch self {
      case .secondDocument, .emptyStream, .directive, .tag, .collectionKey, .anchorName:
        "yaml-unsupported"
      default: "yaml-syntax"
      }
    }
  }

  private static let inputs: [(Reason, String)] = [
    (.anchorName, "Y2GN"),
    (
      .tag,
      """
      2XXW 52DL 565N 6WLZ 7FWL 8MK2 9HCY 9WXW CUP7 J7PZ M5C3 S4JQ UGM3 UKK6-02 Z67P
      """
    ),
    (
      .secondDocument,
      """
      35KP 6XDY 6ZKB 9DXL 9KAX JHB9 KSS4 L383 PUW8 RZT7 U9NS
      """
    ),
    (
      .collectionKey,
      """
      4FJ6 6BFJ 6PBE 9MMW KK5P LX3P M2N8-01 M5DY Q9WF RZP5 SBG9 V9D5 X38W XW4D
      """
    ),
    (
      .directive,
      """
      5TYM 6CK3 C4HZ CC74 EB22 MUS6-00 MUS6-01 P76L RHX7 U3C3 Z9M4
      """
    ),
    (
      .questionMark,
      """
      652Z HM87-01
      """
    ),
    (
      .emptyStream,
      """
      8G76 98YD AVM7
      """
    ),
    (
      .indentation,
      """
      9C9N DK95-01 QB6E Y79Y-003
      """
    ),
    (
      .comment,
      """
      9JBA CVW2 SU5Z X4QW
      """
    ),
    (
      .dash,
      """
      G5U8 YJV2
      """
    ),
    (
      .blankLine,
      """
      S98Z
      """
    ),
  ]

  /// The reason for each input that is refused.
  static let reasons: [String: Reason] = Dictionary(
    uniqueKeysWithValues: inputs.flatMap { reason, ids in
      ids.split { $0 == " " || $0 == "\n" }.map { (String($0), reason) }
    }
  )
}
