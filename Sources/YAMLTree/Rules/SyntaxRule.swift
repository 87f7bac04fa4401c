import Diagnostics

extension YAMLRules {
  /// The file is not YAML.
  public static let syntax = Rule(
    "yaml-syntax",
    .error,
    "the file is not YAML",
    discussion: """
      A configuration is one YAML document, and JSON is YAML too. The finding is at the mistake as
      near as can be told: an unclosed bracket or quote is reported where it is opened, a line with
      a space too few where it begins, a bad escape at its backslash.

      What many YAML parsers let through is an error as well, as others read it differently: a `#`
      directly after a value, a line inside brackets or quotes that is indented no deeper than the
      block around it, a lone `-` in brackets, and text in brackets that begins with `?`.
      A closing bracket may stand below the line that opened it.
      """,
    isConfigurable: false,
    valid: [
      "tabs:\n  - id: home\n    title: \"Home: start\"\n",
      "tabs: [\n  {id: home, title: Home},\n]\n",
      "title: 'it''s'\n",
      "# a comment\ntitle: Home # another\n",
    ],
    invalid: [
      "title: Home: start\n",
      "tabs:\n  - id: home\n   title: Home\n",
      "tabs:\n\t- id: home\n",
      "tabs: [home, settings\n",
      "title: \"Home\n",
      "title: \"Ho\\me\"\n",
      "title: @home\n",
      "title: \"Home\"# a comment\n",
      "tabs: [\nhome,\n]\n",
    ]
  )
}
