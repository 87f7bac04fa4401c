import YAMLTree

/// Finds texts that are given more than once. Those that are not, nearly all, are never copied out
/// of the file.
struct RepeatedTexts {
  private let yaml: YAMLTree
  private var texts: [WrittenText] = []
  private var hashes: [UInt64] = []

  init(in yaml: YAMLTree) { self.yaml = yaml }

  mutating func add(_ text: WrittenText) {
    texts.append(text)
    hashes.append(yaml.withText(of: text.value) { Self.hash($0) })
  }

  /// The texts that come to the same key as another one does, in the order in which each key came
  /// first.
  ///
  /// - Parameter key: What a text is taken for; it may differ from the text in what stands between
  ///   braces. Texts without a key are left out.
  func all(by key: (String) -> String?) -> [[WrittenText]] {
    // What two texts have in common they have in one of many slots; few others share one.
    var bits = 10
    while 1 << bits < hashes.count * 32 { bits += 1 }
    let shift = UInt64(64 - bits)
    var uses = [UInt8](repeating: 0, count: 1 << bits)
    for hash in hashes { uses[Int(hash >> shift)] = uses[Int(hash >> shift)] == 0 ? 1 : 2 }
    let shared = texts.indices.filter { uses[Int(hashes[$0] >> shift)] > 1 }
    guard !shared.isEmpty else { return [] }
    var groups: [[WrittenText]] = []
    // With room from the start: to grow, a dictionary looks up at run time how its keys are hashed,
    // which takes 150,000 instructions the first time.
    var positions = [String: Int](minimumCapacity: shared.count)
    for text in shared.map({ texts[$0] }) {
      guard let key = key(yaml.text(of: text.value)) else { continue }
      if let position = positions[key] {
        groups[position].append(text)
      } else {
        positions[key] = groups.count
        groups.append([text])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// Equal for texts that are equal but for what stands between braces.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var isInBraces = false
    for byte in bytes {
      if byte == UInt8(ascii: "}") { isInBraces = false }
      if !isInBraces { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      if byte == UInt8(ascii: "{") { isInBraces = true }
    }
    return (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
  }
}
