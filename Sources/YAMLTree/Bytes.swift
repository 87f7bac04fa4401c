extension UInt8 {
  /// A space or tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// A line feed or carriage return.
  var isBreak: Bool { self == 0x0A || self == 0x0D }

  /// White space of any kind.
  var isBlankOrBreak: Bool { isBlank || isBreak }

  /// What an anchor's name consists of.
  var isWordCharacter: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }

  /// One of `,` `[` `]` `{` `}`.
  var isFlowIndicator: Bool {
    switch self {
    case 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The byte at `offset`, or nil outside of the buffer.
  func at(_ offset: Int) -> UInt8? { indices.contains(offset) ? self[offset] : nil }
}
