import SourceText

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried.
  public enum Action: Sendable {
    /// Reading a file.
    case read

    /// Writing a file.
    case write

    /// Making a folder.
    case make
  }

  /// What stood against it.
  public enum Reason: Hashable, Sendable {
    /// The system refused.
    case system(SystemError)

    /// There is no such file where it was looked for.
    case missing

    /// It is a device, a FIFO or a socket.
    case notRegular

    /// No text names it.
    case notUTF8

    /// It has more bytes than the limit; whether the command line can raise that.
    case tooLarge(limit: Int, isAdjustable: Bool)

    /// Another file of the same run goes to the same place.
    case sameFile(String)
  }

  /// What was tried.
  public let action: Action

  /// The file as the user named it.
  public let path: String

  /// What stood against it.
  public let reason: Reason

  /// The failure of `action` on the file at `path`.
  public init(_ action: Action, _ path: String, _ reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// The failure as one line, as `cannot read 'tabs.yaml': Permission denied`.
  public var description: String {
    "cannot \(verb) '\(VisibleText.line(path))': \(explanation)"
  }

  private var verb: String {
    switch action {
    case .read: "read"
    case .write: "write"
    case .make: "make the folder"
    }
  }

  private var explanation: String {
    switch reason {
    case .system(let error): error.description
    case .missing: "No such file"
    case .notRegular: "Not a regular file"
    case .notUTF8: "Its name is not UTF-8"
    case .tooLarge(let limit, let isAdjustable):
      "Larger than \(Self.size(limit))" + (isAdjustable ? "; --max-size raises the limit" : "")
    case .sameFile(let other): "'\(VisibleText.line(other))' is the same file"
    }
  }

  private static func size(_ bytes: Int) -> String {
    for (unit, name) in [(1 << 20, "MiB"), (1 << 10, "KiB")] where bytes >= unit {
      if bytes.isMultiple(of: unit) { return "\(bytes / unit) \(name)" }
    }
    return bytes == 1 ? "1 byte" : "\(bytes) bytes"
  }
}
