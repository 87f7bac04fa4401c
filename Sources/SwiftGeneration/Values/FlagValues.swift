import FlagLogic
import SourceText
import TabTree

/// The flags as a value that the app passes in.
struct FlagValues {
  private let configuration: TabConfiguration
  private let access: String
  private let names: [String]
  private let valueNames: [[String]]

  init(_ configuration: TabConfiguration, _ options: GenerationOptions) {
    self.configuration = configuration
    access = options.access.modifier
    type = options.prefix + "TabFlags"
    // A condition compares a flag with a value.
    names = SwiftName.names(
      for: configuration.flags.map(\.flag.name),
      longest: SwiftName.longestInPair
    )
    valueNames = configuration.flags.map {
      SwiftName.names(for: $0.flag.values, longest: SwiftName.longestInPair)
    }
  }

  private var flags: [FlagDeclaration] { configuration.flags }

  /// The type.
  let type: String

  /// Whether there are any.
  var isEmpty: Bool { flags.isEmpty }

  /// The property of a flag, as it stands in the source.
  func property(_ flag: Int) -> String { SwiftName.quoted(names[flag]) }

  /// The case of a flag's value, as it stands in the source.
  func value(_ value: Int, of flag: Int) -> String {
    SwiftName.quoted(valueNames[flag][value])
  }

  func write(into writer: inout SwiftWriter) {
    writer.documentation(
      "The values of the flags of \(VisibleText.line(configuration.app)), at first their defaults."
    )
    writer.block("\(access)struct \(type): Hashable, Sendable") { writer in
      for (index, declaration) in flags.enumerated() where !declaration.flag.isBoolean {
        writeValues(of: index, into: &writer)
        writer.blank()
      }
      for (index, declaration) in flags.enumerated() {
        let description = declaration.description.map { VisibleText.line($0) } ?? ""
        writer.documentation(
          description.isEmpty
            ? "`\(declaration.flag.name)`." : String(description.prefix(400)).sentence
        )
        let flag = declaration.flag
        let initial =
          flag.isBoolean
          ? flag.values[flag.defaultValue]
          : "\(valueType(index)).\(value(flag.defaultValue, of: index))"
        writer.assignment("\(access)var \(property(index))", initial)
        writer.blank()
      }
      writer.documentation("The defaults.")
      writer.line("\(access)init() {}")
    }
  }

  private func writeValues(of flag: Int, into writer: inout SwiftWriter) {
    writer.documentation("What `\(flags[flag].flag.name)` can be.")
    writer.block("\(access)enum \(valueType(flag)): String, CaseIterable, Sendable") { writer in
      for (value, text) in flags[flag].flag.values.enumerated() {
        let name = self.value(value, of: flag)
        writer.documentation("`\(text)`.")
        writer.rawCase(name, text)
        if value + 1 < flags[flag].flag.values.count { writer.blank() }
      }
    }
  }

  private func valueType(_ flag: Int) -> String { SwiftName.capitalized(names[flag]) + "Value" }

  /// What a flag can be.
  func values(of flag: Int) -> Flag { flags[flag].flag }
}
