import TabTree

extension TabConfiguration {
  /// Makes sure that every id has one accessibility identifier at most.
  func checkIdentifiers(_ names: TabNames) throws(GenerationFailure) {
    for entry in names.tabs + names.actions {
      guard let first = names.text(.accessibilityIdentifier, of: entry) else { continue }
      for place in places(of: entry.identity) {
        guard let text = text(.accessibilityIdentifier, of: place), text != first else { continue }
        throw GenerationFailure(
          "the places of '\(entry.id)' have different accessibility identifiers",
          .accessibilityIdentifier,
          of: place,
          help: "write the same in all of them"
        )
      }
    }
  }
}
