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
  public static let zero = CGRect()
  public init() {}
  public init(x: Double, y: Double, width: Double, height: Double) {
    (minX, minY, maxY) = (x, y, y + height)
  }
  public private(set) var minX = 0.0
  public private(set) var minY = 0.0
  public private(set) var maxY = 0.0
}
