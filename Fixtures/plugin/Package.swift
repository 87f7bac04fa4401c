// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Sample",
  dependencies: [.package(name: "tabc", path: "../..")],
  targets: [
    .executableTarget(
      name: "Sample",
      exclude: ["tabs.yaml"],
      plugins: [.plugin(name: "TabcBuildTool", package: "tabc")]
    )
  ]
)
