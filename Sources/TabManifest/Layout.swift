extension LayoutManifest {
  /// What an app shows on one or more targets: its bars, its sidebar, and all that stands in them
  /// or can be linked to.
  public struct Layout: Hashable, Sendable, Codable {
    /// The consecutive targets that share this layout, in release order.
    public let targets: [Target]

    /// The id of what is selected at first launch; `nil` only where nothing is shown.
    public let initial: String?

    /// The tab bar; `nil` where there is a sidebar alone.
    public let tabBar: TabBar?

    /// The id of the item of the bar that stands apart at its trailing end, if one does.
    public let detached: String?

    /// The ids of the items behind More, in their order; `nil` in regular width.
    public let overflow: [String]?

    /// The ids of the sub-tabs of each group of the bar or overflow list that has some, in their
    /// order; `nil` in regular width where the layout has a sidebar.
    public let subTabBars: [String: [String]]?

    /// The sidebar's rows; `nil` where there is no sidebar.
    public let sidebar: [Row]?

    /// Every visible item and every destination, by id.
    ///
    /// A dictionary has no order, and reading JSON into Swift does not tell the order of an
    /// object's keys. What is shown has its order in ``tabBar``, ``overflow``, ``subTabBars`` and
    /// ``sidebar``.
    public let items: [String: Item]
  }

  /// A row of the sidebar.
  public struct Row: Hashable, Sendable {
    /// The id of the item that it shows.
    public let id: String

    /// The rows below it, in their order.
    public let children: [Row]
  }
}

extension LayoutManifest.Row: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case children
  }

  /// Reads a row; without `children` it has none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    children = try container.decodeIfPresent([Self].self, forKey: .children) ?? []
  }

  /// Writes a row, with `children` only where there are some.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
