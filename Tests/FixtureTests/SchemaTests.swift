import Foundation
import TabOutput
import Testing

/// The JSON Schemas say what the program says.
@Suite struct SchemaTests {
  /// Configurations with errors that a schema cannot know of, and why.
  private static let beyondSchemas = [
    "invalid-condition/block-scalars.yaml": "conditions have a grammar",
    "invalid-condition/grammar.yaml": "conditions have a grammar",
    "invalid-condition/through-an-alias.yaml": "conditions have a grammar",
    "unknown-flag/conditions.yaml": "flags are declared elsewhere in the file",
    "unknown-flag/declarations-and-profiles.yaml": "flags are declared elsewhere in the file",
    "unknown-flag/none-declared.yaml": "flags are declared elsewhere in the file",
    "unknown-reference/initial-of-another-kind.yaml": "ids stand elsewhere in the file",
    "unknown-reference/letter-case.yaml": "ids stand elsewhere in the file",
    "unknown-reference/nodes.yaml": "ids stand elsewhere in the file",
    "unknown-reference/through-an-alias.yaml": "ids stand elsewhere in the file",
    "unknown-value/release-after-the-sdk.yaml": "the SDK stands elsewhere in the file",
    "wrong-type/version-with-a-leading-zero.yaml": "a number has no leading zeros",
    "yaml-limit/depth.yaml": "a schema does not count levels",
  ]

  @Test(arguments: SchemaKind.allCases) func areTheProgramsOwn(kind: SchemaKind) throws {
    try Repository.expect(kind.text, in: "Schemas/\(kind.fileName)")
  }

  @Test(.enabled(if: Python.canValidate, "python3 has no jsonschema or yaml"))
  func fitManifestsAndConfigurations() throws {
    let findings = try Python.run(Self.script, [Repository.root.path])
      .split(separator: "\n").map(String.init)
    let wrong = findings.filter { !$0.hasPrefix("passes ") }
    #expect(wrong == [])
    let passing = findings.filter { $0.hasPrefix("passes ") }.map { String($0.dropFirst(7)) }
    #expect(Set(passing).subtracting(Self.beyondSchemas.keys) == [])
    #expect(passing.count > 5)
  }

  /// Prints what does not fit a schema and should, and which invalid configurations pass. YAML is
  /// read by the core schema of its version 1.2.
  private static let script = """
    import json, pathlib, re, sys, jsonschema, yaml

    class Core(yaml.SafeLoader):
        yaml_implicit_resolvers = {}

    def resolver(tag, pattern, first):
        Core.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), first)

    number = r"[-+]?(?:[.][0-9]+|[0-9]+(?:[.][0-9]*)?)(?:[eE][-+]?[0-9]+)?"
    resolver("bool", "(?:true|false)$", list("tf"))
    resolver("int", "[-+]?[0-9]+$", list("-+0123456789"))
    resolver("float", number + "$", list("-+.0123456789"))
    resolver("null", "(?:~|null|Null|NULL|)$", ["~", "n", "N", ""])
    resolver("merge", "<<$", ["<"])
    Core.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))
    Core.add_constructor("tag:yaml.org,2002:float", lambda loader, node: float(node.value))

    root = pathlib.Path(sys.argv[1])

    def validator(name):
        schema = json.loads((root / "Schemas" / (name + ".schema.json")).read_text("utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        return jsonschema.Draft202012Validator(schema)

    def check(validator, path, document):
        for error in validator.iter_errors(document):
            place = "/".join(str(part) for part in error.absolute_path)
            print("wrong", path.relative_to(root), place, error.message[:200])

    tabs, layout = validator("tabs"), validator("layout")
    for path in sorted(root.glob("Fixtures/apps/*/tabs.yaml")):
        check(tabs, path, yaml.load(path.read_text("utf-8"), Core))
    for path in sorted(root.glob("Fixtures/**/tabs.json")):
        check(tabs, path, json.loads(path.read_text("utf-8")))
    for path in sorted(root.glob("Fixtures/apps/*/expected/*.json")):
        if path.name != "tabs.json":
            check(layout, path, json.loads(path.read_text("utf-8")))
    for path in sorted(root.glob("Fixtures/invalid/*/*.yaml")):
        text = re.sub("[0-9]\\\\ufe0f\\\\u20e3", "", path.read_text("utf-8"))
        # What is only a warning is no fault of a configuration.
        if path.parent.name != "ambiguous-scalar" and tabs.is_valid(yaml.load(text, Core)):
            print("passes", path.relative_to(root / "Fixtures/invalid"))

    """
}
