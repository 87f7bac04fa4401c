import SourceText

/// A sink that writes to a descriptor, gathering small writes to large ones.
///
/// After the first failure it drops what it is given.
final class DescriptorSink: ByteSink {
  private let descriptor: Int32
  private let capacity: Int
  private var gathered: [UInt8] = []

  /// Why writing failed, if it did.
  private(set) var failure: SystemError?

  /// Shown every byte before it is written.
  var observer: ((UnsafeBufferPointer<UInt8>) -> Void)?

  /// A sink that writes whenever it has gathered `capacity` bytes.
  init(_ descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if gathered.count + bytes.count >= capacity { flush() }
    if bytes.count >= capacity { send(bytes) } else { gathered.append(contentsOf: bytes) }
  }

  /// Writes what was gathered.
  func flush() {
    gathered.withUnsafeBufferPointer { send($0) }
    gathered.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil, !bytes.isEmpty else { return }
    observer?(bytes)
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      do {
        let count = try SystemCalls.send(rest, to: descriptor)
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } catch {
        failure = error
        return
      }
    }
  }
}
