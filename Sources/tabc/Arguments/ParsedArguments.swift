import Diagnostics

/// A command's arguments, sorted into options and operands.
struct ParsedArguments {
  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]

  /// Reads arguments in the GNU manner: options and operands mix, `--option value` and
  /// `--option=value` mean the same, `--` ends the options, and `-` is an operand.
  init(_ arguments: [String], options: [CommandOption]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (name, attached) = Self.split(argument)
      guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
        throw Self.unknown(name, options)
      }
      guard option.value != nil else {
        if attached != nil { throw UsageError("'\(option.name)' takes no value") }
        given[option.name, default: []].append("")
        continue
      }
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("'\(option.name)' needs a value")
      }
      given[option.name, default: []].append(value)
    }
  }

  /// Whether an option is there.
  func has(_ name: String) -> Bool { given[name] != nil }

  /// An option's values in order.
  func values(_ name: String) -> [String] { given[name] ?? [] }

  /// An option's last value.
  func value(_ name: String) -> String? { given[name]?.last }

  private static func split(_ argument: String) -> (name: String, value: String?) {
    if argument.hasPrefix("--") {
      guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }
    let name = String(argument.prefix(2))
    let value = argument.dropFirst(2)
    return (name, value.isEmpty ? nil : String(value))
  }

  private static func unknown(_ name: String, _ options: [CommandOption]) -> UsageError {
    let nearest = NearestName.completing(name, among: options.map(\.name))
    return UsageError(
      "unknown option '\(name)'",
      help: nearest.map { "did you mean '\($0)'?" }
    )
  }
}

extension ParsedArguments {
  /// An option's value as one of a closed set of words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String,
    default defaultWord: Word
  ) throws(UsageError) -> Word where Word.RawValue == String {
    guard let value = value(name) else { return defaultWord }
    if let word = Word(rawValue: value) { return word }
    throw Self.unknownWord(value, for: name, Word.allCases.map(\.rawValue))
  }

  /// What to say of a word that an option does not know.
  static func unknownWord(_ value: String, for name: String, _ words: [String]) -> UsageError {
    let nearest = NearestName.completing(value, among: words)
    return UsageError(
      "'\(name)' cannot be '\(value)'",
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "allowed: \(words.map { "'\($0)'" }.joined(separator: ", "))"
    )
  }

  /// An option's value as a whole number of at least `least`.
  func number(_ name: String, atLeast least: Int = 1) throws(UsageError) -> Int? {
    guard let value = value(name) else { return nil }
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(value),
      number >= least
    else {
      throw UsageError("'\(name)' must be a whole number of at least \(least), not '\(value)'")
    }
    return number
  }

  /// An option's value as a number of bytes: `65536`, `512KiB`, `64MiB`.
  func bytes(_ name: String) throws(UsageError) -> Int? {
    guard let value = value(name) else { return nil }
    let units = [("MiB", 1 << 20), ("KiB", 1 << 10), ("B", 1), ("", 1)]
    for (suffix, unit) in units where value.hasSuffix(suffix) {
      let digits = value.dropLast(suffix.count)
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(digits)
      else { continue }
      let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit)
      if !isTooLarge, bytes > 0, bytes <= 1 << 31 { return bytes }
    }
    throw UsageError(
      "'\(name)' must be a size up to 2048MiB such as 64MiB or 512KiB, not '\(value)'"
    )
  }
}
