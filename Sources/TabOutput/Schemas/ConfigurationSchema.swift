import Diagnostics
import TabRules
import TabTree

/// The JSON Schema of a configuration, made from the tables of keys and rules.
public enum ConfigurationSchema {
  /// The schema's text, with a line feed at its end.
  public static var text: String {
    var writer = JSONWriter()
    schema.write(into: &writer)
    writer.lineFeed()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static var schema: SchemaValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tabc:schema:config:1",
      "title": "Tab configuration",
      "description": "One app's top-level navigation, version 1 of the language of tabc.",
      "type": "object",
      "required": .strings(RootKey.table.filter(\.isRequired).map(\.name)),
      "properties": .object(RootKey.table.map { ($0.name, SchemaTypes.property($0)) }),
      "additionalProperties": false,
      "$defs": .object(
        [("node", NodeSchema.node)] + NodeSchema.places + SchemaTypes.definitions
          + [("rules", rules), ("changes", changes)]
      ),
    ]
  }

  private static var rules: SchemaValue {
    let severity: SchemaValue = ["enum": ["off", "info", "warning", "error"]]
    let setting: SchemaValue = [
      "anyOf": [
        severity,
        [
          "type": "object",
          "properties": [
            "severity": severity, "max": ["type": "integer", "minimum": 0, "maximum": 1_000_000],
          ],
          "additionalProperties": false,
        ],
      ]
    ]
    let all: (String, SchemaValue) = (
      "all",
      [
        "description": "Every rule that can be set and has no entry of its own.",
        "$ref": "#/$defs/rules/$defs/ruleSetting",
      ]
    )
    let each = Catalogue.rules.filter(\.isConfigurable).map { rule in
      (
        rule.id.name,
        ["description": .string(rule.summary), "$ref": "#/$defs/rules/$defs/ruleSetting"]
          as SchemaValue
      )
    }
    return [
      "type": "object",
      "properties": .object([all] + each),
      "additionalProperties": false,
      "$defs": ["ruleSetting": setting],
    ]
  }

  private static var changes: SchemaValue {
    [
      "type": "object",
      "properties": .object(
        ChangeKind.allCases.map {
          ($0.rawValue, ["enum": .strings(ChangeClass.allCases.map(\.rawValue))])
        }
      ),
      "additionalProperties": false,
    ]
  }
}
