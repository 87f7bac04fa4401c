/// The FNV-1a hash of bytes, 64 bits wide.
public struct Digest: Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  public init() {}

  /// Takes more bytes in.
  public mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash = hash
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    self.hash = hash
  }

  /// Takes more bytes in.
  public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }

  /// Takes the UTF-8 bytes of `text` in.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  /// The hash as 16 hexadecimal digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A sink that hashes what passes through it.
public final class DigestSink: ByteSink {
  private let next: (any ByteSink)?
  private var digest = Digest()

  /// A sink that hands everything on to `next`, if there is one.
  public init(passingTo next: (any ByteSink)? = nil) { self.next = next }

  /// Hashes `bytes` and hands them on.
  public func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    digest.add(bytes)
    next?.write(bytes)
  }

  /// The hash of all that was written.
  public var text: String { digest.text }
}
