import Diagnostics
import SFSymbols
import SourceText
import TabTree
import YAMLTree

/// A place where the file names an SF Symbol.
struct SymbolUse {
  /// The node.
  let node: Int

  /// The key that names it.
  let key: NodeKey

  /// The name's scalar.
  let value: YAMLNode

  /// The symbol, if it is known.
  let symbol: SFSymbol?

  /// Every such place, in document order and for a node its `systemImage` first.
  static func all(in configuration: TabConfiguration) -> [SymbolUse] {
    var uses: [SymbolUse] = []
    var symbols: [SFSymbol?] = []
    // With room from the start, as in `RepeatedTexts`.
    var positions = [String: Int](minimumCapacity: configuration.nodes.count)
    for node in configuration.nodes.indices {
      for key in [NodeKey.systemImage, .selectedSystemImage] {
        guard let value = configuration.value(key, of: node),
          configuration.yaml.kind(of: value) == .scalar, !configuration.yaml.isNull(value)
        else { continue }
        let name = configuration.yaml.text(of: value)
        guard !name.isEmpty else { continue }
        let position = positions[name] ?? symbols.count
        if position == symbols.count {
          positions[name] = position
          symbols.append(SFSymbol(name))
        }
        uses.append(SymbolUse(node: node, key: key, value: value, symbol: symbols[position]))
      }
    }
    return uses
  }
}

extension LintRun {
  /// The name of a symbol as the file writes it, short enough for a message.
  func name(of use: SymbolUse) -> String {
    configuration.yaml.text(of: use.value).excerpt
  }

  /// The edit that writes another name in a symbol's place, in the quotes that stand there.
  func edit(_ use: SymbolUse, to name: String) -> Fix.Edit {
    configuration.yaml.edit(use.value, to: name)
  }
}
