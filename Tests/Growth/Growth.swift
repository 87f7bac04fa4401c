#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many times as long `work` takes when it has ten times as much to do: about 10 where time is in
/// proportion, 100 where it is quadratic.
///
/// The processor time of this thread is measured, which other tests do not disturb, and the best of
/// three is taken. What takes less than a millisecond counts as a millisecond.
///
/// - Parameters:
///   - size: The smaller size.
///   - work: Does the work for a size.
public func growth(tenfoldFrom size: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  func time(_ size: Int) throws -> Double {
    var best = Double.infinity
    for _ in 0..<3 {
      let start = processorTime()
      try work(size)
      best = min(best, processorTime() - start)
    }
    return max(best, 0.001)
  }
  return try time(size * 10) / time(size)
}

/// The growth that still counts as in proportion.
public let proportional = 35.0

/// Seconds that this thread has been at work.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
