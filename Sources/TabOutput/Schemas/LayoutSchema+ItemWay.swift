extension LayoutSchema {
  /// The rest of the definition of an item: how people get to it.
  static let itemWay = #"""
            "reach": {
              "title": "Reach",
              "description": "How far away it is; absent where it is no destination.",
              "type": "string",
              "anyOf": [
                { "const": "tabBar", "description": "An item of the tab bar." },
                { "const": "overflow", "description": "An item of the list behind More." },
                { "const": "subTabBar", "description": "An item of a sub-tab bar." },
                { "const": "nested", "description": "Inside what stands in a bar." },
                { "const": "sidebar", "description": "A row of the sidebar." },
                { "const": "hiddenByDefault", "description": "Put away at first." },
                { "const": "none", "description": "Not shown." },
                { "$ref": "#/$defs/laterName" }
              ]
            },
            "path": {
              "title": "Path",
              "description": "The tabs and groups from the root to it, itself last.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/id" }
            },
            "steps": {
              "title": "Steps",
              "description": "The selections that lead to it from the tab bar.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/step" }
            },
            "sidebarSteps": {
              "title": "Sidebar steps",
              "description": "The selection that leads to it from an open sidebar.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/step" }
            },
            "opens": {
              "$ref": "#/$defs/id",
              "title": "Opens",
              "description": "What selecting it opens, where that is not itself."
            },
            "fallback": {
              "$ref": "#/$defs/id",
              "title": "Fallback",
              "description": "The destination to select while this one is not shown."
            }
          },
          "additionalProperties": true,
          "dependentRequired": {
            "path": ["reach"],
            "steps": ["reach"],
            "sidebarSteps": ["reach"],
            "fallback": ["reach"]
          },
          "allOf": [
            {
              "if": { "properties": { "kind": { "enum": ["tab", "group", "action"] } } },
              "then": {
                "anyOf": [
                  { "required": ["title"] },
                  { "properties": { "role": { "const": "search" } }, "required": ["role"] }
                ]
              }
            },
            {
              "if": { "properties": { "kind": { "enum": ["tab", "dynamic"] } } },
              "then": { "required": ["reach"] }
            },
            {
              "if": { "properties": { "kind": { "enum": ["section", "action"] } } },
              "then": { "properties": { "reach": false } }
            },
            {
              "if": { "properties": { "kind": { "const": "dynamic" } } },
              "then": { "required": ["source"] }
            },
            {
              "if": { "properties": { "reach": { "const": "none" } }, "required": ["reach"] },
              "then": {
                "properties": { "path": false, "steps": false, "sidebarSteps": false, "opens": false }
              }
            },
            {
              "if": {
                "properties": { "reach": { "const": "hiddenByDefault" } },
                "required": ["reach"]
              },
              "then": {
                "required": ["path"],
                "properties": { "steps": false, "sidebarSteps": false, "opens": false }
              }
            },
            {
              "if": {
                "properties": {
                  "reach": { "enum": ["tabBar", "overflow", "subTabBar", "nested", "sidebar"] }
                },
                "required": ["reach"]
              },
              "then": { "required": ["path"], "properties": { "fallback": false } }
            }
          ]
        },

    """#
}
