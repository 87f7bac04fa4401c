import FlagLogic
import TabTree

/// The schemas of the types that keys take.
enum SchemaTypes {
  /// The schema of a key's value with what the key means.
  static func property<Key>(_ entry: KeyEntry<Key>) -> SchemaValue {
    SchemaValue.object([
      (
        "description",
        .string(
          entry.isRequired ? entry.meaning : "\(entry.meaning) Default: \(entry.defaultText)."
        )
      )
    ]).adding(members(of: entry.type))
  }

  private static func members(of type: ValueType) -> [(String, SchemaValue)] {
    switch type {
    case .text(let maximum):
      [("type", "string"), ("minLength", 1)] + (maximum.map { [("maxLength", .integer($0))] } ?? [])
    case .symbol:
      [("type", "string"), ("minLength", 1), ("examples", ["house", "magnifyingglass"])]
    case .texts: [("type", "array"), ("items", ["type": "string"])]
    case .identifier, .reference: [("$ref", "#/$defs/identifier")]
    case .boolean: [("type", "boolean")]
    case .integer(let range):
      [
        ("type", "integer"), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    case .release: [("$ref", "#/$defs/release")]
    case .oneOf(let words): [("enum", .strings(words))]
    case .condition: [("$ref", "#/$defs/condition")]
    case .conditions: [("type", "array"), ("items", ["$ref": "#/$defs/condition"])]
    case .route: [("$ref", "#/$defs/route")]
    case .routes: [("type", "array"), ("items", ["$ref": "#/$defs/route"])]
    case .nodes:
      [("type", "array"), ("minItems", 1), ("items", ["$ref": "#/$defs/rootNode"])]
    case .flags: [("$ref", "#/$defs/flags")]
    case .profiles: [("$ref", "#/$defs/profiles")]
    case .rules: [("$ref", "#/$defs/rules")]
    case .changes: [("$ref", "#/$defs/changes")]
    case .metadata: [("type", "object")]
    case .flagDefault: [("type", ["boolean", "string"])]
    }
  }

  /// What the schemas of keys refer to.
  static var definitions: [(String, SchemaValue)] {
    [
      (
        "identifier",
        [
          "type": "string", "maxLength": .integer(Identifier.maximumBytes),
          "pattern": #"^[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z][A-Za-z0-9_-]*)*$"#,
          "not": ["enum": .strings(Identifier.reserved)],
        ]
      ),
      (
        "release",
        [
          "anyOf": [
            ["type": "number", "minimum": .integer(RootKey.lowestDeploymentTarget)],
            ["type": "string", "pattern": #"^[1-9][0-9]*(\.(0|[1-9][0-9]*))?$"#],
          ]
        ]
      ),
      (
        "condition",
        [
          "description":
            "Flags combined with and, or, not, implies and parentheses, as `notes and os >= 26`.",
          "type": ["string", "boolean"], "minLength": 1,
        ]
      ),
      (
        "route",
        [
          "type": "string",
          "pattern":
            #"^/$|^(/(?!\.{1,2}(/|$))([A-Za-z0-9_.~-]+|\{[A-Za-z][A-Za-z0-9_]*\}))+$"#,
        ]
      ),
      ("flags", flags), ("profiles", profiles),
    ]
  }

  private static let namePattern = "^[A-Za-z0-9][A-Za-z0-9_-]*$"

  private static var name: SchemaValue {
    [
      "type": "string", "pattern": .string(namePattern),
      "not": ["enum": .strings(ConditionParser.reservedWords)],
    ]
  }

  private static var flags: SchemaValue {
    func long(_ properties: [(String, SchemaValue)], _ required: [String])
      -> SchemaValue
    {
      [
        "type": "object", "required": .strings(required),
        "properties": .object(
          properties + [
            (FlagKey.description.entry.name, property(FlagKey.description.entry))
          ]
        ), "additionalProperties": false,
      ]
    }
    return [
      "type": "object",
      "propertyNames": name,
      "additionalProperties": [
        "anyOf": [
          ["type": "boolean"],
          long([("default", ["type": "boolean"])], ["default"]),
          long(
            [
              (
                "values",
                ["type": "array", "minItems": 1, "uniqueItems": true, "items": name]
              ), ("default", name),
            ],
            ["values", "default"]
          ),
        ]
      ],
    ]
  }

  private static var profiles: SchemaValue {
    [
      "type": "object",
      "additionalProperties": [
        "type": "object",
        "additionalProperties": ["anyOf": [["type": "boolean"], name]],
      ],
    ]
  }
}
