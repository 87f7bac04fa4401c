import Foundation
import TabManifest
import TabTree
import Testing

/// What is known of the real apps holds of the layouts that they compile to.
@Suite struct AgreementTests {
  @Test func thereAreStatements() throws {
    #expect(try App.all.map { try Agreement.all(of: $0).count }.reduce(0, +) == 122)
  }

  @Test(arguments: App.all) func hold(app: App) throws {
    let configuration = try app.configuration()
    for agreement in try Agreement.all(of: app) {
      let assignment = try agreement.assignment(in: configuration)
      let files = CompiledFiles(configuration, assignment: assignment)
      let manifest = try files.manifest(agreement.formFactor)
      let layout = try #require(
        manifest.layouts.first { $0.targets.map(\.rawValue).contains(agreement.target) }
      )
      #expect(agreement.differences(from: layout, in: configuration) == [], "\(agreement.says)")
    }
  }
}

/// A statement about one layout of an app.
struct Agreement: Decodable {
  let says: String
  let formFactor: String
  let target: String
  let profile: String?
  let flags: [String: LayoutManifest.FlagValue]?

  let tabBar: [String]?
  let overflow: [String]?
  let subTabBars: [String: [String]]?
  let initial: String?
  let tabBarFixed: [String]?
  let tabBarCenter: [String]?
  let tabBarPinned: [String]?
  let sidebar: [String]?
  let sidebarFlat: [String]?
  let inspector: [String]?
  let reach: [String: String]?
  let opens: [String: String]?
  let fallback: [String: String]?
  let children: [String: [String]]?
  let route: String?
  let item: String?

  private static let keys: Set<String> = [
    "says", "formFactor", "target", "profile", "flags", "tabBar", "overflow", "subTabBars",
    "initial", "tabBarFixed", "tabBarCenter", "tabBarPinned", "sidebar", "sidebarFlat", "inspector",
    "reach", "opens", "fallback", "children", "route", "item",
  ]

  /// The statements about an app; fails the test where one says something that is not known.
  static func all(of app: App) throws -> [Agreement] {
    let data = try Repository.data(app.path("agreements.json"))
    let objects = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    for object in objects { #expect(Set(object.keys).subtracting(keys) == []) }
    return try JSONDecoder().decode([Agreement].self, from: data)
  }

  /// The values of the flags that the statement is about.
  func assignment(in configuration: TabConfiguration) throws -> [Int] {
    var assignment = configuration.defaultAssignment
    if let profile {
      let found = try #require(configuration.profiles.first { $0.name == profile })
      assignment = configuration.assignment(of: found)
    }
    for (name, value) in flags ?? [:] {
      let index = try #require(configuration.logicFlags.firstIndex { $0.name == name })
      let text =
        switch value {
        case .boolean(let isOn): isOn ? "true" : "false"
        case .name(let name): name
        }
      assignment[index] = try #require(
        configuration.logicFlags[index].values.firstIndex(of: text)
      )
    }
    return assignment
  }
}
