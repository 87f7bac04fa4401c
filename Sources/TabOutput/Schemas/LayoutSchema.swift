/// The JSON Schema of a layout manifest, as `Schemas/layout.schema.json` holds it.
public enum LayoutSchema {
  /// The schema's text, with a line feed at its end.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:tabc:schema:layout:1",
      "title": "Layout manifest",
      "description": "The layouts of a tab configuration in one form factor, version 1.",
      "type": "object",
      "required": [
        "manifestVersion", "app", "formFactor", "framework", "mode", "sdk", "design", "digest"
      ],
      "properties": {
        "manifestVersion": {
          "title": "Manifest version",
          "description": "Within a version, keys and values are only added.",
          "type": "integer",
          "const": 1
        },
        "app": {
          "title": "App",
          "description": "The app's name.",
          "type": "string"
        },
        "formFactor": {
          "title": "Form factor",
          "description": "The horizontal size class that the layouts are for.",
          "type": "string",
          "anyOf": [
            { "const": "compact", "description": "iPhones, and narrow windows on iPad." },
            { "const": "regular", "description": "iPads, and what else is wide." },
            { "$ref": "#/$defs/laterName" }
          ]
        },
        "framework": {
          "title": "Framework",
          "description": "What shows the tabs, and whose rules the layouts follow.",
          "type": "string",
          "anyOf": [
            { "const": "uikit", "description": "UITabBarController." },
            { "const": "swiftui", "description": "SwiftUI's TabView." },
            { "const": "adaptiveAppShell", "description": "AdaptiveAppShell." },
            { "$ref": "#/$defs/laterName" }
          ]
        },
        "mode": {
          "title": "Mode",
          "description": "What regular width shows: the effective mode, never automatic.",
          "type": "string",
          "not": { "const": "automatic" },
          "anyOf": [
            { "const": "tabBar", "description": "A tab bar alone." },
            { "const": "tabSidebar", "description": "A tab bar that can turn into a sidebar." },
            { "const": "sidebar", "description": "A sidebar alone." },
            { "$ref": "#/$defs/laterName" }
          ]
        },
        "sdk": {
          "title": "SDK",
          "description": "The major release of the SDK that the app is built with.",
          "type": "integer",
          "minimum": 26
        },
        "design": {
          "title": "Design",
          "description": "Which of the system's designs the app runs with.",
          "type": "string",
          "anyOf": [
            { "const": "liquidGlass", "description": "The system's own since iOS 26." },
            { "const": "compatibility", "description": "UIDesignRequiresCompatibility is set." },
            { "$ref": "#/$defs/laterName" }
          ]
        },
        "digest": {
          "title": "Digest",
          "description": "The configuration's FNV-1a 64-bit hash; manifests of one run share it.",
          "type": "string",
          "pattern": "^[0-9a-f]{16}$"
        },
        "profile": {
          "title": "Profile",
          "description": "The profile that the manifest was compiled for, if it was for one.",
          "type": "string"
        },
        "flags": { "$ref": "#/$defs/flags" },
        "layouts": { "$ref": "#/$defs/layouts" },
        "variants": {
          "title": "Variants",
          "description": "Layouts for every assignment of the flags; the defaults' come first.",
          "type": "array",
          "minItems": 1,
          "items": { "$ref": "#/$defs/variant" }
        }
      },
      "additionalProperties": true,
      "if": { "required": ["variants"] },
      "then": { "properties": { "flags": false, "layouts": false } },
      "else": { "required": ["flags", "layouts"] },
      "allOf": [
        {
          "if": { "properties": { "formFactor": { "const": "compact" } }, "required": ["formFactor"] },
          "then": { "$ref": "#/$defs/compactManifest" }
        },
        {
          "if": { "properties": { "formFactor": { "const": "regular" } }, "required": ["formFactor"] },
          "then": { "$ref": "#/$defs/regularManifest" }
        }
      ],
      "$defs": {
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
        "item": {
          "title": "Item",
          "description": "A node of the configuration as the layout has it.",
          "type": "object",
          "required": ["kind"],
          "properties": {
            "kind": {
              "title": "Kind",
              "description": "What sort of thing it is.",
              "type": "string",
              "anyOf": [
                { "const": "tab", "description": "A single destination." },
                { "const": "group", "description": "Children under one item." },
                { "const": "section", "description": "A heading over its children." },
                { "const": "dynamic", "description": "Items that the app makes at run time." },
                { "const": "action", "description": "Does its work and selects nothing." },
                { "$ref": "#/$defs/laterName" }
              ]
            },
            "title": {
              "title": "Title",
              "description": "The label.",
              "type": "string"
            },
            "titleKey": {
              "title": "Title key",
              "description": "The label's localization key.",
              "type": "string"
            },
            "subtitle": {
              "title": "Subtitle",
              "description": "The second line in the sidebar.",
              "type": "string"
            },
            "systemImage": {
              "title": "System image",
              "description": "An SF Symbol.",
              "type": "string"
            },
            "selectedSystemImage": {
              "title": "Selected system image",
              "description": "The SF Symbol while it is selected.",
              "type": "string"
            },
            "image": {
              "title": "Image",
              "description": "An image asset.",
              "type": "string"
            },
            "selectedImage": {
              "title": "Selected image",
              "description": "The image asset while it is selected.",
              "type": "string"
            },
            "dynamicTitle": {
              "title": "Dynamic title",
              "description": "The app's source of a title that replaces the static one.",
              "type": "string"
            },
            "dynamicImage": {
              "title": "Dynamic image",
              "description": "The app's source of an image that replaces the static one.",
              "type": "string"
            },
            "badge": {
              "title": "Badge",
              "description": "The badge that the app shows: count, dot or a text.",
              "type": "string",
              "examples": ["count", "dot"]
            },
            "accessibilityIdentifier": {
              "title": "Accessibility identifier",
              "description": "What UI tests look for; 256 bytes at most.",
              "type": "string",
              "maxLength": 256
            },
            "role": {
              "title": "Role",
              "description": "What the system takes the tab for.",
              "type": "string",
              "anyOf": [
                { "const": "search", "description": "The search tab." },
                { "const": "prominent", "description": "The tab that stands out in the bar." },
                { "$ref": "#/$defs/laterName" }
              ]
            },
            "activatesSearch": {
              "title": "Activates search",
              "description": "Whether selecting it puts the cursor into the search field.",
              "type": "boolean",
              "default": false
            },
            "regular": {
              "title": "Regular placement",
              "description": "As written or inherited.",
              "type": "string",
              "default": "automatic",
              "anyOf": [
                { "const": "automatic", "description": "Where the system puts it." },
                { "const": "default", "description": "In the bar; people can take it out." },
                { "const": "optional", "description": "Not in the bar; people can add it." },
                { "const": "movable", "description": "In the bar; people can move it." },
                { "const": "pinned", "description": "At the bar's trailing end." },
                { "const": "fixed", "description": "At the bar's leading end." },
                { "const": "sidebarOnly", "description": "In the sidebar alone." },
                { "const": "hidden", "description": "In no regular container." },
                { "$ref": "#/$defs/laterName" }
              ]
            },
            "compact": {
              "title": "Compact placement",
              "description": "Absent says nothing: the bars tell whether they hold it.",
              "type": "string",
              "anyOf": [
                { "const": "list", "description": "On the parent group's own screen." },
                { "$ref": "#/$defs/laterName" }
              ]
            },
            "sidebarAppearance": {
              "title": "Sidebar appearance",
              "description": "How the group looks in the sidebar.",
              "type": "string",
              "default": "automatic",
              "anyOf": [
                { "const": "automatic", "description": "As the system shows it." },
                { "const": "inline", "description": "Its children in its place." },
                { "const": "rootSection", "description": "A section at the top level." },
                { "$ref": "#/$defs/laterName" }
              ]
            },
            "allowsHiding": {
              "title": "Allows hiding",
              "description": "Whether people may put it away.",
              "type": "boolean",
              "default": false
            },
            "hiddenByDefault": {
              "title": "Hidden by default",
              "description": "Whether it is put away until people bring it back.",
              "type": "boolean",
              "default": false
            },
            "allowsReordering": {
              "title": "Allows reordering",
              "description": "Whether people may reorder its children.",
              "type": "boolean",
              "default": false
            },
            "route": {
              "title": "Route",
              "description": "The template of its deep links; a segment {name} is a parameter.",
              "type": "string",
              "pattern": "^/(([A-Za-z0-9._~-]+|\\{[^{}/]+\\})(/([A-Za-z0-9._~-]+|\\{[^{}/]+\\}))*)?$",
              "examples": ["/files", "/collections/{id}"]
            },
            "inspector": {
              "title": "Inspector",
              "description": "Whether an inspector suits its content in regular width.",
              "type": "boolean",
              "default": false
            },
            "source": {
              "title": "Source",
              "description": "The app's list that a dynamic's items are made from.",
              "type": "string"
            },
            "max": {
              "title": "Maximum",
              "description": "The most items that a dynamic makes.",
              "type": "integer",
              "minimum": 1,
              "maximum": 100
            },
            "metadata": {
              "title": "Metadata",
              "description": "The app's own data, as the configuration has it.",
              "type": "object"
            },
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
        "step": {
          "title": "Step",
          "description": "One selection on the way to a destination.",
          "type": "object",
          "required": ["in", "select"],
          "properties": {
            "in": {
              "title": "In",
              "description": "What holds the thing to select.",
              "type": "string",
              "anyOf": [
                { "const": "tabBar", "description": "The tab bar." },
                { "const": "overflow", "description": "The list behind More." },
                { "const": "subTabBar", "description": "The sub-tab bar of the group before." },
                { "const": "content", "description": "The screen of the group before." },
                { "const": "sidebar", "description": "The open sidebar." },
                { "$ref": "#/$defs/laterName" }
              ]
            },
            "select": {
              "title": "Select",
              "description": "An item's id, or ID.* for any one of a dynamic's items.",
              "type": "string",
              "pattern": "^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)*(\\.\\*)?$"
            }
          },
          "additionalProperties": true
        }
      }
    }

    """#
}
