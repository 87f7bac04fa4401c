/// Where output goes: a buffer, a file or a standard stream.
///
/// Writing does not throw. A sink that can fail keeps its first failure, drops what follows, and
/// tells when it is asked at the end.
public protocol ByteSink: AnyObject {
  /// Takes the next bytes.
  func write(_ bytes: [UInt8])
}

extension ByteSink {
  /// Takes the UTF-8 bytes of `text`.
  public func write(_ text: String) { write(Array(text.utf8)) }
}

/// A sink that keeps what it is given.
public final class ByteBuffer: ByteSink {
  /// Everything written so far.
  public private(set) var bytes: [UInt8] = []

  /// An empty buffer.
  public init() {}

  /// Appends `bytes`.
  public func write(_ bytes: [UInt8]) { self.bytes += bytes }

  /// What was written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
