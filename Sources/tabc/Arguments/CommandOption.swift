/// An option that a command takes.
struct CommandOption: Sendable {
  /// The long name, with its two hyphens.
  let name: String

  /// The one-letter name, with its hyphen.
  let short: String?

  /// What stands for the value in help; `nil` for an option without one.
  let value: String?

  // Help and completion alone ask for these.
  private let makeChoices: @Sendable () -> [String]
  private let makeSummary: @Sendable () -> String

  /// The words that the value can begin with, where they are known.
  var choices: [String] { makeChoices() }

  /// What the option does.
  var summary: String { makeSummary() }

  init(
    _ name: String,
    short: String? = nil,
    value: String? = nil,
    choices: @autoclosure @escaping @Sendable () -> [String] = [],
    _ summary: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.short = short
    self.value = value
    makeChoices = choices
    makeSummary = summary
  }
}

extension CommandOption {
  /// Whether the value is the name of a file or folder.
  var takesFile: Bool { choices.isEmpty && (value == "FILE" || value == "DIR") }
}

/// A command line that cannot be understood.
struct UsageError: Error {
  let message: String
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
