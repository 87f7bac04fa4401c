/// An option that a command takes.
struct CommandOption {
  /// The long name, with its two hyphens.
  let name: String

  /// The one-letter name, with its hyphen.
  let short: String?

  /// What stands for the value in help; `nil` for an option without one.
  let value: String?

  /// The words that the value can begin with, where they are known.
  let choices: [String]

  /// What the option does.
  let summary: String

  init(
    _ name: String,
    short: String? = nil,
    value: String? = nil,
    choices: [String] = [],
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.choices = choices
    self.summary = summary
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
