/// Why a system call failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for the reason.
  public let code: Int32

  /// The reason with the system's number `code`.
  public init(code: Int32) { self.code = code }

  /// The reason in the system's words, as `No such file or directory`.
  public var description: String { SystemCalls.text(of: code) }
}
