#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Folders.
extension SystemCalls {
  /// What the name at `path` stands for, be it a symbolic link.
  static func statusOfName(_ path: SystemPath) throws(SystemError) -> FileStatus {
    try status(path) { lstat($0, $1) }
  }

  /// What `path` stands for, behind any symbolic links.
  static func status(of path: SystemPath) throws(SystemError) -> FileStatus {
    try status(path) { stat($0, $1) }
  }

  private static func status(
    _ path: SystemPath,
    _ call: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
  ) throws(SystemError) -> FileStatus {
    let name = try path.forSystem()
    var status = stat()
    while call(name, &status) < 0 {
      if errno != EINTR { throw SystemError(code: errno) }
    }
    return FileStatus(status)
  }

  /// The path from the root to what `path` stands for, without links; `nil` if there is nothing.
  static func realPath(_ path: SystemPath) -> SystemPath? {
    guard let name = try? path.forSystem(), let real = realpath(name, nil) else { return nil }
    defer { free(real) }
    return SystemPath(UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// The names in a folder and what they stand for, in no order.
  static func entries(of path: SystemPath) throws(SystemError) -> [(
    name: SystemPath, kind: FileStatus.Kind
  )] {
    guard let stream = opendir(try path.forSystem()) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var entries: [(name: SystemPath, kind: FileStatus.Kind)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError(code: errno) }
        return entries
      }
      let name = name(of: entry)
      if name.bytes == Array(".".utf8) || name.bytes == Array("..".utf8) { continue }
      let kind: FileStatus.Kind? =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN):
          try? statusOfName(path.appending("/".utf8).appending(name.bytes)).kind
        default: .other
        }
      entries.append((name, kind ?? .other))
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> SystemPath {
    // The entry ends with its name, mostly before the room that the type has for one.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return SystemPath("") }
    let start = UnsafeRawPointer(entry) + offset
    return SystemPath(
      UnsafeRawBufferPointer(
        start: start,
        count: strlen(start.assumingMemoryBound(to: CChar.self))
      )
    )
  }
}

extension SystemPath {
  /// The path for C, which takes the first NUL for its end.
  fileprivate func forSystem() throws(SystemError) -> [CChar] {
    if bytes.contains(0) { throw .invalid }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }
}
