import TabLayout
import TabTree

/// The links and names of saved state that several tabs of a configuration share, and what is
/// selected for each.
struct SharedNames {
  private let configuration: TabConfiguration
  private var names: [(name: String, isLink: Bool, owners: [FoundDestination])] = []

  init(_ configuration: TabConfiguration) {
    self.configuration = configuration
    let nodes = configuration.nodes.indices
    var known: Set<String> = []
    let routes = nodes.flatMap { node in
      [configuration.text(.route, of: node)].compactMap { $0 }
        + configuration.texts(.formerRoutes, of: node)
    }
    for route in routes {
      let link = route.replacing(/\{[A-Za-z0-9_]+\}/, with: "1")
      guard known.insert(link).inserted, let path = LinkPath(link: link, prefixes: []) else {
        continue
      }
      add(link, isLink: true, configuration.destinations(for: path))
    }
    let ids = nodes.flatMap {
      [configuration.nodes[$0].id] + configuration.texts(.formerIDs, of: $0)
    }
    for id in ids.flatMap({ [$0, $0 + ".1"] }) where known.insert(id).inserted {
      add(id, isLink: false, configuration.destinations(withID: id))
    }
  }

  private mutating func add(_ name: String, isLink: Bool, _ owners: [FoundDestination]) {
    // A list itself is no tab.
    let owners = owners.filter {
      isLink || configuration.nodes[$0.node].kind != .dynamic || $0.key != nil
    }
    if owners.count > 1 { names.append((name, isLink, owners)) }
  }

  /// Code that prints what is selected for each.
  func questions(_ prefix: String) -> String {
    names.map { name, isLink, _ in
      let call =
        isLink
        ? "\(prefix)TabRoute(path: \(name.debugDescription)).flatMap { "
          + "tabs.shownTab(for: $0, isCompact: isCompact) }"
        : "tabs.shownTab(saved: \(name.debugDescription), isCompact: isCompact)"
      return """
          print("\\(name) \\(width): shared " + \(name.debugDescription), (\(call))?.rawValue ?? "nil")

        """
    }.joined()
  }

  /// What it is to print.
  func lines(in layout: Layout, _ resolution: Resolution) -> [String] {
    names.map { name, _, owners in
      let items = owners.compactMap { owner in
        layout.items.first { configuration.nodes[$0.node].identity == owner.node }.map {
          (item: $0, key: owner.key ?? "1")
        }
      }
      let meant =
        items.first { $0.item.reach.map(\.isShown) ?? isSelected($0.item, in: layout, resolution) }
        ?? items.first { $0.item.reach == .hiddenByDefault } ?? items.first
      guard let meant else { return "shared \(name) nil" }
      let item = meant.item
      let isShown = item.reach?.isShown ?? true
      let selected = isShown ? item.opens ?? item.node : item.fallback
      guard let selected else { return "shared \(name) nil" }
      let node = configuration.nodes[selected]
      return "shared \(name) " + (node.kind == .dynamic ? "\(node.id).\(meant.key)" : node.id)
    }
  }

  /// Whether a group can be selected that is no destination.
  private func isSelected(_ item: Item, in layout: Layout, _ resolution: Resolution) -> Bool {
    !layout.selection(of: item.node).isEmpty || layout.hasRow(of: item.node)
  }
}
