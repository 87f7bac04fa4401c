extension LayoutSchema {
  /// The definitions of the tab bar's regions and the sidebar's rows.
  static let regions = #"""
        "regions": {
          "title": "Regions",
          "description": "The parts of a tab bar in regular width.",
          "type": "object",
          "required": ["fixed", "center", "pinned", "available"],
          "properties": {
            "fixed": {
              "$ref": "#/$defs/ids",
              "title": "Fixed",
              "description": "At the leading end, where people cannot move or remove them."
            },
            "center": {
              "$ref": "#/$defs/ids",
              "title": "Center",
              "description": "Between the ends."
            },
            "pinned": {
              "$ref": "#/$defs/ids",
              "title": "Pinned",
              "description": "At the trailing end."
            },
            "available": {
              "$ref": "#/$defs/ids",
              "title": "Available",
              "description": "Not in the bar; people can put them there."
            }
          },
          "additionalProperties": true
        },
        "rows": {
          "title": "Sidebar",
          "description": "Rows in the order shown.",
          "type": "array",
          "items": { "$ref": "#/$defs/row" }
        },
        "row": {
          "title": "Row",
          "description": "A row of the sidebar.",
          "type": "object",
          "required": ["id"],
          "properties": {
            "id": { "$ref": "#/$defs/id" },
            "children": {
              "$ref": "#/$defs/rows",
              "title": "Children",
              "description": "The rows below it; absent where there are none.",
              "minItems": 1
            }
          },
          "additionalProperties": true
        },

    """#
}
