import TabTree

/// The ids of a configuration's nodes.
///
/// A layout names each node some ten times, so the ids are made strings of JSON once.
struct LayoutNames {
  let configuration: TabConfiguration

  /// The ids with their quotation marks, one right behind the other.
  private let json: [UInt8]

  /// By node: where its id begins there; and at last where they all end.
  private let starts: [Int]

  init(_ configuration: TabConfiguration) {
    self.configuration = configuration
    var json = JSONBytes(capacity: 24 * configuration.nodes.count)
    var starts: [Int] = []
    starts.reserveCapacity(configuration.nodes.count + 1)
    for node in configuration.nodes.indices {
      starts.append(json.count)
      configuration.id(of: node).withUTF8Bytes { json.appendString($0) }
    }
    starts.append(json.count)
    self.json = Array(json.contents)
    self.starts = starts
  }

  subscript(node: Int) -> String { configuration.id(of: node) }

  /// Hands the id of a node as a string of JSON to `body`.
  func withJSON(of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    json.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[starts[node]..<starts[node + 1]]))
    }
  }

  /// How a person selects a node: a dynamic list by one of its items.
  func selected(_ node: Int) -> String {
    isSelectedByItem(node) ? self[node] + ".*" : self[node]
  }

  /// Whether a person selects one of the items that a node makes.
  func isSelectedByItem(_ node: Int) -> Bool { configuration.kind(of: node) == .dynamic }

  /// The ids of the tabs and groups from the root to a node, itself last.
  func path(to node: Int) -> [String] {
    var path: [String] = []
    forEachOnPath(to: node) { path.append(self[$0]) }
    return path
  }

  /// Goes through the tabs and groups from the root to a node, itself last.
  func forEachOnPath(to node: Int, _ body: (Int) -> Void) {
    if let parent = parentOnPath(of: node) { forEachOnPath(to: parent, body) }
    body(node)
  }

  private func parentOnPath(of node: Int) -> Int? {
    var parent = configuration.parent(of: node)
    while let section = parent, configuration.kind(of: section) == .section {
      parent = configuration.parent(of: section)
    }
    return parent
  }
}
