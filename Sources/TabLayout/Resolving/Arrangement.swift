import TabTree

/// Where everything stands in one form factor and how it is found, without the items and steps that
/// a ``Layout`` adds.
public final class Arrangement: Sendable {
  private let builder: LayoutBuilder

  init(_ width: Width, like known: Arrangement?) {
    var builder = LayoutBuilder(width, like: known?.builder)
    builder.place()
    self.builder = builder
  }

  /// The bar, where the bar rule gives one.
  public var bar: Bar? { builder.layout.bar }

  /// The regions of a tab bar that stands beside a sidebar.
  public var regions: Regions? { builder.layout.regions }

  /// The sidebar's rows, where there is one.
  public var sidebar: [Row]? { builder.layout.sidebar }

  /// Whether a node is shown.
  public func isShown(_ node: Int) -> Bool { builder.width.shown[node] }

  /// What selecting a node opens; `nil` for a section without a tab or group shown.
  public func landing(of node: Int) -> Int? { builder.landings.landing[node] }

  /// How a node is found. For one that is no destination: as if it were one.
  public func reach(of node: Int) -> Reach {
    builder.width.usesBarRule ? builder.entrances[node].reach : builder.find(node).reach
  }

  /// Whether selecting what an identity names opens a destination that is shown.
  public func opensShown(_ identity: Int) -> Bool {
    guard let landing = landing(of: place(of: identity)) else { return false }
    return reach(of: place(of: builder.configuration.nodes[landing].identity)).isShown
  }

  /// The node that an identity means: of several places of one id the one that is shown, else the
  /// first that is visible, else the first.
  public func place(of identity: Int) -> Int { builder.meantPlaces[identity] ?? identity }
}

extension Resolution {
  /// Where everything stands in a form factor.
  ///
  /// - Parameter known: The arrangement of the same configuration on another target; what is the same
  ///   on both is taken over.
  public func arrangement(
    _ formFactor: FormFactor,
    like known: Arrangement? = nil
  ) -> Arrangement {
    Arrangement(Width(self, formFactor), like: known)
  }
}
