/// Another program, run to its end.
public enum Subprocess {
  /// What a program left.
  public struct Result: Sendable {
    /// The status that it exited with; `nil` if a signal ended it.
    public let status: Int32?

    /// What it wrote to its standard output.
    public let output: [UInt8]
  }

  /// Runs a program that is found on the search path, without input and without its messages.
  ///
  /// - Parameters:
  ///   - arguments: The program's name and its arguments.
  ///   - limit: The bytes of output beyond which the program is not heard to its end.
  /// - Returns: `nil` if it could not be run, or wrote more than `limit` bytes.
  public static func run(_ arguments: [String], limit: Int) -> Result? {
    guard let (process, descriptor) = try? SystemCalls.start(arguments) else { return nil }
    let output = try? readAll(descriptor, expecting: 0, limit: limit)
    // A program that goes on writing ends by itself when nobody reads any more.
    try? SystemCalls.release(descriptor)
    guard let status = try? SystemCalls.wait(for: process), let output else { return nil }
    return Result(status: status, output: output)
  }
}
