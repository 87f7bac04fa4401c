/// The bytes that a ``JSONWriter`` has gathered.
///
/// A block of memory of its own rather than an array: a file of 100 MB is some ten million small
/// appends, and an array asks at each of them whether it is shared.
struct JSONBytes: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// How many bytes there are.
  private(set) var count = 0

  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  /// The bytes, for as long as nothing is appended.
  var contents: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  /// Forgets the bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    var end = base + count
    end.append(bytes)
    count += bytes.count
  }

  /// Appends a line feed and `width` spaces, and a comma before them if need be.
  mutating func appendLine(indentedBy width: Int, behindComma: Bool = false) {
    reserve(width + 18)
    var end = base + count
    if behindComma { end.append(UInt8(ascii: ",")) }
    end.append(UInt8(ascii: "\n"))
    // Sixteen spaces at a time, with some to spare: there are millions of short indentations.
    let start = UnsafeMutableRawPointer(end)
    let spaces = SIMD16<UInt8>(repeating: UInt8(ascii: " "))
    var written = 0
    while written < width {
      start.storeBytes(of: spaces, toByteOffset: written, as: SIMD16<UInt8>.self)
      written += 16
    }
    count = end + width - base
  }

  /// Appends the key of a member in which nothing is to be escaped, its quotation marks and the
  /// colon.
  mutating func appendKey(_ name: StaticString, isSpaced: Bool) {
    let length = name.utf8CodeUnitCount
    reserve(length + 4)
    var end = base + count
    end.append(UInt8(ascii: "\""))
    end.append(UnsafeBufferPointer(start: name.utf8Start, count: length))
    end.append(UInt8(ascii: "\""))
    end.append(UInt8(ascii: ":"))
    if isSpaced { end.append(UInt8(ascii: " ")) }
    count = end - base
  }

  /// Appends UTF-8 bytes as a JSON string with its quotation marks.
  mutating func appendString(_ text: UnsafeBufferPointer<UInt8>) {
    // Six bytes, as in `\u0000`, are the longest that one byte becomes.
    reserve(6 * text.count + 2)
    var end = base.advanced(by: count)
    end.append(UInt8(ascii: "\""))
    end.appendEscaped(text)
    end.append(UInt8(ascii: "\""))
    count = end - base
  }

  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
