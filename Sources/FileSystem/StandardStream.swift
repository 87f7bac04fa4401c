import SourceText

/// A sink that may be a terminal and can tell at the end whether writing failed.
public protocol OutputSink: ByteSink {
  /// Whether a terminal shows what is written.
  var isTerminal: Bool { get }

  /// Why something could not be written. A reader who has gone is no failure: nobody is left to
  /// tell.
  var failure: SystemError? { get }

  /// Writes what was gathered so far.
  func flush()
}

extension ByteBuffer: OutputSink {
  /// A buffer is no terminal.
  public var isTerminal: Bool { false }

  /// Writing to a buffer does not fail.
  public var failure: SystemError? { nil }

  /// Nothing is held back.
  public func flush() {}
}

/// Standard output or standard error.
public final class StandardStream: OutputSink {
  /// Whether a terminal shows what is written.
  public let isTerminal: Bool

  private let sink: DescriptorSink
  private let isHeldBack: Bool
  private let predecessor: StandardStream?

  private init(_ descriptor: Int32, isHeldBack: Bool, after predecessor: StandardStream? = nil) {
    isTerminal = SystemCalls.isTerminal(descriptor)
    sink = DescriptorSink(descriptor)
    self.isHeldBack = isHeldBack
    self.predecessor = predecessor
  }

  /// Standard output, written in large pieces, and standard error, written at once and behind what
  /// was written to standard output before.
  ///
  /// To be called once, before any file is opened. A closed pipe no longer ends the process.
  public static func outputAndError() -> (output: StandardStream, error: StandardStream) {
    SystemCalls.occupyStandardDescriptors()
    SystemCalls.ignoreWriteSignals()
    let output = StandardStream(1, isHeldBack: true)
    return (output, StandardStream(2, isHeldBack: false, after: output))
  }

  /// Why something could not be written, other than that the reader has gone.
  public var failure: SystemError? { sink.failure == .closedPipe ? nil : sink.failure }

  /// Takes the next bytes.
  public func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    predecessor?.flush()
    sink.write(bytes)
    if !isHeldBack { sink.flush() }
  }

  /// Writes what was gathered so far.
  public func flush() { sink.flush() }
}
