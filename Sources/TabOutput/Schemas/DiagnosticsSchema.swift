/// The JSON Schema of what ``JSONDiagnosticsRenderer`` writes.
public enum DiagnosticsSchema {
  /// The schema as a file's text.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "tabc diagnostics",
      "description": "What `tabc lint --format json` writes. Lines and columns count from 1, columns in Unicode code points. A later tabc may add members; its own schema then names them.",
      "type": "object",
      "additionalProperties": false,
      "required": ["diagnosticsVersion", "files", "summary"],
      "properties": {
        "diagnosticsVersion": {
          "description": "The version of this form. It grows when a reader of the old form would err.",
          "const": 1
        },
        "files": {
          "description": "Every file that was looked at, in the order of the run, also those without findings.",
          "type": "array",
          "items": { "$ref": "#/$defs/file" }
        },
        "summary": {
          "description": "Counts over all files. `errors`, `warnings` and `infos` count the listed findings, `omitted` those left out.",
          "type": "object",
          "additionalProperties": false,
          "required": ["files", "errors", "warnings", "infos", "omitted"],
          "properties": {
            "files": { "$ref": "#/$defs/count" },
            "errors": { "$ref": "#/$defs/count" },
            "warnings": { "$ref": "#/$defs/count" },
            "infos": { "$ref": "#/$defs/count" },
            "omitted": { "$ref": "#/$defs/count" }
          }
        }
      },
      "$defs": {
        "count": { "type": "integer", "minimum": 0 },
        "file": {
          "type": "object",
          "additionalProperties": false,
          "required": ["path", "diagnostics", "omitted"],
          "properties": {
            "path": {
              "description": "The file as it was named to the command.",
              "type": "string"
            },
            "diagnostics": {
              "type": "array",
              "items": { "$ref": "#/$defs/diagnostic" }
            },
            "omitted": {
              "description": "How many further findings `--max-diagnostics` left out.",
              "$ref": "#/$defs/count"
            }
          }
        },
        "diagnostic": {
          "type": "object",
          "additionalProperties": false,
          "required": ["rule", "severity", "message", "related"],
          "dependentRequired": { "range": ["bytes"], "bytes": ["range"], "fix": ["range"] },
          "properties": {
            "rule": {
              "description": "The id of the rule, for `rules:`, `# tabc:ignore` and `tabc explain`.",
              "type": "string",
              "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"
            },
            "severity": { "enum": ["error", "warning", "info"] },
            "message": {
              "description": "What is wrong, as one phrase. It may hold any character that the file holds.",
              "type": "string"
            },
            "detail": {
              "description": "The case in which it happens: a target, flags' values and what they yield.",
              "type": "string"
            },
            "range": {
              "description": "What to change; empty where something is missing. Absent where the file could not be read.",
              "$ref": "#/$defs/range"
            },
            "bytes": { "$ref": "#/$defs/bytes" },
            "related": {
              "description": "Other places in the same file that belong to the finding.",
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": ["message"],
                "dependentRequired": { "range": ["bytes"], "bytes": ["range"] },
                "properties": {
                  "message": { "type": "string" },
                  "range": { "$ref": "#/$defs/range" },
                  "bytes": { "$ref": "#/$defs/bytes" }
                }
              }
            },
            "help": {
              "description": "What to do about it.",
              "type": "string"
            },
            "fix": {
              "description": "The mend, where it is mechanical.",
              "type": "object",
              "additionalProperties": false,
              "required": ["title", "edits"],
              "properties": {
                "title": { "type": "string" },
                "edits": {
                  "description": "Replacements in the file's order that do not overlap.",
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": ["range", "bytes", "replacement"],
                    "properties": {
                      "range": { "$ref": "#/$defs/range" },
                      "bytes": { "$ref": "#/$defs/bytes" },
                      "replacement": { "type": "string" }
                    }
                  }
                }
              }
            },
            "node": {
              "description": "The id of the tab, group or other node that the finding speaks of.",
              "type": "string"
            },
            "subject": {
              "description": "What in that node it speaks of, as a key or a flag.",
              "type": "string"
            }
          }
        },
        "range": {
          "description": "From `start` up to, not including, `end`.",
          "type": "object",
          "additionalProperties": false,
          "required": ["start", "end"],
          "properties": {
            "start": { "$ref": "#/$defs/position" },
            "end": { "$ref": "#/$defs/position" }
          }
        },
        "position": {
          "type": "object",
          "additionalProperties": false,
          "required": ["line", "column"],
          "properties": {
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 }
          }
        },
        "bytes": {
          "description": "The range as offsets from the first byte of the file, a byte order mark included.",
          "type": "object",
          "additionalProperties": false,
          "required": ["start", "end"],
          "properties": {
            "start": { "$ref": "#/$defs/count" },
            "end": { "$ref": "#/$defs/count" }
          }
        }
      }
    }

    """#
}
