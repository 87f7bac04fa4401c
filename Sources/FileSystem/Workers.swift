/// Does one thing to many elements, several of them at a time.
public enum Workers {
  // What the main thread of a process has as well.
  private static let stackSize = 8 << 20

  /// What `body` makes of each element, in the order of the elements whatever was done first.
  ///
  /// - Parameter jobs: How many elements may be in work at a time; `nil` for one a processor.
  public static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    jobs: Int?,
    _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    // The system is not asked for its processors where there is nothing to share out.
    let count = elements.count > 1 ? min(jobs ?? SystemCalls.processorCount, elements.count) : 1
    guard count > 1 else { return elements.map(body) }
    let work = Work(elements, body)
    let threads = (1..<count).compactMap { _ in
      SystemCalls.startThread(stackSize: stackSize) { work.run() }
    }
    work.run()
    for thread in threads { SystemCalls.join(thread) }
    return work.results.compactMap { $0 }
  }
}

/// Elements of which each worker takes the next.
private final class Work<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  private let elements: [Element]
  private let body: @Sendable (Element) -> Result
  private let lock = Lock()
  private var next = 0
  private(set) var results: [Result?]

  init(_ elements: [Element], _ body: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.body = body
    results = Array(repeating: nil, count: elements.count)
  }

  func run() {
    while let index = take() {
      let result = body(elements[index])
      lock.lock()
      results[index] = result
      lock.unlock()
    }
  }

  private func take() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard next < elements.count else { return nil }
    next += 1
    return next - 1
  }
}
