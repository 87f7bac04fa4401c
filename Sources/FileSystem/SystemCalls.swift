#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls that the module makes: failures are thrown, interrupted calls repeated.
enum SystemCalls {
  static func text(of code: Int32) -> String { String(cString: strerror(code)) }

  private static func check(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// A path for C ends at its first NUL, so that one with a NUL inside would name another file.
  private static func check(
    _ path: String,
    _ call: (UnsafePointer<CChar>) -> Int32
  ) throws(SystemError) -> Int32 {
    if path.utf8.contains(0) { throw .invalid }
    return Int32(try check { path.withCString { Int(call($0)) } })
  }

  /// Repeats a call on a descriptor that does not block, whenever it is ready for `events`.
  private static func check(
    _ descriptor: Int32,
    for events: Int32,
    _ call: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      do { return try check(call) } catch  where error.code == EAGAIN {
        var waited = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        _ = try check { Int(poll(&waited, 1, -1)) }
      }
    }
  }
}

extension SystemError {
  static let folder = SystemError(code: EISDIR)
  static let noFolder = SystemError(code: ENOTDIR)
  static let missing = SystemError(code: ENOENT)
  static let present = SystemError(code: EEXIST)
  static let invalid = SystemError(code: EINVAL)
  static let loop = SystemError(code: ELOOP)
  static let closedPipe = SystemError(code: EPIPE)
}

// Descriptors.
extension SystemCalls {
  /// Opens for reading. A FIFO is not waited for.
  static func openToRead(_ path: String) throws(SystemError) -> Int32 {
    try check(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
  }

  /// Opens what is there, for writing in place.
  static func openToWrite(_ path: String) throws(SystemError) -> Int32 {
    try check(path) { open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
  }

  /// Makes and opens a file that must not be there, with the user's usual permissions.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    try check(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666) }
  }

  /// Reads some bytes; none means the end.
  static func receive(
    _ bytes: UnsafeMutableRawBufferPointer,
    from descriptor: Int32
  ) throws(SystemError) -> Int {
    try check(descriptor, for: Int32(POLLIN)) { read(descriptor, bytes.baseAddress, bytes.count) }
  }

  /// Writes at least one of the bytes and says how many.
  static func send(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Int32
  ) throws(SystemError) -> Int {
    try check(descriptor, for: Int32(POLLOUT)) { write(descriptor, bytes.baseAddress, bytes.count) }
  }

  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    // A file system that cannot synchronize says that the call is invalid.
    do { _ = try check { Int(fsync(descriptor)) } } catch  where error == .invalid {}
  }

  /// Closes a descriptor. It is not repeated: after an interruption the number may be another's.
  static func release(_ descriptor: Int32) throws(SystemError) {
    if close(descriptor) < 0, errno != EINTR { throw SystemError(code: errno) }
  }

  /// Gives a file the owner and the permissions that `status` says; the owner as far as allowed.
  static func adopt(_ status: FileStatus, _ descriptor: Int32) throws(SystemError) {
    _ = fchown(descriptor, status.owner, status.group)
    _ = try check { Int(fchmod(descriptor, mode_t(status.permissions))) }
  }

  /// Locks what is open against others who lock it; after so many milliseconds it is left unlocked.
  static func lock(_ descriptor: Int32, milliseconds: Int) {
    for _ in 0..<milliseconds {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(1_000)
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Sees to it that the numbers of the standard streams are taken, so that no file that is opened
  /// later becomes one of them. A stream that was closed fails when it is used.
  static func occupyStandardDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

// Names.
extension SystemCalls {
  static func move(_ old: String, to new: String) throws(SystemError) {
    _ = try check(old) { old in new.withCString { rename(old, $0) } }
  }

  static func addName(_ new: String, to old: String) throws(SystemError) {
    _ = try check(old) { old in new.withCString { link(old, $0) } }
  }

  static func remove(_ path: String) throws(SystemError) { _ = try check(path) { unlink($0) } }

  static func makeFolder(_ path: String) throws(SystemError) {
    _ = try check(path) { mkdir($0, 0o777) }
  }

  static func removeFolder(_ path: String) throws(SystemError) { _ = try check(path) { rmdir($0) } }

  static func checkWritable(_ path: String) throws(SystemError) {
    _ = try check(path) { access($0, W_OK) }
  }

  static func status(_ descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try check { Int(fstat(descriptor, &status)) }
    return FileStatus(status)
  }

  static func status(of path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try check(path) { stat($0, &status) }
    return FileStatus(status)
  }

  /// Where the symbolic link at `path` points; `nil` if there is something else.
  static func linkTarget(_ path: String) throws(SystemError) -> String? {
    var status = stat()
    _ = try check(path) { lstat($0, &status) }
    guard FileStatus(status).kind == .link else { return nil }
    var target = [CChar](repeating: 0, count: 4096)
    let count = try check(path) { Int32(readlink($0, &target, target.count)) }
    return String(decoding: target.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

extension FileStatus {
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode) & 0o7777
    owner = status.st_uid
    group = status.st_gid
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(status.st_ino)
    )
  }
}

// The process.
extension SystemCalls {
  static var processNumber: Int32 { getpid() }

  static func secondsSince1970() -> Int { time(nil) }

  /// The program's name and its arguments, and the first of them that is not UTF-8, with what is
  /// wrong in it replaced. In one pass, as `CommandLine.arguments` keeps nothing of what was wrong.
  static var arguments: (texts: [String], damaged: String?) {
    var texts: [String] = []
    var damaged: String?
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let text = String(cString: argument)
      if damaged == nil, String(validatingCString: argument) == nil { damaged = text }
      texts.append(text)
    }
    return (texts, damaged)
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Lets a write to a closed pipe, or beyond the largest file, fail instead of ending the process.
  static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Has `handler` called, on a thread of its own and with the signal's number, when a signal asks
  /// the process to end. To be called once. Signals that were ignored so far stay so.
  static func watchForEndingSignals(_ handler: @escaping @Sendable (Int32) -> Void) {
    guard pipe(signalPipe) == 0 else { return }
    for index in 0...1 { _ = fcntl(signalPipe[index], F_SETFD, FD_CLOEXEC) }
    signalHandler = handler
    guard startSignalThread() else { return }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let earlier = signal(number) { number in
        // Nothing is safe here but a plain system call; the thread that reads does the rest.
        let reason = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(signalPipe[1], &byte, 1)
        errno = reason
      }
      if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Ends the process as the signal does by itself.
  static func end(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    kill(getpid(), number)
    // Another thread may be the one that takes the signal.
    while true { pause() }
  }

  private static func nextSignal() -> Int32 {
    var byte: UInt8 = 0
    while read(signalPipe[0], &byte, 1) != 1 {}
    return Int32(byte)
  }

  private static func startSignalThread() -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let result = pthread_create(
      &thread,
      nil,
      { _ in
        signalHandler(SystemCalls.nextSignal())
        return nil
      },
      nil
    )
    return result == 0
  }
}

// Both are set before the first signal is watched for, and never again.
nonisolated(unsafe) private let signalPipe = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
nonisolated(unsafe) private var signalHandler: @Sendable (Int32) -> Void = { _ in }

/// Lets one thread at a time pass.
final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }
}
