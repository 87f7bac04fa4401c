// Signatures of others, which are documented with them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// The part of Foundation that generated code uses, for platforms on which the toolchain has none.

public struct URL: Hashable, Sendable {
  public let absoluteString: String
  public init?(string: String) { absoluteString = string }
}

public final class Bundle: Sendable {
  public static let main = Bundle()
}

public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = Bundle.main,
  value: String = "",
  comment: String
) -> String { value }

public typealias TimeInterval = Double

public struct CGRect: Sendable {
  public init() {}
  public var minX: Double { 0 }
}
