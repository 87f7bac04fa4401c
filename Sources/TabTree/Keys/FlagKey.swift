/// A key of a flag's long form, in the order in which releases write them.
public enum FlagKey: Int, Sendable, CaseIterable {
  case values
  case `default`
  case description

  /// Every key of a flag; the entry at a key's raw value is its own.
  public static let table: [KeyEntry<FlagKey>] = [
    KeyEntry(
      .values,
      "values",
      .texts,
      default: "`true` and `false`",
      "The names of what the flag can be."
    ),
    KeyEntry(
      .default,
      "default",
      .flagDefault,
      isRequired: true,
      default: "none",
      "The value where nothing else is said."
    ),
    KeyEntry(
      .description,
      "description",
      .text(maximumBytes: nil),
      default: "none",
      "What the flag is for."
    ),
  ]

  /// What is known of the key.
  public var entry: KeyEntry<FlagKey> { Self.table[rawValue] }
}
