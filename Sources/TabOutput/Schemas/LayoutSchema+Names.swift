extension LayoutSchema {
  /// The definitions of ids, flags and variants.
  static let names = #"""
        "laterName": {
          "description": "A name that a later compiler may write; readers take it for unknown.",
          "type": "string",
          "minLength": 1
        },
        "id": {
          "title": "Id",
          "description": "The stable identity of a tab, group, section, dynamic or action.",
          "type": "string",
          "maxLength": 128,
          "pattern": "^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)*$"
        },
        "ids": {
          "title": "Ids",
          "description": "Ids in the order shown.",
          "type": "array",
          "items": { "$ref": "#/$defs/id" }
        },
        "flags": {
          "title": "Flags",
          "description": "The value of every declared flag that the layouts are resolved for.",
          "type": "object",
          "propertyNames": { "$ref": "#/$defs/flagName" },
          "additionalProperties": { "$ref": "#/$defs/flagValue" }
        },
        "flagName": {
          "type": "string",
          "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]*$"
        },
        "flagValue": {
          "title": "Flag value",
          "description": "A boolean, or one of the names that the flag declares.",
          "type": ["boolean", "string"],
          "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]*$"
        },
        "layouts": {
          "title": "Layouts",
          "description": "One layout for consecutive targets that share it, in release order.",
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/layout" }
        },
        "variant": {
          "title": "Variant",
          "description": "The layouts that all assignments under one condition share.",
          "type": "object",
          "required": ["when", "flags", "layouts"],
          "properties": {
            "when": {
              "title": "When",
              "description": "The variant applies where any one of these holds.",
              "type": "array",
              "minItems": 1,
              "maxItems": 64,
              "items": {
                "description": "Holds where each flag has one of the values listed for it.",
                "type": "object",
                "propertyNames": { "$ref": "#/$defs/flagName" },
                "additionalProperties": {
                  "type": "array",
                  "minItems": 1,
                  "items": { "$ref": "#/$defs/flagValue" }
                }
              }
            },
            "flags": {
              "$ref": "#/$defs/flags",
              "description": "Of the assignments under the condition, the one nearest the defaults."
            },
            "layouts": { "$ref": "#/$defs/layouts" }
          },
          "additionalProperties": true
        },

    """#
}
