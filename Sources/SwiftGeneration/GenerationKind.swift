import TabTree

/// What code is generated for.
public enum GenerationKind: String, Sendable, CaseIterable {
  /// Ids, accessibility identifiers and routes.
  case identifiers

  /// `UITab` and `UITabGroup` in a `UITabBarController`.
  case uikit

  /// `Tab` and `TabSection` in a `TabView`.
  case swiftui

  /// Sections of the AdaptiveAppShell package.
  case adaptiveAppShell = "adaptive-app-shell"

  /// Functions by which UI tests reach each destination.
  case uiTests = "ui-tests"

  /// The framework that the code is written for; `nil` where it is written for any.
  public var framework: Framework? {
    switch self {
    case .identifiers, .uiTests: nil
    case .uikit: .uikit
    case .swiftui: .swiftui
    case .adaptiveAppShell: .adaptiveAppShell
    }
  }
}

/// Who may use the generated declarations.
public enum AccessLevel: String, Sendable, CaseIterable {
  /// Whoever imports the module.
  case `public`

  /// The module itself.
  case `internal`

  /// What stands before a declaration.
  var modifier: String { self == .public ? "public " : "" }
}

/// How the generated code is named and what it is made from.
public struct GenerationOptions: Sendable {
  /// The name of the file that it is made from.
  public let source: String

  /// Who may use its declarations.
  public let access: AccessLevel

  /// What stands before the names of its types and files.
  public let prefix: String

  /// Code made from the file `source`.
  public init(source: String, access: AccessLevel = .internal, prefix: String = "") {
    self.source = source
    self.access = access
    self.prefix = prefix
  }

  /// Whether a text can stand before the name of a type: `UI` and `NS` make names that Apple's
  /// frameworks have.
  public static func isPrefix(_ text: String) -> Bool {
    guard text != "UI", text != "NS" else { return false }
    guard let first = text.utf8.first, text.utf8.count <= longestPrefix else { return text.isEmpty }
    return (0x41...0x5A).contains(first)
      && text.utf8.allSatisfy {
        (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0)
      }
  }

  /// The longest prefix with which every line keeps within its length.
  public static let longestPrefix = 24
}

/// A generated file.
public struct GeneratedFile: Hashable, Sendable {
  /// Its name.
  public let name: String

  /// Its contents.
  public let text: String
}
