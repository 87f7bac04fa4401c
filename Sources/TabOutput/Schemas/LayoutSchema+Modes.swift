extension LayoutSchema {
  /// The definitions of layouts, by form factor and mode.
  static let modes = #"""
        "layout": {
          "title": "Layout",
          "description": "What the app shows on some targets.",
          "type": "object",
          "required": ["targets", "items"],
          "properties": {
            "targets": {
              "title": "Targets",
              "description": "The consecutive targets that share the layout, in release order.",
              "type": "array",
              "minItems": 1,
              "uniqueItems": true,
              "items": { "$ref": "#/$defs/target" }
            },
            "initial": {
              "$ref": "#/$defs/id",
              "title": "Initial",
              "description": "What is selected at first launch; absent only where nothing is shown."
            },
            "tabBar": {
              "title": "Tab bar",
              "description": "In compact an array of ids, in regular an object of regions.",
              "type": ["array", "object"]
            },
            "detached": {
              "$ref": "#/$defs/id",
              "title": "Detached",
              "description": "The item of the bar that stands apart at its trailing end."
            },
            "overflow": {
              "$ref": "#/$defs/ids",
              "title": "Overflow",
              "description": "The items behind More."
            },
            "subTabBars": {
              "title": "Sub-tab bars",
              "description": "The sub-tabs of each group of the bar or overflow list that has some.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/id" },
              "additionalProperties": { "$ref": "#/$defs/ids", "minItems": 1 }
            },
            "sidebar": { "$ref": "#/$defs/rows" },
            "items": {
              "title": "Items",
              "description": "Every visible node and every destination, by id, in document order.",
              "type": "object",
              "propertyNames": { "$ref": "#/$defs/id" },
              "additionalProperties": { "$ref": "#/$defs/item" }
            }
          },
          "additionalProperties": true
        },
        "target": {
          "title": "Target",
          "description": "An iOS release as an app built with the SDK behaves on it.",
          "type": "string",
          "anyOf": [
            { "const": "ios17", "description": "iOS 17 and everything earlier." },
            { "const": "ios18", "description": "iOS 18, and what follows it until iOS 26." },
            { "const": "ios26", "description": "iOS 26." },
            { "const": "ios27", "description": "iOS 27." },
            { "$ref": "#/$defs/laterName" }
          ]
        },
        "compactManifest": {
          "properties": {
            "layouts": { "items": { "$ref": "#/$defs/compactLayout" } },
            "variants": {
              "items": {
                "properties": { "layouts": { "items": { "$ref": "#/$defs/compactLayout" } } }
              }
            }
          }
        },
        "compactLayout": {
          "title": "Compact layout",
          "description": "A bar, the overflow list and sub-tab bars.",
          "required": ["tabBar", "overflow", "subTabBars"],
          "properties": {
            "tabBar": { "$ref": "#/$defs/ids" },
            "sidebar": false
          }
        },
        "regularManifest": {
          "properties": {
            "layouts": { "items": { "$ref": "#/$defs/regularLayout" } },
            "variants": {
              "items": {
                "properties": { "layouts": { "items": { "$ref": "#/$defs/regularLayout" } } }
              }
            }
          },
          "allOf": [
            {
              "if": { "properties": { "mode": { "const": "tabBar" } }, "required": ["mode"] },
              "then": { "$ref": "#/$defs/tabBarManifest" }
            },
            {
              "if": { "properties": { "mode": { "const": "tabSidebar" } }, "required": ["mode"] },
              "then": { "$ref": "#/$defs/tabSidebarManifest" }
            },
            {
              "if": { "properties": { "mode": { "const": "sidebar" } }, "required": ["mode"] },
              "then": { "$ref": "#/$defs/sidebarManifest" }
            }
          ]
        },
        "regularLayout": {
          "title": "Regular layout",
          "description": "A bar of regions and a sidebar, one of them, or a bar with sub-tab bars.",
          "properties": {
            "tabBar": { "$ref": "#/$defs/regions" },
            "overflow": false
          },
          "if": { "required": ["sidebar"] },
          "then": { "properties": { "subTabBars": false, "detached": false } },
          "else": { "required": ["tabBar", "subTabBars"] }
        },
        "tabBarManifest": {
          "properties": {
            "layouts": { "items": { "$ref": "#/$defs/tabBarLayout" } },
            "variants": {
              "items": {
                "properties": { "layouts": { "items": { "$ref": "#/$defs/tabBarLayout" } } }
              }
            }
          }
        },
        "tabBarLayout": {
          "description": "In mode tabBar there is no sidebar.",
          "properties": { "sidebar": false }
        },
        "tabSidebarManifest": {
          "properties": {
            "layouts": { "items": { "$ref": "#/$defs/tabSidebarLayout" } },
            "variants": {
              "items": {
                "properties": { "layouts": { "items": { "$ref": "#/$defs/tabSidebarLayout" } } }
              }
            }
          }
        },
        "tabSidebarLayout": {
          "description": "In mode tabSidebar there is always a bar.",
          "required": ["tabBar"]
        },
        "sidebarManifest": {
          "properties": {
            "layouts": { "items": { "$ref": "#/$defs/sidebarLayout" } },
            "variants": {
              "items": {
                "properties": { "layouts": { "items": { "$ref": "#/$defs/sidebarLayout" } } }
              }
            }
          }
        },
        "sidebarLayout": {
          "description": "In mode sidebar there is a sidebar alone.",
          "required": ["sidebar"],
          "properties": { "tabBar": false }
        },

    """#
}
