import FlagLogic
import Foundation
import SourceText
import TabLayout
import TabManifest
import TabOutput
import TabTree

/// What the manifests of a sample say, in the lines of the report on an `AdaptiveAppShell`.
struct ShellExpectation {
  private let manifests: [LayoutManifest]

  /// The manifests that are kept with an app, for the flags' defaults.
  init?(keptWith sample: Sample) throws {
    let folder = Sample.file("Fixtures/apps/\(sample.name)/expected")
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    manifests = try ["compact.json", "regular.json"].map {
      let data = try Data(contentsOf: folder.appending(path: $0))
      return try JSONDecoder().decode(LayoutManifest.self, from: data)
    }
  }

  /// The manifests of an assignment.
  init(_ configuration: TabConfiguration, _ assignment: Assignment) throws {
    let made = Manifests(
      configuration,
      targets: Target.all(of: configuration),
      assignment: assignment
    )
    manifests = try [FormFactor.compact, .regular].map { formFactor in
      let buffer = ByteBuffer()
      made.writeLayout(formFactor, digest: "", into: buffer)
      return try JSONDecoder().decode(LayoutManifest.self, from: Data(buffer.bytes))
    }
  }

  /// The releases that layouts are there for.
  var releases: [Int] {
    manifests[0].layouts.flatMap(\.targets).compactMap(\.release)
  }

  /// What both widths show on a release.
  func lines(forRelease release: Int) -> [String] {
    manifests.flatMap { manifest -> [String] in
      guard let layout = manifest.layout(forRelease: release) else { return ["no layout"] }
      let isCompact = manifest.formFactor == .compact
      let lines = isCompact ? Self.compact(layout) : Self.regular(layout)
      return (lines + ["initial \(layout.initial ?? "nil")"]).map {
        "\(manifest.formFactor.rawValue): \($0)"
      }
    }
  }

  private static func compact(_ layout: LayoutManifest.Layout) -> [String] {
    let ids = (layout.tabBar?.shown ?? []) + (layout.overflow ?? [])
    return ["bar \(ids.flatMap { names($0, layout) })"] + ids.flatMap { words($0, layout) }
  }

  private static func regular(_ layout: LayoutManifest.Layout) -> [String] {
    let rows = layout.sidebar ?? []
    let ids = rows.flatMap { row in
      layout.items[row.id]?.kind == .section ? row.children.map(\.id) : [row.id]
    }
    let lines = rows.flatMap { row -> [String] in
      guard let item = layout.items[row.id], item.kind == .section else {
        return names(row.id, layout)
      }
      let items = row.children.flatMap { names($0.id, layout) }
      return ["\(row.id) \"\(item.title ?? "")\" \(items)"]
    }
    let inspected = ids.filter { layout.items[$0]?.inspector == true }
    return lines.map { "row \($0)" } + ["inspector \(inspected)"]
      + ids.flatMap { words($0, layout) }
  }

  /// An item's name, those of a dynamic list one by one.
  private static func names(_ id: String, _ layout: LayoutManifest.Layout) -> [String] {
    guard let item = layout.items[id], item.kind == .dynamic else { return [id] }
    return Expected.keys.prefix(item.max ?? .max).map { "\(id).\($0)" }
  }

  private static func words(_ id: String, _ layout: LayoutManifest.Layout) -> [String] {
    let item = layout.items[id]
    let title = item?.kind == .dynamic ? "Item" : item?.title ?? ""
    let lists = layout.items.values.filter { $0.kind == .dynamic }
    let haveSymbols = lists.contains { $0.systemImage == nil }
    let isOwn = item?.kind == .dynamic && haveSymbols
    let image = isOwn ? "star" : item?.systemImage ?? ""
    return names(id, layout).map {
      "item \($0) \"\(title)\" \(image) \(item?.selectedSystemImage ?? image)"
    }
  }
}
