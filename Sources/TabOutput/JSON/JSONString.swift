extension UnsafeMutablePointer<UInt8> {
  /// Writes one byte and moves behind it.
  mutating func append(_ byte: UInt8) {
    pointee = byte
    self += 1
  }

  /// Writes bytes as they are and moves behind them.
  ///
  /// Millions of names and ids are of 2 to 16 bytes: to call `memmove` takes as long as all else that
  /// is done to write one.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch bytes.count {
    case 2...3: copyEnds(of: bytes, as: UInt16.self)
    case 4...7: copyEnds(of: bytes, as: UInt32.self)
    case 8...16: copyEnds(of: bytes, as: UInt64.self)
    default: if let start = bytes.baseAddress { update(from: start, count: bytes.count) }
    }
    self += bytes.count
  }

  /// Copies bytes as two words, the first ones and the last ones, which may lie over each other.
  @inline(__always)
  private func copyEnds<Word: FixedWidthInteger>(
    of bytes: UnsafeBufferPointer<UInt8>,
    as word: Word.Type
  ) {
    let source = UnsafeRawBufferPointer(bytes)
    let target = UnsafeMutableRawPointer(self)
    let last = source.count - MemoryLayout<Word>.size
    target.storeBytes(of: source.loadUnaligned(as: word), as: word)
    target.storeBytes(
      of: source.loadUnaligned(fromByteOffset: last, as: word),
      toByteOffset: last,
      as: word
    )
  }

  /// Writes `text` with what JSON cannot hold verbatim escaped, and moves behind it. There must be
  /// room for six times as many bytes.
  ///
  /// Eight bytes at a time, or of a shorter text four, are looked at and copied as long as none of
  /// them is to be escaped.
  mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    let source = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset < source.count {
      if offset + 8 <= source.count {
        let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if !word.holdsEscapedByte {
          UnsafeMutableRawPointer(self).storeBytes(of: word, as: UInt64.self)
          self += 8
          offset += 8
          continue
        }
      } else if source.count >= 8 {
        // The last eight bytes, of which some stand there already.
        let word = source.loadUnaligned(fromByteOffset: source.count - 8, as: UInt64.self)
        if !word.holdsEscapedByte {
          self += source.count - offset
          UnsafeMutableRawPointer(self - 8).storeBytes(of: word, as: UInt64.self)
          return
        }
      } else if offset + 4 <= source.count {
        let half = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        if !UInt64(half, besides: UInt8(ascii: " ")).holdsEscapedByte {
          UnsafeMutableRawPointer(self).storeBytes(of: half, as: UInt32.self)
          self += 4
          offset += 4
          continue
        }
      }
      let byte = source[offset]
      if byte.isVerbatimInJSON { append(byte) } else { appendEscape(of: byte) }
      offset += 1
    }
  }

  private mutating func appendEscape(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): appendEscape(byte)
    case UInt8(ascii: "\n"): appendEscape(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): appendEscape(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): appendEscape(UInt8(ascii: "t"))
    case 0x08: appendEscape(UInt8(ascii: "b"))
    case 0x0C: appendEscape(UInt8(ascii: "f"))
    default:
      appendEscape(UInt8(ascii: "u"))
      append(UInt8(ascii: "0"))
      append(UInt8(ascii: "0"))
      append(byte < 0x10 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let digit = byte & 0x0F
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  private mutating func appendEscape(_ letter: UInt8) {
    append(UInt8(ascii: "\\"))
    append(letter)
  }
}

extension UInt8 {
  fileprivate var isVerbatimInJSON: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension UInt64 {
  /// Four bytes, and `filler` for the other four.
  fileprivate init(_ half: UInt32, besides filler: UInt8) {
    self = UInt64(half) | (0x0101_0101_0000_0000 &* UInt64(filler))
  }

  /// Whether one of the eight bytes is a control character, a quotation mark or a backslash.
  fileprivate var holdsEscapedByte: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = self ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = self ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let controls = (self &- (ones &* 0x20)) & ~self
    let zeros = ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
    return (controls | zeros) & (ones &* 0x80) != 0
  }
}
