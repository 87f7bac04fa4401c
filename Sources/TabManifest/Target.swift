extension LayoutManifest {
  /// An iOS release as an app that is built with the manifest's SDK behaves on it.
  public struct Target: OpenValue {
    /// The name as written.
    public let rawValue: String

    /// The target written as `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// iOS 17 and everything earlier.
    public static let ios17 = Target(rawValue: "ios17")

    /// iOS 18, and what follows it until the next target.
    public static let ios18 = Target(rawValue: "ios18")

    /// iOS 26.
    public static let ios26 = Target(rawValue: "ios26")

    /// iOS 27.
    public static let ios27 = Target(rawValue: "ios27")

    /// The major release in the name, 26 for `ios26`; `nil` for a name of another form.
    public var release: Int? {
      let prefix = "ios"
      guard rawValue.hasPrefix(prefix) else { return nil }
      let digits = rawValue.dropFirst(prefix.count)
      guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      return Int(digits)
    }

    /// The first major release that shows this target's layout: the one in its name, but 0 for
    /// ``ios17``, which stands for all before it too.
    var firstRelease: Int? { self == .ios17 ? 0 : release }
  }
}
