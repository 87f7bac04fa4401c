import FlagLogic
import Testing
import YAMLTree

@testable import TabTree
@testable import tabc

/// The reference of the configuration language, from its tables of keys.
enum LanguageReference {
  static var text: String {
    """
    # Language reference

    Every key of a configuration: where it stands, what it takes, and what holds without it.

    ## Overview

    A configuration is one file, `tabs.yaml` or `NAME.tabs.yaml`, in YAML or JSON. It describes the
    top-level navigation of one app. Keys are in camel case and have Apple's names wherever Apple has
    one. A key or word that is not in these tables is an error, at its line and column. Only `true` and
    `false` are booleans; `title: no` is the word, with a warning, as other readers of YAML take it for one.

    `tabc schema config` prints the same as a JSON Schema, by which editors complete and explain keys.

    ## The configuration

    \(table(RootKey.table).text)
    ## Nodes

    Each element of `tabs` and `children` is a node. A node is a tab, group, section, dynamic list or
    action, as its `kind` says; most need not say it.

    \(table(NodeKey.table).text)
    What a node writes wins. Without it,

    - `regular` is what the section around the node writes, if that is `sidebarOnly` or `hidden`, else
      `automatic`;
    - `compact` is `hidden` for an action below the root, for a node whose `regular` is `sidebarOnly` and
      for one with `hiddenByDefault: true`; for a dynamic list it is `list` in a group with `landing: self`, else
      `hidden`; for others it is what the section writes, or the group's `compactChildren` says, or
      `tab`.

    Nodes of one kind may share an id if no two of them are ever shown together in one form factor.
    They are one destination in several places.

    ## Flags

    Each key of `flags` declares a flag. `notes: false` is a boolean with its default value. The long
    form is a mapping:

    \(table(FlagKey.table).text)
    \(types)
    ## Words

    \(Words.all.map(section).joined(separator: "\n"))
    ## Limits

    A file that passes one is refused at the place where it does.

    \(limits.text)
    """
  }

  private static func table<Key>(_ entries: [KeyEntry<Key>]) -> MarkdownTable {
    let isOfNodes = entries.contains { !$0.kinds.isEmpty }
    let columns = ["key", isOfNodes ? "on" : nil, "takes", "without it", "meaning"]
    let rows = entries.map { entry in
      let required = entry.isRequired ? "required" : entry.defaultText
      return ["`\(entry.name)`", isOfNodes ? kinds(entry.kinds) : nil, takes(entry), required]
        .compactMap { $0 } + [entry.meaning]
    }
    return MarkdownTable(columns: columns.compactMap { $0 }, rows: rows)
  }

  private static func kinds(_ kinds: [Kind]) -> String {
    if kinds == Kind.allCases { return "all" }
    let others = Kind.allCases.filter { !kinds.contains($0) }
    if others.count == 1 { return "all but \(others[0].rawValue)" }
    return kinds.map(\.rawValue).joined(separator: ", ")
  }

  private static func takes<Key>(_ entry: KeyEntry<Key>) -> String {
    switch entry.type {
    case .text(let maximum): maximum.map { "text of at most \($0) bytes" } ?? "text"
    case .symbol: "an SF Symbol's name"
    case .texts: "a list of texts"
    case .identifier: "an [id](doc:LanguageReference#Ids)"
    case .reference: "the [id](doc:LanguageReference#Ids) of a tab or group"
    case .boolean: "`true` or `false`"
    case .integer(let range):
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    case .release: "a [release](doc:LanguageReference#Releases)"
    case .oneOf(let words):
      "[one of](doc:LanguageReference#\(entry.name)) "
        + words.map { "`\($0)`" }.joined(separator: ", ")
    case .condition: "a [condition](doc:LanguageReference#Conditions)"
    case .conditions: "a list of [conditions](doc:LanguageReference#Conditions)"
    case .route: "a [route](doc:LanguageReference#Routes)"
    case .routes: "a list of [routes](doc:LanguageReference#Routes)"
    case .nodes: "a list of [nodes](doc:LanguageReference#Nodes), not empty"
    case .flags: "a mapping of names to [flags](doc:LanguageReference#Flags)"
    case .profiles: "a mapping of names to mappings of flags to values"
    case .rules: "a mapping of [rules](doc:RuleReference), or `all`, to severities"
    case .changes: "a mapping of [kinds of change](doc:ChangeReference) to classes"
    case .metadata: "a mapping"
    case .flagDefault: "`true`, `false`, or one of `values`"
    }
  }

  private static func section(_ key: String, _ words: [Words.Entry]) -> String {
    let rows = words.map { ["`\($0.word)`", $0.meaning] }
    return "### \(key)\n\n" + MarkdownTable(columns: ["word", "meaning"], rows: rows).text
  }
}

extension LanguageReference {
  private static func quoted(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static var types: String {
    """
    ## Ids

    Parts of letters, digits, `-` and `_` that begin with a letter, joined by dots: `library.favorites`.
    An id has at most \(Identifier.maximumBytes) bytes. Two are the system's own and cannot be taken:
    \(quoted(Identifier.reserved)).

    ## Conditions

    ```text
    condition  = or [ "implies" or ]
    or         = and { "or" and }
    and        = not { "and" not }
    not        = "not" not | "(" condition ")" | comparison
    comparison = FLAG | FLAG ( "==" | "!=" ) VALUE | FLAG "in" "[" VALUE { "," VALUE } "]"
               | "os" ( ">=" | "<" ) MAJOR | "true" | "false"
    ```

    A boolean flag stands alone; a flag with values is compared. `os` is the major release of the
    system. A node is shown while its condition and those of all nodes above it hold. Names of flags and
    values are letters, digits, `-` and `_`, and none of \(quoted(ConditionParser.reservedWords)).

    ## Routes

    `/`, or segments that each begin with `/` and are of letters, digits, `-`, `_`, `.` and `~`, or a
    parameter, `/library/{book}`. There is no `/` at the end. A link goes to the longest route that its
    path begins with, the literal one before a parameter; the destination gets the rest. The route of a
    dynamic list has a parameter.

    ## Releases

    `18` or `18.2`, from \(RootKey.lowestDeploymentTarget) on, in quotes or without. `18.10` is newer than `18.2`.

    """
  }

  private static var limits: MarkdownTable {
    let usual = YAMLLimits()
    return MarkdownTable(
      columns: ["limit", "value", "raised by"],
      rows: [
        ["size of the file", "\(FindingOptions.defaultMaximumSize >> 20) MiB", "`--max-size`"],
        ["flags", "\(ConfigurationReader.flagLimit)", ""],
        ["values of a flag", "\(ConfigurationReader.valueLimit)", ""],
        ["levels of the tree", "\(ConfigurationReader.treeDepthLimit)", ""],
        ["collections open at once", "\(usual.depth)", ""],
        ["nodes of YAML, aliases counted as often as used", "\(usual.nodes)", "`--max-nodes`"],
        ["text of all of them", "\(usual.scalarBytes >> 20) MiB", "`--max-nodes`, in proportion"],
        ["one text", "\(usual.scalar >> 10) KiB", ""],
        ["one key", "\(usual.keyCharacters) characters", ""],
      ]
    )
  }
}

/// The reference leaves nothing out.
@Suite struct LanguageReferenceTests {
  private static let keys =
    RootKey.table.map { ($0.name, $0.type) } + NodeKey.table.map { ($0.name, $0.type) }
    + FlagKey.table.map { ($0.name, $0.type) }

  @Test func describesTheWordsOfEveryKeyThatTakesWords() {
    var described: [String: [String]] = [:]
    for (key, words) in Words.all { described[key] = words.map(\.word) }
    for case (let key, .oneOf(let words)) in Self.keys {
      #expect(described.removeValue(forKey: key) == words, "\(key)")
    }
    #expect(described.isEmpty)
  }
}
