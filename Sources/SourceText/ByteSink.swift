/// Where output goes: a buffer, a file or a standard stream.
///
/// Writing does not throw. A sink that can fail keeps its first failure, drops what follows, and
/// tells when it is asked at the end.
public protocol ByteSink: AnyObject {
  /// Takes the next bytes, which are valid during the call only.
  func write(_ bytes: UnsafeBufferPointer<UInt8>)
}

extension ByteSink {
  /// Takes the next bytes.
  public func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0) } }

  /// Takes the UTF-8 bytes of `text`.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }
}

/// A sink that keeps what it is given.
public final class ByteBuffer: ByteSink {
  /// Everything written so far.
  public private(set) var bytes: [UInt8] = []

  /// An empty buffer.
  public init() {}

  /// Appends `bytes`.
  public func write(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes.append(contentsOf: bytes) }

  /// What was written, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
