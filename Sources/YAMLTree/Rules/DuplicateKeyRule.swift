import Diagnostics

extension YAMLRules {
  /// A key that stands twice in a mapping.
  public static let duplicateKey = Rule(
    "duplicate-key",
    .error,
    "a key that stands twice in a mapping",
    discussion: """
      Some YAML parsers take the first, some the last, none says so. Keys are compared after
      quotes and escapes are taken off, so `id` and `"id"` are the same key. The second one is
      reported; the first is the related place.

      A key that a merge key `<<` brings in is no duplicate: the mapping's own key wins. A second
      `<<` is one; several mappings are merged with `<<: [*first, *second]`.
      """,
    isConfigurable: false,
    valid: [
      "id: home\ntitle: Home\n",
      "base: &base {id: base}\ntab: {<<: *base, id: home}\n",
    ],
    invalid: [
      "id: home\nid: settings\n",
      "{id: home, \"id\": settings}\n",
      "a: &a {id: a}\nb: &b {id: b}\ntab: {<<: *a, <<: *b}\n",
    ]
  )
}
