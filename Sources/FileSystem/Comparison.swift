import SourceText

/// Compares an existing file with bytes that come in pieces.
final class Comparison {
  private let descriptor: Int32?
  private var hasDiffered = false

  init(with path: String) { descriptor = try? SystemCalls.openToRead(path) }

  deinit { if let descriptor { try? SystemCalls.release(descriptor) } }

  /// Compares the next bytes of the file with `bytes`.
  func compare(_ bytes: UnsafeBufferPointer<UInt8>) {
    if hasDiffered { return }
    hasDiffered = !next(bytes.count).withUnsafeBufferPointer { $0.hasSameBytes(as: bytes) }
  }

  /// Whether everything was equal, and the file has ended.
  var isEqual: Bool { !hasDiffered && next(1).isEmpty && descriptor != nil }

  private func next(_ count: Int) -> [UInt8] {
    guard let descriptor else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { room, filled in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(room)[filled...]
        )
        guard let read = try? SystemCalls.receive(rest, from: descriptor), read > 0 else { break }
        filled += read
      }
    }
  }
}
