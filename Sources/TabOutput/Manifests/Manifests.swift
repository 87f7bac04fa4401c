import FlagLogic
import SourceText
import TabLayout
import TabTree

/// What a compilation writes: the configuration normalized, and the layout of each form factor.
public struct Manifests: Sendable {
  /// The version of the layouts' format.
  public static let version = 1

  /// The file name of the normalized configuration.
  public static let configurationName = "tabs.json"

  /// The file name of a form factor's layout.
  public static func layoutName(_ formFactor: FormFactor) -> String {
    "\(formFactor.rawValue).json"
  }

  let configuration: TabConfiguration
  let targets: [Target]
  let profile: String?
  let assignment: Assignment

  /// The manifests of `configuration` on `targets`, resolved for `assignment`.
  ///
  /// - Parameter profile: The name of the profile that the assignment began with, if any.
  public init(
    _ configuration: TabConfiguration,
    targets: [Target],
    profile: String? = nil,
    assignment: Assignment
  ) {
    self.configuration = configuration
    self.targets = targets
    self.profile = profile
    self.assignment = assignment
  }

  /// Writes the normalized configuration, which compiles to the same manifests again.
  ///
  /// - Returns: The digest that belongs into the layouts.
  @discardableResult
  public func writeConfiguration(into sink: (any ByteSink)? = nil) -> String {
    let digest = DigestSink(passingTo: sink)
    var writer = JSONWriter(into: digest)
    writer.configuration(configuration)
    writer.lineFeed()
    writer.finish()
    return digest.text
  }

  /// Writes the layout of a form factor.
  public func writeLayout(_ formFactor: FormFactor, digest: String, into sink: any ByteSink) {
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writeHead(formFactor, digest: digest, &writer)
    writer.key("layouts")
    writer.beginArray()
    for (targets, layout) in layouts(formFactor) {
      writer.layout(layout, of: configuration, targets: targets)
    }
    writer.endArray()
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  /// The layouts of consecutive targets, those that show the same taken together.
  func layouts(_ formFactor: FormFactor) -> [(targets: [Target], layout: Layout)] {
    var layouts: [(targets: [Target], layout: Layout)] = []
    for target in targets {
      let layout = Resolution(configuration, target: target, assignment: assignment)
        .layout(formFactor)
      if let last = layouts.indices.last, layouts[last].layout == layout {
        layouts[last].targets.append(target)
      } else {
        layouts.append(([target], layout))
      }
    }
    return layouts
  }

  private func writeHead(
    _ formFactor: FormFactor,
    digest: String,
    _ writer: inout JSONWriter
  ) {
    writer.key("manifestVersion")
    writer.integer(Self.version)
    writer.member("app", configuration.app)
    writer.member("formFactor", formFactor.rawValue)
    writer.member("framework", configuration.framework.rawValue)
    writer.member("mode", configuration.effectiveMode.rawValue)
    writer.key("sdk")
    writer.integer(configuration.sdk)
    writer.member("design", configuration.design.rawValue)
    writer.member("digest", digest)
    writer.key("flags")
    writer.beginObject()
    for (flag, value) in zip(configuration.logicFlags, assignment) {
      writer.key(flag.name)
      writer.flagValue(value, of: flag)
    }
    writer.endObject()
    if let profile { writer.member("profile", profile) }
  }
}

extension JSONWriter {
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  mutating func strings(_ key: String, _ values: [String]) {
    self.key(key)
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  mutating func flagValue(_ value: Int, of flag: Flag) {
    if flag.isBoolean { boolean(value == 1) } else { string(flag.values[value]) }
  }
}
