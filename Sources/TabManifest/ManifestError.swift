/// Why a manifest, or a pair of them, is refused although its JSON is well formed.
public enum ManifestError: Error, Hashable, Sendable {
  /// The manifest's version is not ``LayoutManifest/knownVersion``: a later compiler wrote it.
  case unsupportedVersion(Int)

  /// The two manifests of a pair come from different configurations.
  case digestsDiffer(compact: String, regular: String)

  /// A manifest of a pair stands in the other's place.
  case wrongFormFactor(expected: LayoutManifest.FormFactor, found: LayoutManifest.FormFactor)
}

extension ManifestError: CustomStringConvertible {
  /// The reason as one phrase.
  public var description: String {
    switch self {
    case .unsupportedVersion(let version):
      """
      the manifest has version \(version), and this library reads version \
      \(LayoutManifest.knownVersion)
      """
    case .digestsDiffer(let compact, let regular):
      """
      the manifests come from different configurations: the compact one has digest \(compact), the \
      regular one \(regular)
      """
    case .wrongFormFactor(let expected, let found):
      "a \(expected) manifest was expected, and this one is \(found)"
    }
  }
}
