// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tabc",
  platforms: [.macOS(.v14), .iOS(.v13)],
  products: [
    .executable(name: "tabc", targets: ["tabc"]),
    .library(name: "TabManifest", targets: ["TabManifest"]),
    .plugin(name: "TabcBuildTool", targets: ["TabcBuildTool"]),
    .plugin(name: "TabcCommand", targets: ["TabcCommand"]),
  ],
  targets: [
    .target(name: "SourceText"),
    .target(name: "FileSystem", dependencies: ["SourceText"]),
    .target(name: "GitStore", dependencies: ["FileSystem", "SourceText"]),
    .target(name: "Diagnostics", dependencies: ["SourceText"]),
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "YAMLTree", dependencies: ["SourceText", "Diagnostics", "CLibYAML"]),
    .target(name: "FlagLogic"),
    .target(name: "TabTree", dependencies: ["SourceText", "Diagnostics", "YAMLTree", "FlagLogic"]),
    .target(
      name: "SFSymbols",
      dependencies: ["TabTree", "Diagnostics"],
      exclude: ["make-symbol-table.py"]
    ),
    .target(name: "TabManifest"),
    .target(name: "TabLayout", dependencies: ["TabTree", "FlagLogic"]),
    .target(
      name: "TabRules",
      dependencies: [
        "SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "SFSymbols", "TabLayout",
      ]
    ),
    .target(
      name: "TabDiff",
      dependencies: ["SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabLayout"]
    ),
    .target(
      name: "TabOutput",
      dependencies: [
        "SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabLayout", "TabRules",
        "TabDiff",
      ]
    ),
    .target(
      name: "SwiftGeneration",
      dependencies: ["SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabLayout"]
    ),
    .executableTarget(
      name: "tabc",
      dependencies: [
        "SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabLayout", "TabRules",
        "TabDiff", "TabOutput", "SwiftGeneration", "FileSystem", "GitStore",
      ]
    ),
    .executableTarget(
      name: "EmptyProgram",
      dependencies: ["CLibYAML"],
      path: "Tests/Benchmark/EmptyProgram"
    ),
    .plugin(name: "TabcBuildTool", capability: .buildTool(), dependencies: ["tabc"]),
    .plugin(
      name: "TabcCommand",
      capability: .command(
        intent: .custom(verb: "tabc", description: "Runs tabc in the package."),
        permissions: [
          .writeToPackageDirectory(reason: "Writes manifests and code to where '-o' says.")
        ]
      ),
      dependencies: ["tabc"]
    ),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .target(name: "Growth", path: "Tests/Growth"),
    .target(name: "ProcessTesting", path: "Tests/ProcessTesting"),
    .target(name: "RandomTesting", path: "Tests/RandomTesting"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Growth"]),
    .testTarget(
      name: "FileSystemTests",
      dependencies: ["FileSystem", "SourceText", "FileSystemProbe", "ProcessTesting"]
    ),
    .executableTarget(
      name: "FileSystemProbe",
      dependencies: ["FileSystem", "SourceText"],
      path: "Tests/FileSystemProbe"
    ),
    .testTarget(name: "YAMLTreeTests", dependencies: ["YAMLTree", "Growth"]),
    .testTarget(name: "FlagLogicTests", dependencies: ["FlagLogic", "Growth", "RandomTesting"]),
    .testTarget(
      name: "TabTreeTests",
      dependencies: ["TabTree", "TabRules", "TabOutput", "YAMLTree", "SourceText", "Diagnostics"]
    ),
    .testTarget(name: "SFSymbolsTests", dependencies: ["SFSymbols", "TabTree"]),
    .testTarget(name: "TabManifestTests", dependencies: ["TabManifest", "TabOutput"]),
    .testTarget(
      name: "TabLayoutTests",
      dependencies: [
        "TabLayout", "TabManifest", "TabOutput", "TabTree", "YAMLTree", "SourceText", "Diagnostics",
        "FlagLogic", "RandomTesting",
      ]
    ),
    .testTarget(
      name: "TabRulesTests",
      dependencies: [
        "TabRules", "TabTree", "TabLayout", "TabOutput", "FlagLogic", "YAMLTree", "SourceText",
        "Diagnostics", "Growth", "RandomTesting",
      ]
    ),
    .testTarget(
      name: "TabDiffTests",
      dependencies: [
        "TabDiff", "TabOutput", "TabRules", "TabTree", "TabLayout", "YAMLTree", "SourceText",
        "Growth", "RandomTesting",
      ]
    ),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "TabLayout", "TabManifest", "TabOutput", "TabRules", "TabTree", "YAMLTree", "SourceText",
        "Diagnostics", "ProcessTesting",
      ]
    ),
    .testTarget(
      name: "TabOutputTests",
      dependencies: [
        "TabOutput", "SourceText", "Diagnostics", "Growth", "ProcessTesting", "RandomTesting",
      ]
    ),
    .testTarget(
      name: "LintCommandTests",
      dependencies: [
        "tabc", "SourceText", "Diagnostics", "YAMLTree", "TabRules", "TabOutput", "FileSystem",
        "Growth", "ProcessTesting",
      ]
    ),
    .testTarget(name: "CommandTests", dependencies: ["tabc", "ProcessTesting"]),
    .testTarget(name: "IntegrationTests", dependencies: ["tabc", "ProcessTesting"]),
    .target(
      name: "Invariants",
      dependencies: [
        "SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabManifest", "TabLayout",
        "TabRules", "TabDiff", "TabOutput",
      ],
      path: "Tests/Invariants"
    ),
    .testTarget(name: "InvariantsTests", dependencies: ["Invariants"]),
    .testTarget(
      name: "SwiftGenerationTests",
      dependencies: [
        "SwiftGeneration", "TabRules", "TabTree", "TabLayout", "TabManifest", "TabOutput",
        "FlagLogic", "SourceText", "Growth", "ProcessTesting", "RandomTesting",
      ],
      exclude: ["Programs", "Stubs"]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "tabc", "TabManifest", "FlagLogic", "TabTree", "TabDiff", "YAMLTree", "SourceText",
        "Diagnostics", "ProcessTesting",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
