import TabDiff
import TabLayout
import TabTree

/// The JSON Schema of what ``DiffJSONRenderer`` writes.
public enum DiffSchema {
  /// The schema as a file's text.
  public static var text: String {
    var writer = JSONWriter()
    schema.write(into: &writer)
    writer.lineFeed()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static var schema: SchemaValue {
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "tabc diff",
      "description":
        "What `tabc diff --format json` writes. Lines and columns count from 1, columns in Unicode code points. A later tabc may add members; its own schema then names them.",
      "type": "object",
      "additionalProperties": false,
      "required": ["diffVersion", "files", "changes", "summary"],
      "properties": [
        "diffVersion": [
          "description":
            "The version of this form. It grows when a reader of the old form would err.",
          "const": .integer(DiffJSONRenderer.version),
        ],
        "files": [
          "description": "The files that were compared, in the order of the run.",
          "type": "array",
          "items": file,
        ],
        "changes": [
          "description":
            "The changes: of each file those of the app as a whole, then node by node.",
          "type": "array",
          "items": change,
        ],
        "summary": summary,
      ],
      "$defs": [
        "place": place,
        "position": [
          "type": "object",
          "additionalProperties": false,
          "required": ["line", "column"],
          "properties": [
            "line": ["type": "integer", "minimum": 1],
            "column": ["type": "integer", "minimum": 1],
          ],
        ],
        "count": ["type": "integer", "minimum": 0],
      ],
    ]
  }

  private static var file: SchemaValue {
    [
      "type": "object",
      "additionalProperties": false,
      "anyOf": [["required": ["old"]], ["required": ["new"]]],
      "properties": [
        "old": [
          "description": "The old side; absent where the file is new.",
          "type": "string",
        ],
        "new": [
          "description": "The new side; absent where the file is gone.",
          "type": "string",
        ],
        "omittedProfiles": [
          "description":
            "How many profiles of both sides were not compared, as there are too many.",
          "type": "integer",
          "minimum": 1,
        ],
      ],
    ]
  }

  private static var change: SchemaValue {
    [
      "type": "object",
      "additionalProperties": false,
      "required": ["kind", "class", "before", "after", "reason", "fingerprint"],
      "properties": [
        "kind": ["enum": .strings(ChangeKind.allCases.map(\.rawValue))],
        "class": ["enum": .strings(ChangeClass.allCases.map(\.rawValue))],
        "id": [
          "description":
            "The node's id, on the new side where it has one. Absent for the app as a whole.",
          "type": "string",
        ],
        "title": ["description": "What people call the destination.", "type": "string"],
        "key": [
          "description": "The key that differs, where the kind does not say it.",
          "type": "string",
        ],
        "formFactors": [
          "description": "Where it is seen in some form factors only.",
          "type": "array",
          "items": ["enum": .strings(FormFactor.allCases.map(\.rawValue))],
        ],
        "targets": [
          "description": "Where it is seen on some targets only.",
          "type": "array",
          "items": ["type": "string", "pattern": "^ios[0-9]+$"],
        ],
        "layouts": [
          "description": "The targets of each form factor, where they are not the same in both.",
          "type": "array",
          "items": [
            "type": "object",
            "additionalProperties": false,
            "required": ["formFactor", "targets"],
            "properties": [
              "formFactor": ["enum": .strings(FormFactor.allCases.map(\.rawValue))],
              "targets": [
                "type": "array", "items": ["type": "string", "pattern": "^ios[0-9]+$"],
              ],
            ],
          ],
        ],
        "profiles": [
          "description":
            "Where it is seen with some values of the flags only: names of profiles, and null for every flag's default.",
          "type": "array",
          "items": ["type": ["string", "null"]],
        ],
        "items": [
          "description": "The least set of items that moved, of a change of order.",
          "type": "array",
          "items": ["type": "string"],
        ],
        "before": ["description": "What was there, or null."],
        "after": ["description": "What is there now, or null."],
        "words": [
          "description": "Both in words.",
          "type": "object",
          "additionalProperties": false,
          "required": ["before", "after"],
          "properties": [
            "before": ["type": "string"],
            "after": ["type": "string"],
          ],
        ],
        "reason": ["description": "Who is hurt and how.", "type": "string"],
        "hint": ["description": "What to do if something else was meant.", "type": "string"],
        "old": ["description": "Where the old side says it.", "$ref": "#/$defs/place"],
        "new": ["description": "Where the new side says it.", "$ref": "#/$defs/place"],
        "fingerprint": [
          "description":
            "The FNV-1a 64-bit hash of kind, id, before and after as one JSON array without spaces, its objects' members sorted.",
          "type": "string",
          "pattern": "^[0-9a-f]{16}$",
        ],
        "approval": [
          "description": "Who looks after the change has agreed to it.",
          "type": "object",
          "additionalProperties": false,
          "required": ["reason"],
          "properties": [
            "reason": ["type": "string"],
            "until": ["type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"],
          ],
        ],
      ],
    ]
  }

  private static var place: SchemaValue {
    [
      "type": "object",
      "additionalProperties": false,
      "required": ["file", "start", "end"],
      "properties": [
        "file": ["type": "string"],
        "start": ["$ref": "#/$defs/position"],
        "end": ["$ref": "#/$defs/position"],
      ],
    ]
  }

  private static var summary: SchemaValue {
    [
      "description": "Counts over all files; approved changes are among the others, too.",
      "type": "object",
      "additionalProperties": false,
      "required": ["breaking", "risky", "safe", "approved", "suggestedVersion"],
      "properties": [
        "breaking": ["$ref": "#/$defs/count"],
        "risky": ["$ref": "#/$defs/count"],
        "safe": ["$ref": "#/$defs/count"],
        "approved": ["$ref": "#/$defs/count"],
        "suggestedVersion": ["enum": ["major", "minor", "patch"]],
      ],
    ]
  }
}
