import Invariants

/// What is fuzzed: the first argument that names some of the invariants, as `--lint`.
nonisolated(unsafe) private var invariants = Invariants.tree

/// Called by libFuzzer once, before the first input. It leaves arguments with two hyphens to others.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  for index in 0..<Int(count.pointee) {
    guard let argument = arguments.pointee?[index].map({ String(cString: $0) }) else { continue }
    if let named = Invariants(rawValue: String(argument.drop { $0 == "-" })) { invariants = named }
  }
  return 0
}

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do { try invariants.check(Array(UnsafeBufferPointer(start: start, count: count))) } catch {
    fatalError("\(error)")
  }
  return 0
}
