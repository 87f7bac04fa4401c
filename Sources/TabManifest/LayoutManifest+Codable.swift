extension LayoutManifest: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case manifestVersion
    case app
    case formFactor
    case framework
    case mode
    case sdk
    case design
    case digest
    case profile
    case flags
    case layouts
    case variants
  }

  /// Reads a manifest.
  ///
  /// - Throws: ``ManifestError/unsupportedVersion(_:)``, before anything else of the manifest is
  ///   looked at, or a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    manifestVersion = try container.decode(Int.self, forKey: .manifestVersion)
    guard manifestVersion == Self.knownVersion else {
      throw ManifestError.unsupportedVersion(manifestVersion)
    }
    app = try container.decode(String.self, forKey: .app)
    formFactor = try container.decode(FormFactor.self, forKey: .formFactor)
    framework = try container.decode(Framework.self, forKey: .framework)
    mode = try container.decode(Mode.self, forKey: .mode)
    sdk = try container.decode(Int.self, forKey: .sdk)
    design = try container.decode(Design.self, forKey: .design)
    digest = try container.decode(String.self, forKey: .digest)
    profile = try container.decodeIfPresent(String.self, forKey: .profile)
    variants = try container.decodeIfPresent([Variant].self, forKey: .variants) ?? []
    if let first = variants.first {
      flags = first.flags
      layouts = first.layouts
    } else {
      flags = try container.decode([String: FlagValue].self, forKey: .flags)
      layouts = try container.decode([Layout].self, forKey: .layouts)
    }
  }

  /// Writes the manifest as it was read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(manifestVersion, forKey: .manifestVersion)
    try container.encode(app, forKey: .app)
    try container.encode(formFactor, forKey: .formFactor)
    try container.encode(framework, forKey: .framework)
    try container.encode(mode, forKey: .mode)
    try container.encode(sdk, forKey: .sdk)
    try container.encode(design, forKey: .design)
    try container.encode(digest, forKey: .digest)
    try container.encodeIfPresent(profile, forKey: .profile)
    if variants.isEmpty {
      try container.encode(flags, forKey: .flags)
      try container.encode(layouts, forKey: .layouts)
    } else {
      try container.encode(variants, forKey: .variants)
    }
  }
}
