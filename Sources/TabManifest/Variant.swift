extension LayoutManifest {
  /// The layouts that all assignments of the flags under one condition share.
  public struct Variant: Hashable, Sendable, Codable {
    /// When the layouts apply: where any one of these holds. One holds where each flag that it names
    /// has one of the values listed for it, and so always where it names none.
    public let when: [[String: [FlagValue]]]

    /// Of those assignments the one nearest the flags' defaults.
    public let flags: [String: FlagValue]

    /// The layouts, in release order.
    public let layouts: [Layout]

    /// Whether the layouts apply to an assignment of the flags.
    public func applies(to assignment: [String: FlagValue]) -> Bool {
      when.contains { alternative in
        alternative.allSatisfy { flag, values in
          assignment[flag].map(values.contains) ?? false
        }
      }
    }
  }
}
