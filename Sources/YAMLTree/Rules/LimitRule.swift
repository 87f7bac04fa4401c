import Diagnostics

extension YAMLRules {
  /// The file exceeds a limit.
  public static let limit = Rule(
    "yaml-limit",
    .error,
    "the file is deeper, or holds more, than is read",
    discussion: """
      A file that somebody made by accident or with intent must not keep the program busy. At most
      64 collections may be open at once. A document holds at most 250,000 nodes and 16 MiB of
      text, both counted after aliases and merge keys are expanded, so that a few aliases of
      aliases are stopped at the one that passes the limit. One text is at most 64 KiB, one key at
      most 128 characters. Conditions have at most 500,000 parts, as names of flags, each condition
      counted at its node and again at every node below it.

      `--max-nodes` raises the number of nodes, and the bytes of text and the parts of conditions in
      proportion. The other limits are fixed.
      """,
    isConfigurable: false,
    valid: [
      "tabs: [[[[home]]]]\n",
      "home: &home {id: home}\ntabs: [*home, *home]\n",
    ],
    invalid: [
      String(repeating: "[", count: 65) + String(repeating: "]", count: 65) + "\n",
      String(repeating: "k", count: 129) + ": Home\n",
      """
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
      f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]

      """,
    ]
  )
}
