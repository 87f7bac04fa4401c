extension WorkingFolder {
  /// Does what reads files and writes them anew while no other run does so in the same folders: each
  /// run finds what the one before it wrote.
  ///
  /// It is the folders that are locked, as files are replaced. A folder that cannot be locked is not
  /// waited for, and one that stays locked for two seconds at most.
  public func takingTurns<Value, Failure>(
    changing paths: [String],
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // Two runs lock the folders that they have in common in one order.
    let folders = Set(paths.compactMap(folderOfFile)).sorted()
    let descriptors = folders.compactMap { try? SystemCalls.openToRead($0) }
    defer { for descriptor in descriptors { try? SystemCalls.release(descriptor) } }
    for descriptor in descriptors { SystemCalls.lock(descriptor, milliseconds: 2_000) }
    return try work()
  }

  private func folderOfFile(_ path: String) -> String? {
    realPath(of: path).map(folderPart) ?? realPath(of: folderPart(of: path)).map { $0 + "/" }
  }
}
