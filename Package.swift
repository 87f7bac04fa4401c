// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tabc",
  platforms: [.macOS(.v14), .iOS(.v13)],
  products: [
    .executable(name: "tabc", targets: ["tabc"]),
    .library(name: "TabManifest", targets: ["TabManifest"]),
  ],
  targets: [
    .target(name: "SourceText"),
    .target(name: "FileSystem", dependencies: ["SourceText"]),
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
      name: "TabOutput",
      dependencies: [
        "SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabLayout", "TabRules",
      ]
    ),
    .executableTarget(
      name: "tabc",
      dependencies: [
        "SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabLayout", "TabRules",
        "TabOutput", "FileSystem",
      ]
    ),
    .testTarget(
      name: "LintCommandTests",
      dependencies: [
        "tabc", "SourceText", "Diagnostics", "YAMLTree", "TabRules", "TabOutput", "FileSystem",
      ]
    ),
    .testTarget(name: "YAMLTreeTests", dependencies: ["YAMLTree"]),
    .executableTarget(
      name: "FileSystemProbe",
      dependencies: ["FileSystem", "SourceText"],
      path: "Tests/FileSystemProbe"
    ),
    .testTarget(
      name: "FileSystemTests",
      dependencies: ["FileSystem", "SourceText", "FileSystemProbe"]
    ),
    .testTarget(name: "SFSymbolsTests", dependencies: ["SFSymbols", "TabTree"]),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .testTarget(
      name: "TabTreeTests",
      dependencies: ["TabTree", "TabRules", "TabOutput", "YAMLTree", "SourceText", "Diagnostics"]
    ),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "TabLayout", "TabManifest", "TabOutput", "TabRules", "TabTree", "YAMLTree", "SourceText",
        "Diagnostics",
      ]
    ),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "TabLayoutTests",
      dependencies: [
        "TabLayout", "TabManifest", "TabOutput", "TabTree", "YAMLTree", "SourceText", "Diagnostics",
      ]
    ),
    .testTarget(
      name: "TabRulesTests",
      dependencies: [
        "TabRules", "TabTree", "TabLayout", "TabOutput", "YAMLTree", "SourceText", "Diagnostics",
      ]
    ),
    .testTarget(name: "TabOutputTests", dependencies: ["TabOutput", "SourceText", "Diagnostics"]),
    .testTarget(name: "TabManifestTests", dependencies: ["TabManifest", "TabOutput"]),
    .testTarget(name: "CommandTests", dependencies: ["tabc"]),
    .testTarget(name: "FlagLogicTests", dependencies: ["FlagLogic"]),
  ],
  swiftLanguageModes: [.v6]
)
