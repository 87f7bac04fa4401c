/// What a command sees of the world outside: its arguments, streams and folder. Tests hand in their
/// own.
public struct Environment {
  /// The arguments behind the program's name.
  public var arguments: [String]

  /// The first argument that is not UTF-8, with what is wrong in it replaced; as a path it would
  /// name another file.
  public var damagedArgument: String?

  /// Looks up an environment variable.
  public var variable: (String) -> String?

  /// Where relative paths start.
  public var workingFolder: WorkingFolder

  /// Reads all of standard input, or fails if there are more bytes than a limit.
  public var readInput: (_ limit: Int) throws(FileError) -> [UInt8]

  /// The seconds that have passed since 1970 began at Greenwich.
  public var secondsSince1970: () -> Int = SystemCalls.secondsSince1970

  /// Where results go.
  public var output: any OutputSink

  /// Where everything else goes.
  public var error: any OutputSink

  /// A world that is made up.
  public init(
    arguments: [String],
    variable: @escaping (String) -> String? = { _ in nil },
    workingFolder: WorkingFolder,
    readInput: @escaping (_ limit: Int) throws(FileError) -> [UInt8],
    output: any OutputSink,
    error: any OutputSink
  ) {
    self.arguments = arguments
    self.variable = variable
    self.workingFolder = workingFolder
    self.readInput = readInput
    self.output = output
    self.error = error
  }

  /// The world of the process. To be called once, before anything else.
  public static func process() -> Self {
    let streams = StandardStream.outputAndError()
    let arguments = SystemCalls.arguments
    var environment = Self(
      arguments: Array(arguments.texts.dropFirst()),
      variable: SystemCalls.variable,
      workingFolder: .current,
      readInput: readStandardInput,
      output: streams.output,
      error: streams.error
    )
    environment.damagedArgument = arguments.damaged
    return environment
  }

  /// Writes what both streams hold back, and the failure of one to standard error.
  ///
  /// Returns `status`, or 3 if something could not be written.
  public func finish(_ status: Int32) -> Int32 {
    output.flush()
    if let failure = output.failure {
      error.write("error: cannot write standard output: \(failure)\n")
    }
    error.flush()
    return output.failure == nil && error.failure == nil ? status : 3
  }
}

/// Reads standard input, whatever it is.
private func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
  let name = "<stdin>"
  do {
    guard let bytes = try readAll(0, expecting: 0, limit: limit) else {
      throw FileError(.read, name, .tooLarge(limit: limit, isAdjustable: true))
    }
    return bytes
  } catch {
    throw FileError(.read, name, failure: error)
  }
}
