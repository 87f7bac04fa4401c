import Diagnostics
import SourceText
import YAMLTree

/// A place where the file names a node by its id.
struct Reference {
  let value: YAMLNode
  let key: String
  /// The node that names the other; `nil` for the configuration itself.
  let from: Int?
}

extension ConfigurationReader {
  mutating func reference(_ value: YAMLNode, key: String, from node: Int?) {
    guard checkText(value, key, mayBeEmpty: true, affectsLayout: true) else { return }
    references.append(Reference(value: value, key: key, from: node))
  }

  /// Finds which nodes share an id, and what each reference names.
  mutating func resolveReferences() {
    var identities = [String: Int](minimumCapacity: configuration.nodes.count)
    for index in configuration.nodes.indices {
      let id = configuration.id(of: index)
      guard !id.isEmpty else {
        identities[id] = index
        continue
      }
      let first = identities.value(of: id, orInsert: index)
      if first != index {
        configuration.nodes[index].identity = first
        configuration.places[first, default: [first]].append(index)
      }
    }
    for reference in references { resolve(reference, identities) }
  }

  private mutating func resolve(_ reference: Reference, _ identities: [String: Int]) {
    let id = yaml.text(of: reference.value)
    if reference.key == NodeKey.defaultChild.name, let group = reference.from {
      let child = configuration.children(of: group).first {
        configuration.nodes[$0].id == id && isDestination($0)
      }
      guard let child else {
        if knowsEveryID { unknownChild(id, group, reference) }
        return
      }
      configuration.nodes[group].defaultChild = configuration.nodes[child].identity
      return
    }
    guard let identity = identities[id], isDestination(identity) else {
      if knowsEveryID { unknownReference(id, reference, identities[id]) }
      return
    }
    if let node = reference.from {
      configuration.nodes[node].fallback = identity
    } else {
      configuration.initial = identity
    }
  }

  private func isDestination(_ index: Int) -> Bool {
    configuration.nodes[index].kind == .tab || configuration.nodes[index].kind == .group
  }

  private mutating func unknownChild(_ id: String, _ group: Int, _ reference: Reference) {
    let children = configuration.children(of: group).filter { isDestination($0) }
      .map { configuration.nodes[$0].id }
    let listed = children.prefix(12).map { "'\($0.excerpt)'" }.joined(separator: ", ")
    reportUnknown(
      "'defaultChild' names '\(id.excerpt)', which is no child tab or group of \(describe(group))",
      id,
      reference,
      among: children,
      otherwise: listed.isEmpty ? nil : "its child tabs and groups: \(listed)"
    )
  }

  private mutating func unknownReference(_ id: String, _ reference: Reference, _ found: Int?) {
    if let found {
      reportUnknown(
        "'\(reference.key)' names \(describe(found)), expected a tab or group",
        id,
        reference,
        among: []
      )
    } else {
      let ids = configuration.nodes.lazy.filter { $0.kind == .tab || $0.kind == .group }.map(\.id)
      reportUnknown(
        "'\(reference.key)' names '\(id.excerpt)', which is no tab or group",
        id,
        reference,
        among: ids
      )
    }
  }

  private mutating func reportUnknown(
    _ message: String,
    _ id: String,
    _ reference: Reference,
    among names: some Sequence<String>,
    otherwise hint: String? = nil
  ) {
    let nearest = remainingComparisons < 0 ? nil : suggestion(for: id, among: Array(names))
    report(
      ReadingRules.unknownReference,
      message,
      at: reference.value,
      help: nearest.map { "did you mean '\($0.name)'?" } ?? hint,
      fix: fix(nearest, at: reference.value),
      node: reference.from.map { configuration.nodes[$0].id },
      subject: reference.key,
      affectsLayout: false
    )
  }
}

extension Dictionary {
  /// The value of a key, which is inserted if there is none yet: hashed once for both.
  fileprivate mutating func value(of key: Key, orInsert value: Value) -> Value {
    func read(_ place: inout Value) -> Value { place }
    return read(&self[key, default: value])
  }
}
