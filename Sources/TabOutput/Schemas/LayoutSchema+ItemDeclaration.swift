extension LayoutSchema {
  /// The definition of an item, up to how it is declared.
  static let itemDeclaration = #"""
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

    """#
}
