/// What a block shows of a terminal: commands behind `$ `, and below each what it prints.
struct Console {
  /// A command and what is seen of it.
  struct Exchange: Equatable {
    var command: String
    var output: [String] = []
  }

  var exchanges: [Exchange] = []

  init(_ lines: [String]) {
    var continues = false
    for line in lines {
      if continues, let last = exchanges.indices.last {
        exchanges[last].command += "\n" + line
      } else if line.hasPrefix("$ ") {
        exchanges.append(Exchange(command: String(line.dropFirst(2))))
      } else if let last = exchanges.indices.last {
        exchanges[last].output.append(line)
      }
      continues = (continues || line.hasPrefix("$ ")) && line.hasSuffix("\\")
    }
  }

  /// A script that runs the commands one after another in one shell and ends the output of each with
  /// its status.
  var script: String {
    exchanges.map { "\($0.command)\n\(Self.report)\n" }.joined()
  }

  /// Leaves the status in `$?` for the next command.
  private static let report = #"s=$?; printf '\0%d\0' $s; (exit $s)"#

  /// What a run of the script printed and how it ended, command by command.
  static func outcomes(of output: String) -> [(output: [String], status: String)] {
    let parts = output.split(separator: "\0", omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 1, by: 2).map { index in
      (lines(of: parts[index]), String(parts[index + 1]))
    }
  }

  private static func lines(of text: Substring) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether the lines are these, where a line `…` stands for any number of lines.
  static func matches(_ lines: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return lines.isEmpty }
    if first.trimmingPrefix(while: { $0 == " " }) == "…" {
      let rest = shown.dropFirst()
      return (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
    }
    return lines.first == first && matches(lines.dropFirst(), shown.dropFirst())
  }
}
