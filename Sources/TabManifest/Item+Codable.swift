extension LayoutManifest.Item: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
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
    case regular
    case compact
    case sidebarAppearance
    case allowsHiding
    case hiddenByDefault
    case allowsReordering
    case route
    case inspector
    case source
    case max
    case metadata
    case reach
    case path
    case steps
    case sidebarSteps
    case opens
    case fallback
  }

  /// Reads an item; a boolean that is absent is false, a placement that is absent is automatic.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)

    func optional<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }

    kind = try container.decode(LayoutManifest.Kind.self, forKey: .kind)
    title = try optional(.title)
    titleKey = try optional(.titleKey)
    subtitle = try optional(.subtitle)
    systemImage = try optional(.systemImage)
    selectedSystemImage = try optional(.selectedSystemImage)
    image = try optional(.image)
    selectedImage = try optional(.selectedImage)
    dynamicTitle = try optional(.dynamicTitle)
    dynamicImage = try optional(.dynamicImage)
    badge = try optional(.badge)
    accessibilityIdentifier = try optional(.accessibilityIdentifier)
    role = try optional(.role)
    activatesSearch = try optional(.activatesSearch) ?? false
    regular = try optional(.regular) ?? .automatic
    compact = try optional(.compact)
    sidebarAppearance = try optional(.sidebarAppearance) ?? .automatic
    allowsHiding = try optional(.allowsHiding) ?? false
    hiddenByDefault = try optional(.hiddenByDefault) ?? false
    allowsReordering = try optional(.allowsReordering) ?? false
    route = try optional(.route)
    inspector = try optional(.inspector) ?? false
    source = try optional(.source)
    max = try optional(.max)
    metadata = try optional(.metadata)
    reach = try optional(.reach)
    path = try optional(.path)
    steps = try optional(.steps)
    sidebarSteps = try optional(.sidebarSteps)
    opens = try optional(.opens)
    fallback = try optional(.fallback)
  }

  /// Writes an item, leaving out what is absent, false or automatic.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)

    func write<Value: Encodable & Equatable>(
      _ value: Value,
      _ key: CodingKeys,
      unless standard: Value
    ) throws {
      if value != standard { try container.encode(value, forKey: key) }
    }

    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(titleKey, forKey: .titleKey)
    try container.encodeIfPresent(subtitle, forKey: .subtitle)
    try container.encodeIfPresent(systemImage, forKey: .systemImage)
    try container.encodeIfPresent(selectedSystemImage, forKey: .selectedSystemImage)
    try container.encodeIfPresent(image, forKey: .image)
    try container.encodeIfPresent(selectedImage, forKey: .selectedImage)
    try container.encodeIfPresent(dynamicTitle, forKey: .dynamicTitle)
    try container.encodeIfPresent(dynamicImage, forKey: .dynamicImage)
    try container.encodeIfPresent(badge, forKey: .badge)
    try container.encodeIfPresent(accessibilityIdentifier, forKey: .accessibilityIdentifier)
    try container.encodeIfPresent(role, forKey: .role)
    try write(activatesSearch, .activatesSearch, unless: false)
    try write(regular, .regular, unless: .automatic)
    try container.encodeIfPresent(compact, forKey: .compact)
    try write(sidebarAppearance, .sidebarAppearance, unless: .automatic)
    try write(allowsHiding, .allowsHiding, unless: false)
    try write(hiddenByDefault, .hiddenByDefault, unless: false)
    try write(allowsReordering, .allowsReordering, unless: false)
    try container.encodeIfPresent(route, forKey: .route)
    try write(inspector, .inspector, unless: false)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encodeIfPresent(max, forKey: .max)
    try container.encodeIfPresent(metadata, forKey: .metadata)
    try container.encodeIfPresent(reach, forKey: .reach)
    try container.encodeIfPresent(path, forKey: .path)
    try container.encodeIfPresent(steps, forKey: .steps)
    try container.encodeIfPresent(sidebarSteps, forKey: .sidebarSteps)
    try container.encodeIfPresent(opens, forKey: .opens)
    try container.encodeIfPresent(fallback, forKey: .fallback)
  }
}
