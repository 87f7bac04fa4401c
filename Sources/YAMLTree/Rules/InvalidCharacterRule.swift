import Diagnostics

extension YAMLRules {
  /// Not UTF-8, or a character that hides from review.
  public static let invalidCharacter = Rule(
    "invalid-character",
    .error,
    "not UTF-8, or a character that hides from review",
    discussion: """
      A configuration is UTF-8, with or without a byte order mark, and its lines end with LF or
      CRLF. A line break that YAML sees and an editor does not (a lone carriage return, U+0085,
      U+2028, U+2029) would begin a key that no reviewer sees; control characters and a byte order
      mark inside the text are never meant.

      No-break spaces and other Unicode spaces, invisible characters and those that change the
      direction of text are errors outside quotes, where they look like indentation or hide in a
      key. In quotes they are taken as meant. Joiners inside emoji and inside words of scripts
      that need them are fine everywhere.
      """,
    isConfigurable: false,
    valid: [
      "title: Übersicht\n",
      "title: 👨‍👩‍👧\n",
      "title: \"10\u{A0}000\"\n",
      "title: Home\r\n",
    ],
    invalid: [
      "tabs:\n\u{A0}\u{A0}- id: home\n",
      "\u{200B}tabs: []\n",
      "title: Home\u{2028}id: x\n",
      "title: Ho\u{8}me\n",
      "title: Home # \u{202E}\n",
      "title: Home\rid: x\n",
    ]
  )
}
