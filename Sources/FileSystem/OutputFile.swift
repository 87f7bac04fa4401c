import SourceText

/// A file to be written: its name and what makes its bytes.
public struct OutputFile {
  /// The name in the folder that the file goes to, or a path.
  public let name: String

  let produce: (any ByteSink) -> Void

  /// A file whose bytes `produce` writes, in pieces of any size. They go straight to the disk and
  /// need not fit in memory.
  public init(_ name: String, produce: @escaping (any ByteSink) -> Void) {
    self.name = name
    self.produce = produce
  }

  /// A file of the given bytes.
  public init(_ name: String, _ bytes: [UInt8]) {
    self.init(name) { $0.write(bytes) }
  }
}
