#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

// Other programs.
extension SystemCalls {
  /// Starts a program that is found on the search path. It writes to a pipe whose other end is
  /// returned, and has neither input nor a place for its messages.
  static func start(_ arguments: [String]) throws(SystemError) -> (process: pid_t, output: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { try? release(ends[1]) }
    do { return (try spawn(arguments, output: ends[1]), ends[0]) } catch {
      try? release(ends[0])
      throw error
    }
  }

  private static func spawn(
    _ arguments: [String],
    output: Int32
  ) throws(SystemError) -> pid_t {
    if arguments.contains(where: { $0.utf8.contains(0) }) { throw .invalid }
    let words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    guard let name = words[0] else { throw .invalid }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let variables = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let variables = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

    // What this process ignores the program need not.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var process = pid_t()
    let reason = posix_spawnp(&process, name, &actions, &attributes, words, variables)
    if reason != 0 { throw SystemError(code: reason) }
    return process
  }

  /// Waits for a program's end: the status it exits with, or `nil` if something else ended it.
  static func wait(for process: pid_t) throws(SystemError) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw SystemError(code: errno) }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}

// Threads.
extension SystemCalls {
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Runs `body` on a thread of its own; `nil` if there cannot be one.
  static func startThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let box = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let reason = pthread_create(
      &thread,
      &attributes,
      { argument in
        #if canImport(Darwin)
          Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
        #else
          if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
        #endif
        return nil
      },
      box.toOpaque()
    )
    if reason != 0 { box.release() }
    return reason == 0 ? thread : nil
  }

  static func join(_ thread: pthread_t) { pthread_join(thread, nil) }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
