/// What the name of an output stands for, behind any symbolic links.
enum Place {
  /// A file, or where one will be.
  case file(String)

  /// A device, FIFO or socket, which is written in place.
  case device(String)

  /// What the process has open, as `/dev/stdout` names it.
  case descriptor(String, Int32)

  /// The path by which it is reached.
  var path: String {
    switch self {
    case .file(let path), .device(let path), .descriptor(let path, _): path
    }
  }

  /// Follows the links at the end of a path.
  ///
  /// - Parameter status: What is at the end.
  init(of location: String, _ status: FileStatus?) throws(SystemError) {
    if status?.kind == .folder { throw .folder }
    var path = location
    for _ in 0..<40 {
      // Linux shows an open file as a link whose text need not be a path.
      if let descriptor = Place.openDescriptor(path) {
        self = .descriptor(path, descriptor)
        return
      }
      guard let target = try Place.linkTarget(path) else {
        self = status?.kind == .other ? .device(location) : .file(path)
        return
      }
      path = target.hasPrefix("/") ? target : folderPart(of: path) + target
    }
    throw .loop
  }

  private static func linkTarget(_ path: String) throws(SystemError) -> String? {
    do { return try SystemCalls.linkTarget(path) } catch  where error == .missing { return nil }
  }

  /// The number of an open file that a path names, as the system's folder of them has it.
  private static func openDescriptor(_ path: String) -> Int32? {
    let folders = ["/dev/fd/", "/proc/self/fd/", "/proc/\(SystemCalls.processNumber)/fd/"]
    guard let folder = folders.first(where: path.hasPrefix) else { return nil }
    return Int32(path.dropFirst(folder.count))
  }
}
