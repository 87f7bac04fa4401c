import Foundation
import SwiftGeneration
import TabTree
import Testing

/// Generated code compiles without a warning for every release and SDK, and uses no API on a release
/// that does not have it.
@Suite(.enabled(if: ApplePlatform.isAvailable), .serialized)
struct TypeCheckTests {
  @Test(arguments: [26, 27])
  func compilesOnEveryRelease(sdk: Int) throws {
    let platform = try ApplePlatform(sdk: sdk)
    for release in [17, 18, 26, 27] where release <= sdk {
      let folder = try ScratchFolder()
      var files: [String] = []
      for sample in Sample.all {
        let sample = sample.on(deploymentTarget: release, sdk: sdk)
        let framework = try sample.configuration().framework
        let access = AccessLevel.allCases[sample.name.count % 2]
        for kind in GenerationKind.allCases where kind.framework == framework || kind == .uiTests {
          // UI tests are a module of their own, with flags of their own.
          let prefix = sample.prefix + (kind == .uiTests ? "UI" : "")
          for file in try sample.generate(kind, access: access, prefix: prefix) {
            try folder.put(file.name, file.text)
            files.append(file.name)
          }
        }
        guard framework == .uikit else { continue }
        try folder.put("\(sample.prefix)Use.swift", Self.use(sample.prefix))
        files.append("\(sample.prefix)Use.swift")
      }
      #expect(files.count > 2 * Sample.all.count)
      try platform.typeCheck(files, release: release, in: folder.url)
    }
  }

  /// What an app does on every release that it runs on.
  private static func use(_ prefix: String) -> String {
    """
    import UIKit

    @MainActor
    func show(_ tab: \(prefix)TabID, of tabs: \(prefix)Tabs, in controller: UITabBarController) {
      tabs.install(in: controller)
      tabs.update(controller)
      if !tabs.select(tab, in: controller) { tabs.select(tab, in: controller) }
    }

    """
  }

  /// The check is one: what a release does not have is found.
  @Test func findsWhatAReleaseDoesNotHave() throws {
    let platform = try ApplePlatform(sdk: 27)
    let folder = try ScratchFolder()
    try folder.put(
      "wrong.swift",
      "import UIKit\n@MainActor func make(_ group: UITabGroup) { group.isSidebarDestination = true }\n"
    )
    try platform.typeCheck(["wrong.swift"], release: 26, in: folder.url)
    withKnownIssue { try platform.typeCheck(["wrong.swift"], release: 18, in: folder.url) }
  }
}
