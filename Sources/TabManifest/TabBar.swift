extension LayoutManifest {
  /// The tab bar of a layout: a plain list in compact width, regions in regular width.
  public enum TabBar: Hashable, Sendable {
    /// The ids of a compact bar's items, in their order.
    case list([String])

    /// The regions of a regular bar.
    case regions(Regions)

    /// The ids of the items that the bar shows at first launch, from its leading end.
    public var shown: [String] {
      switch self {
      case .list(let ids): ids
      case .regions(let regions): regions.fixed + regions.center + regions.pinned
      }
    }

    /// The parts of a tab bar in regular width. Each holds ids in their order.
    public struct Regions: Hashable, Sendable, Codable {
      /// At the leading end, where people cannot move or remove them.
      public let fixed: [String]

      /// Between the ends.
      public let center: [String]

      /// At the trailing end.
      public let pinned: [String]

      /// Not in the bar; people can put them there.
      public let available: [String]
    }
  }
}

extension LayoutManifest.TabBar: Codable {
  /// Reads an array of ids or an object of regions.
  public init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil {
      self = .list(try [String](from: decoder))
    } else {
      self = .regions(try Regions(from: decoder))
    }
  }

  /// Writes an array of ids or an object of regions.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .list(let ids): try ids.encode(to: encoder)
    case .regions(let regions): try regions.encode(to: encoder)
    }
  }
}
