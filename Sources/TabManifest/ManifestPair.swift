/// The two manifests that one compilation writes, known to belong together.
public struct ManifestPair: Hashable, Sendable {
  /// The layouts for compact width.
  public let compact: LayoutManifest

  /// The layouts for regular width.
  public let regular: LayoutManifest

  /// Takes two manifests of one configuration.
  ///
  /// - Throws: ``ManifestError/wrongFormFactor(expected:found:)`` for a manifest in the other's
  ///   place, ``ManifestError/digestsDiffer(compact:regular:)`` for two that were not compiled from
  ///   the same configuration.
  public init(compact: LayoutManifest, regular: LayoutManifest) throws(ManifestError) {
    guard compact.formFactor == .compact else {
      throw .wrongFormFactor(expected: .compact, found: compact.formFactor)
    }
    guard regular.formFactor == .regular else {
      throw .wrongFormFactor(expected: .regular, found: regular.formFactor)
    }
    guard compact.digest == regular.digest else {
      throw .digestsDiffer(compact: compact.digest, regular: regular.digest)
    }
    self.compact = compact
    self.regular = regular
  }

  /// The manifest of a form factor; `nil` for one that is neither compact nor regular.
  public subscript(formFactor: LayoutManifest.FormFactor) -> LayoutManifest? {
    switch formFactor {
    case .compact: compact
    case .regular: regular
    default: nil
    }
  }
}
