import FlagLogic
import TabTree
import YAMLTree

extension JSONWriter {
  /// Writes a configuration with its keys in the language's order, aliases and merges expanded and
  /// every node's kind written out. Severities of rules and classes of changes are left out.
  mutating func configuration(_ configuration: TabConfiguration) {
    beginObject()
    for entry in RootKey.table where entry.key != .rules && entry.key != .changes {
      if entry.key == .app {
        key(entry.literalName)
        yamlString(configuration.app)
      } else if let value = configuration.written[entry.key] {
        key(entry.literalName)
        rootValue(entry, value, configuration)
      }
    }
    endObject()
  }

  private mutating func rootValue(
    _ entry: KeyEntry<RootKey>,
    _ value: YAMLNode,
    _ configuration: TabConfiguration
  ) {
    switch entry.key {
    case .flags: flags(configuration)
    case .profiles: profiles(configuration)
    case .tabs: nodes(configuration.roots, configuration)
    default: scalars(entry.type, value, configuration.yaml)
    }
  }

  private mutating func nodes(_ siblings: NodeSiblings, _ configuration: TabConfiguration) {
    beginArray()
    for node in siblings { self.node(node, configuration) }
    endArray()
  }

  private mutating func node(_ index: Int, _ configuration: TabConfiguration) {
    let values = configuration.values(of: index)
    beginObject()
    var keys = configuration.nodes[index].written
    keys.insert(.kind)
    for key in keys.keys {
      self.key(key.literalName)
      if key == .kind {
        string(configuration.nodes[index].kind.rawValue)
      } else if key == .children {
        nodes(configuration.children(of: index), configuration)
      } else if let value = values[key] {
        scalars(key.type, value, configuration.yaml)
      }
    }
    endObject()
  }

  /// Writes a value as its key's type has it.
  private mutating func scalars(_ type: ValueType, _ value: YAMLNode, _ yaml: YAMLTree) {
    switch type {
    case .boolean, .integer: literal(yaml.text(of: value))
    case .release: string(Release(yaml.text(of: value))?.text ?? "")
    case .condition: string(Condition.normalizedText(yaml.text(of: value)))
    case .conditions:
      beginArray()
      for element in yaml.elements(of: value) {
        string(Condition.normalizedText(yaml.text(of: element)))
      }
      endArray()
    case .texts, .routes:
      beginArray()
      for element in yaml.elements(of: value) { text(element, yaml) }
      endArray()
    case .metadata: metadata(value, yaml, isYAML: true)
    default: text(value, yaml)
    }
  }

  private mutating func flags(_ configuration: TabConfiguration) {
    beginObject()
    for declaration in configuration.flags {
      let flag = declaration.flag
      key(named: flag.name)
      if flag.isBoolean, declaration.description == nil {
        flagValue(flag.defaultValue, of: flag)
        continue
      }
      beginObject()
      if !flag.isBoolean {
        key(FlagKey.values.entry.literalName)
        beginArray()
        for value in flag.values { string(value) }
        endArray()
      }
      key(FlagKey.default.entry.literalName)
      flagValue(flag.defaultValue, of: flag)
      if let description = declaration.description {
        key(FlagKey.description.entry.literalName)
        yamlString(description)
      }
      endObject()
    }
    endObject()
  }

  private mutating func profiles(_ configuration: TabConfiguration) {
    beginObject()
    for profile in configuration.profiles {
      yamlKey(profile.name)
      beginObject()
      for value in profile.values {
        let flag = configuration.flags[value.flag].flag
        key(named: flag.name)
        flagValue(value.value, of: flag)
      }
      endObject()
    }
    endObject()
  }

  private mutating func text(_ node: YAMLNode, _ yaml: YAMLTree) {
    // Only an escape can have brought in a character that YAML does not take verbatim.
    if yaml.style(of: node) == .doubleQuoted {
      yamlString(yaml.text(of: node))
    } else {
      yaml.withText(of: node) { string(utf8: $0) }
    }
  }
}
