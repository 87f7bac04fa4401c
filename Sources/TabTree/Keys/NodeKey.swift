/// A key of a node, in the order in which releases write them.
public enum NodeKey: Int, Sendable, CaseIterable {
  case id
  case kind
  case title
  case titleKey
  case subtitle
  case systemImage
  case selectedSystemImage
  case image
  case selectedImage
  case dynamicTitle
  case dynamicImage
  case badge
  case accessibilityIdentifier
  case role
  case activatesSearch
  case compact
  case regular
  case landing
  case defaultChild
  case compactChildren
  case sidebarAppearance
  case allowsHiding
  case hiddenByDefault
  case allowsReordering
  case route
  case formerIDs
  case formerRoutes
  case fallback
  case inspector
  case source
  case max
  case when
  case children
  case metadata

  /// What is known of the key.
  public var entry: KeyEntry<NodeKey> { Self.table[rawValue] }

  /// The key as it is written.
  public var name: String { entry.name }

  /// The key as it is written, as a literal.
  public var literalName: StaticString {
    Self.table.withUnsafeBufferPointer { $0[rawValue].literalName }
  }

  /// What the key takes.
  public var type: ValueType { Self.table.withUnsafeBufferPointer { $0[rawValue].type } }

  /// Whether a kind of node takes the key.
  func isTaken(by kind: Kind) -> Bool {
    Self.table.withUnsafeBufferPointer { $0[rawValue].kindBits & kind.bit != 0 }
  }
}

extension NodeKey: Comparable {
  /// Orders keys as releases write them.
  @inlinable
  public static func < (left: NodeKey, right: NodeKey) -> Bool { left.rawValue < right.rawValue }
}

extension NodeKey {
  /// Whether it has a part in what is shown where: not so a label, an image or what is remembered.
  var isAboutLayout: Bool {
    switch self {
    case .title, .systemImage, .image: false
    default: !isIncidental
    }
  }

  /// Whether nothing that is checked about a tree depends on its being there.
  var isIncidental: Bool {
    switch self {
    case .titleKey, .subtitle, .selectedSystemImage, .selectedImage, .dynamicTitle, .dynamicImage,
      .badge, .allowsReordering, .inspector, .formerRoutes, .source, .metadata:
      true
    default: false
    }
  }

  /// What other formats call a key, where that is not near its name.
  static let misnomers: [String: NodeKey] = [
    "childs": .children, "condition": .when, "deepLink": .route, "deeplink": .route,
    "icon": .systemImage, "identifier": .id, "if": .when, "items": .children, "label": .title,
    "link": .route, "name": .title,
    "path": .route, "placement": .regular, "subtabs": .children, "symbol": .systemImage,
    "tabs": .children, "text": .title, "type": .kind, "url": .route, "visible": .when,
  ]
}

/// A set of node keys.
public struct NodeKeySet: OptionSet, Sendable {
  /// One bit a key, at the key's raw value.
  public let rawValue: UInt64

  /// The set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of some keys.
  public init(_ keys: [NodeKey]) {
    rawValue = keys.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  /// Whether `key` is in the set.
  public func contains(_ key: NodeKey) -> Bool { rawValue & (1 << UInt64(key.rawValue)) != 0 }

  /// How many keys are in the set.
  var count: Int { rawValue.nonzeroBitCount }

  /// How many keys of the set come before `key`.
  func count(before key: NodeKey) -> Int {
    (rawValue & (1 << UInt64(key.rawValue) - 1)).nonzeroBitCount
  }

  /// Puts `key` into the set.
  public mutating func insert(_ key: NodeKey) {
    self = NodeKeySet(rawValue: rawValue | (1 << UInt64(key.rawValue)))
  }
}

extension NodeKeySet {
  /// The keys of the set, in their order.
  public var keys: Keys { Keys(self) }

  /// Goes through the keys of a set.
  public struct Keys: Sequence, IteratorProtocol {
    private var rest: UInt64

    fileprivate init(_ set: NodeKeySet) { rest = set.rawValue }

    /// The next key.
    public mutating func next() -> NodeKey? {
      guard let key = NodeKey(rawValue: rest.trailingZeroBitCount) else { return nil }
      rest &= rest - 1
      return key
    }
  }
}

extension Kind {
  /// A bit of its own.
  var bit: UInt8 {
    switch self {
    case .tab: 1
    case .group: 1 << 1
    case .section: 1 << 2
    case .dynamic: 1 << 3
    case .action: 1 << 4
    }
  }
}
