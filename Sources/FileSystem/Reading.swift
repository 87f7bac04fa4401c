extension WorkingFolder {
  /// The bytes of a regular file.
  ///
  /// Never more than `limit` bytes are read, however the file grows meanwhile; devices and FIFOs are
  /// not read at all.
  ///
  /// - Parameter isAdjustable: Whether the command line can raise the limit.
  public func read(
    _ path: String,
    limit: Int,
    isAdjustable: Bool = true
  ) throws(FileError) -> [UInt8] {
    do {
      let descriptor = try SystemCalls.openToRead(location(of: path))
      defer { try? SystemCalls.release(descriptor) }
      let status = try SystemCalls.status(descriptor)
      switch status.kind {
      case .file: break
      case .folder: throw SystemError.folder
      case .link, .other: throw FileError(.read, path, .notRegular)
      }
      if status.size > limit {
        throw FileError(.read, path, .tooLarge(limit: limit, isAdjustable: isAdjustable))
      }
      guard let bytes = try readAll(descriptor, expecting: status.size, limit: limit) else {
        throw FileError(.read, path, .tooLarge(limit: limit, isAdjustable: isAdjustable))
      }
      return bytes
    } catch {
      throw FileError(.read, path, failure: error)
    }
  }
}

extension FileError {
  /// The failure that was thrown underneath, which may be one of a file already.
  init(_ action: Action, _ path: String, failure: any Error) {
    switch failure {
    case let error as FileError: self = error
    case let error as SystemError: self.init(action, path, .system(error))
    default: self.init(action, path, .system(.invalid))
    }
  }
}

/// Reads up to the end of a file; `nil` if that is farther than `limit` bytes.
func readAll(
  _ descriptor: Int32,
  expecting size: Int,
  limit: Int
) throws(SystemError) -> [UInt8]? {
  // One byte more tells the end of the file from the end of the room.
  var bytes = [UInt8](repeating: 0, count: min(max(size, 4095), limit) + 1)
  var count = 0
  while true {
    let read = try receive(into: &bytes, from: count, descriptor)
    if read == 0 { break }
    count += read
    if count > limit { return nil }
    if count == bytes.count {
      bytes += [UInt8](repeating: 0, count: min(count, limit - count + 1))
    }
  }
  bytes.removeLast(bytes.count - count)
  return bytes
}

private func receive(
  into bytes: inout [UInt8],
  from start: Int,
  _ descriptor: Int32
) throws(SystemError) -> Int {
  do {
    return try bytes.withUnsafeMutableBytes { room in
      try SystemCalls.receive(
        UnsafeMutableRawBufferPointer(rebasing: room[start...]),
        from: descriptor
      )
    }
  } catch let error as SystemError {
    throw error
  } catch {
    throw .invalid
  }
}
