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
  static func statusOfName(_ path: String) throws(SystemError) -> FileStatus {
    if path.utf8.contains(0) { throw .invalid }
    var status = stat()
    while lstat(path, &status) < 0 {
      if errno != EINTR { throw SystemError(code: errno) }
    }
    return FileStatus(status)
  }

  /// The names in a folder and what they stand for, in no order.
  static func entries(of path: String) throws(SystemError) -> [(
    name: String, kind: FileStatus.Kind
  )] {
    if path.utf8.contains(0) { throw .invalid }
    guard let stream = opendir(path) else { throw SystemError(code: errno) }
    defer { closedir(stream) }
    var entries: [(name: String, kind: FileStatus.Kind)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError(code: errno) }
        return entries
      }
      let name = name(of: entry)
      if name == "." || name == ".." { continue }
      let kind: FileStatus.Kind? =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): try? statusOfName(path + "/" + name).kind
        default: .other
        }
      entries.append((name, kind ?? .other))
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    // The entry ends with its name, mostly before the room that the type has for one.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
    let start = UnsafeRawPointer(entry) + offset
    return String(cString: start.assumingMemoryBound(to: CChar.self))
  }
}
