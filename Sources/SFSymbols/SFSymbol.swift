import TabTree

/// A symbol of Apple's SF Symbols, as the table of them knows it.
///
/// The table is one text in the program. Nothing is built from it: a symbol is the place of its
/// line, and what is asked of it is read there.
public struct SFSymbol: Hashable, Sendable {
  private let entry: SymbolTable.Entry

  init(_ entry: SymbolTable.Entry) { self.entry = entry }

  /// The symbol of this name; `nil` where none is known.
  public init?(_ name: String) {
    var name = name
    let entry = name.withUTF8 { SymbolTable.entry(named: $0) }
    guard let entry else { return nil }
    self.entry = entry
  }

  /// The symbol whose name has these bytes; `nil` where none is known.
  public init?(named name: UnsafeBufferPointer<UInt8>) {
    guard let entry = SymbolTable.entry(named: name) else { return nil }
    self.entry = entry
  }

  /// The newest release of which the symbols are known.
  public static var newestRelease: Release { SymbolTable.newestRelease }

  /// The name.
  public var name: String { SymbolTable.text(entry.name) }

  /// The iOS release that brought the symbol under this name.
  public var since: Release {
    var major = 0
    var number = 0
    for byte in SymbolTable.bytes[entry.release] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number * 10 + Int(byte & 0xF)
      case UInt8(ascii: "."): (major, number) = (number, 0)
      default: break
      }
    }
    return Release(major, number)
  }

  /// Whether it may stand for one product or service of Apple's only.
  public var isRestricted: Bool { SymbolTable.bytes[entry.release].last == UInt8(ascii: "!") }

  /// The symbol under its newer name, where it has been renamed.
  public var renamed: SFSymbol? {
    entry.newerName.isEmpty ? nil : SFSymbol(SymbolTable.text(entry.newerName))
  }

  /// The symbol of which this is the filled variant; `nil` where it is none, or none is known.
  public var outline: SFSymbol? {
    guard SymbolTable.bytes[entry.name].suffix(5).elementsEqual(".fill".utf8) else { return nil }
    let parts = name.split(separator: ".")
    return SFSymbol(parts.filter { $0 != "fill" }.joined(separator: "."))
      ?? SFSymbol(parts.dropLast().joined(separator: "."))
  }
}
