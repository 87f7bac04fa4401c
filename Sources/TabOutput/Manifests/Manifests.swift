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

  /// What the layouts are resolved for.
  private enum Flags: Sendable {
    /// One assignment, and the profile that it began with, if any.
    case assignment(Assignment, profile: String?)

    /// Every legal assignment.
    case all(compact: [Variant], regular: [Variant])
  }

  let configuration: TabConfiguration
  let targets: [Target]
  private let flags: Flags

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
    flags = .assignment(assignment, profile: profile)
  }

  /// The manifests of `configuration` on `targets`, resolved for every legal assignment.
  public init(variantsOf configuration: TabConfiguration, targets: [Target]) throws(VariantFailure)
  {
    self.configuration = configuration
    self.targets = targets
    let likeness = Likeness(of: configuration)
    flags = .all(
      compact: try configuration.variants(.compact, on: targets, likeness),
      regular: try configuration.variants(.regular, on: targets, likeness)
    )
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
    let names = LayoutNames(configuration)
    var writer = JSONWriter(into: sink)
    writer.beginObject()
    writeHead(formFactor, digest: digest, &writer)
    switch flags {
    case .assignment(let assignment, let profile):
      write(assignment, &writer)
      if let profile { writer.member("profile", profile) }
      let likeness = Likeness(of: configuration)
      let layouts = configuration.layouts(formFactor, on: targets, for: assignment, likeness)
      write(layouts, names, &writer)
    case .all(let compact, let regular):
      write(formFactor == .compact ? compact : regular, names, &writer)
    }
    writer.endObject()
    writer.lineFeed()
    writer.finish()
  }

  private func write(_ assignment: Assignment, _ writer: inout JSONWriter) {
    writer.key("flags")
    writer.beginObject()
    for (flag, value) in zip(configuration.logicFlags, assignment) {
      writer.key(named: flag.name)
      writer.flagValue(value, of: flag)
    }
    writer.endObject()
  }

  private func write(_ layouts: [TargetLayout], _ names: LayoutNames, _ writer: inout JSONWriter) {
    writer.key("layouts")
    writer.beginArray()
    for layout in layouts {
      writer.layout(layout.layout, targets: layout.targets, names)
    }
    writer.endArray()
  }

  private func write(_ variants: [Variant], _ names: LayoutNames, _ writer: inout JSONWriter) {
    let flags = configuration.logicFlags
    writer.key("variants")
    writer.beginArray()
    for variant in variants {
      writer.beginObject()
      writer.key("when")
      writer.beginArray()
      for box in variant.when { writer.box(box, flags) }
      writer.endArray()
      write(variant.assignment, &writer)
      write(variant.layouts, names, &writer)
      writer.endObject()
    }
    writer.endArray()
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
  }
}

extension JSONWriter {
  mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  mutating func strings(_ key: StaticString, _ values: [String]) {
    self.key(key)
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  mutating func box(_ box: AssignmentBox, _ flags: [Flag]) {
    beginObject()
    for choice in box.choices {
      key(named: flags[choice.flag].name)
      beginArray()
      for value in choice.values { flagValue(value, of: flags[choice.flag]) }
      endArray()
    }
    endObject()
  }

  mutating func flagValue(_ value: Int, of flag: Flag) {
    if flag.isBoolean { boolean(value == 1) } else { string(flag.values[value]) }
  }
}
