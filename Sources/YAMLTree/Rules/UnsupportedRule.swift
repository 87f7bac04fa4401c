import Diagnostics

extension YAMLRules {
  /// YAML that a configuration has no use for.
  public static let unsupported = Rule(
    "yaml-unsupported",
    .error,
    "YAML that a configuration has no use for",
    discussion: """
      A configuration is exactly one document. A second one, and a file without any, are errors.
      So are lines that begin with `%`, except for `%YAML 1.1` and `%YAML 1.2`; tags other than
      `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq` and `!!map`; and keys that are not
      text.

      Anchors and aliases may be used everywhere. An alias must name an anchor before it, and
      cannot stand inside the node that it names. A merge key `<<` takes a mapping or a sequence
      of mappings: the mapping's own keys win, then those of the first mapping that is merged.
      """,
    isConfigurable: false,
    valid: [
      "%YAML 1.2\n---\ntabs: []\n...\n",
      "base: &base {systemImage: star}\ntabs:\n  - {id: home, <<: *base}\n",
      "version: !!int 1\n",
    ],
    invalid: [
      "",
      "# nothing\n",
      "tabs: []\n---\ntabs: []\n",
      "%TAG ! tag:example.org:\n---\ntabs: []\n",
      "title: !important\n",
      "title: *home\n",
      "tabs: &tabs\n  - children: *tabs\n",
      "[home, settings]: tab\n",
      "tabs:\n  - {id: home, <<: star}\n",
    ]
  )
}
