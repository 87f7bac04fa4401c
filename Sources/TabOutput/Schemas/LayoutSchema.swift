/// The JSON Schema of a layout manifest, as `Schemas/layout.schema.json` holds it.
public enum LayoutSchema {
  /// The schema's text, with a line feed at its end.
  public static let text = frame + names + modes + regions + itemDeclaration + itemWay + step

  private static let frame = #"""
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

    """#

  /// The definition of a step, and the end of the document.
  private static let step = #"""
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
