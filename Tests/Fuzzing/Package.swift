// swift-tools-version: 6.1
import PackageDescription

/// The modules under test: those of the package two folders up, which only sells a program and one
/// library. `Sources` and `Invariants` are links to them.
let modules: [(name: String, dependencies: [Target.Dependency])] = [
  ("SourceText", []),
  ("Diagnostics", ["SourceText"]),
  ("YAMLTree", ["SourceText", "Diagnostics", "CLibYAML"]),
  ("FlagLogic", []),
  ("TabTree", ["SourceText", "Diagnostics", "YAMLTree", "FlagLogic"]),
  ("SFSymbols", ["TabTree", "Diagnostics"]),
  ("TabManifest", []),
  ("TabLayout", ["TabTree", "FlagLogic"]),
  (
    "TabRules",
    ["SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "SFSymbols", "TabLayout"]
  ),
  (
    "TabDiff",
    ["SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabLayout"]
  ),
  (
    "TabOutput",
    [
      "SourceText", "Diagnostics", "YAMLTree", "FlagLogic", "TabTree", "TabLayout", "TabRules",
      "TabDiff",
    ]
  ),
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v14)],
  targets: [.systemLibrary(name: "CLibYAML", path: "Sources/CLibYAML", pkgConfig: "yaml-0.1")]
    + modules.map {
      .target(
        name: $0.name,
        dependencies: $0.dependencies,
        path: "Sources/\($0.name)",
        exclude: $0.name == "SFSymbols" ? ["make-symbol-table.py"] : []
      )
    } + [
      .target(
        name: "Invariants",
        dependencies: modules.map { .byName(name: $0.name) },
        path: "Invariants"
      ),
      // libFuzzer brings the entry point.
      .executableTarget(
        name: "Fuzz",
        dependencies: ["Invariants"],
        path: "Fuzz",
        swiftSettings: [.unsafeFlags(["-parse-as-library"])]
      ),
    ],
  swiftLanguageModes: [.v6]
)
