/// The layouts that a tab configuration resolves to in one form factor, one for each target.
///
/// It is what `compact.json` and `regular.json` hold, and is read with any `Decoder`:
///
///     let manifest = try JSONDecoder().decode(LayoutManifest.self, from: data)
///     let layout = manifest.layout(forRelease: 26)
///
/// Within one version, keys and values are only ever added. Keys that are not known are passed
/// over, and so are not written again; values that are not known are kept, as ``OpenValue`` types.
/// Apart from those keys, and from the digits of metadata's numbers that a `Double` cannot hold,
/// encoding a manifest gives the data that it was decoded from.
public struct LayoutManifest: Hashable, Sendable {
  /// The version of the format that this library reads.
  public static let knownVersion = 1

  /// The version of the format that the manifest is written in.
  public let manifestVersion: Int

  /// The app's name.
  public let app: String

  /// The form factor that the layouts are for.
  public let formFactor: FormFactor

  /// What shows the tabs.
  public let framework: Framework

  /// What the app shows in regular width.
  public let mode: Mode

  /// The major release of the SDK that the app is built with.
  public let sdk: Int

  /// Which of the system's designs the app runs with.
  public let design: Design

  /// The fingerprint of the configuration, 16 hexadecimal digits. Manifests of one compilation
  /// share it.
  public let digest: String

  /// The name of the profile that the manifest was compiled for, if it was for one.
  public let profile: String?

  /// The value of every flag that ``layouts`` are resolved for.
  public let flags: [String: FlagValue]

  /// The layouts for ``flags``, in release order.
  public let layouts: [Layout]

  /// The layouts for every assignment of the flags, if the manifest was compiled with them; else
  /// empty. The first variant is the one that ``flags`` and ``layouts`` repeat.
  public let variants: [Variant]
}
