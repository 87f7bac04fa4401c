import TabTree

/// The schema of a node: every key with its meaning, and for each kind what it takes and needs.
enum NodeSchema {
  private typealias Members = [(String, SchemaValue)]

  /// A node wherever it stands.
  static var node: SchemaValue {
    [
      "type": "object",
      "required": .strings(["id"]),
      "properties": .object(NodeKey.table.map { ($0.name, property($0)) }),
      "additionalProperties": false,
      "allOf": .array(
        Kind.allCases.map { kind in
          ["if": isKind(kind), "then": .object(rules(of: kind))]
        } + [
          without("systemImage", "image"), without("selectedSystemImage", "selectedImage"),
        ]
      ),
    ]
  }

  /// Nodes by the places where they may stand.
  static var places: [(String, SchemaValue)] {
    let notListed: (String, SchemaValue) = ("compact", ["not": ["const": "list"]])
    let notSection: (String, SchemaValue) = ("kind", ["not": ["const": "section"]])
    func place(_ properties: Members) -> SchemaValue {
      ["$ref": "#/$defs/node", "properties": .object(properties)]
    }
    return [
      (
        "rootNode",
        place([notListed, ("sidebarAppearance", ["not": ["const": "rootSection"]])])
      ),
      ("childOfSection", place([notSection, notListed])),
      ("childOfGroup", place([notSection, ("role", false)])),
      ("childOfGroupWithoutScreen", place([notSection, notListed, ("role", false)])),
    ]
  }

  private static func property(_ entry: KeyEntry<NodeKey>) -> SchemaValue {
    guard entry.key == .children else { return SchemaTypes.property(entry) }
    return [
      "description": .string("\(entry.meaning) Default: \(entry.defaultText)."), "type": "array",
      "minItems": 1,
    ]
  }

  /// Holds for a node of a kind, written out or inferred.
  private static func isKind(_ kind: Kind) -> SchemaValue {
    let written: SchemaValue = [
      "properties": ["kind": ["const": .string(kind.rawValue)]], "required": ["kind"],
    ]
    switch kind {
    case .tab:
      return ["anyOf": [written, ["not": ["anyOf": [has("kind"), has("children")]]]]]
    case .group:
      return ["anyOf": [written, ["not": has("kind"), "required": ["children"]]]]
    default: return written
    }
  }

  private static func rules(of kind: Kind) -> Members {
    var properties: Members = NodeKey.table.filter { !$0.kinds.contains(kind) }
      .map { ($0.name, false) }
    switch kind {
    case .tab:
      return [
        ("properties", .object(properties)),
        ("if", ["not": value("role", "search")]),
        ("then", ["required": ["title"], "properties": ["activatesSearch": false]]),
      ]
    case .group:
      return [
        ("properties", .object(properties)), ("required", ["title"]),
        ("if", value("landing", "self")),
        ("then", ["properties": ["children": items("childOfGroup")]]),
        (
          "else",
          [
            "required": ["children"],
            "properties": ["children": items("childOfGroupWithoutScreen")],
          ]
        ),
      ]
    case .section:
      properties.append(("children", items("childOfSection")))
      return [("properties", .object(properties)), ("required", ["children"])]
    case .dynamic:
      properties.append(("route", ["pattern": #"\{"#]))
      return [
        ("properties", .object(properties)), ("required", ["source"]),
        ("if", value("compact", "tab")), ("then", ["required": ["max"]]),
      ]
    case .action:
      properties.append(("regular", ["enum": ["automatic", "sidebarOnly", "hidden"]]))
      return [("properties", .object(properties)), ("required", ["title"])]
    }
  }

  private static func has(_ key: String) -> SchemaValue { ["required": [.string(key)]] }

  private static func value(_ key: String, _ value: String) -> SchemaValue {
    let constant: SchemaValue = ["const": .string(value)]
    return ["properties": .object([(key, constant)]), "required": .strings([key])]
  }

  private static func items(_ place: String) -> SchemaValue {
    ["items": ["$ref": .string("#/$defs/\(place)")]]
  }

  private static func without(_ first: String, _ second: String) -> SchemaValue {
    ["not": ["required": [.string(first), .string(second)]]]
  }
}
