extension WorkingFolder {
  /// Writes files into a folder, all of them or none, and gives the names of those that changed.
  ///
  /// The folder is made if it is missing. Each file is written under a temporary name and brought to
  /// the disk before the first is renamed to its place; a file that holds the same bytes already is
  /// not touched. A file keeps its permissions, and a symbolic link goes on pointing to it. Devices
  /// and FIFOs are written in place. After a failure, or a signal that ends the process, everything
  /// is as it was before.
  @discardableResult
  public func write(
    _ files: [OutputFile],
    into folder: String? = nil
  ) throws(FileError) -> [String] {
    if files.isEmpty { return [] }
    let folders = try makeFolders(folder)
    var staged: [StagedFile] = []
    do {
      for file in files { staged.append(try stage(file, into: folder, staged)) }
      try Exchange.perform(staged)
    } catch {
      for temporary in staged.compactMap(\.temporary) { TemporaryFiles.shared.remove(temporary) }
      for folder in folders.reversed() { try? SystemCalls.removeFolder(folder) }
      throw error
    }
    return zip(files, staged).filter { !$0.1.isUnchanged }.map(\.0.name)
  }

  private func stage(
    _ file: OutputFile,
    into folder: String?,
    _ others: [StagedFile]
  ) throws(FileError) -> StagedFile {
    let path = Self.path(of: file.name, in: folder)
    do {
      let staged = try StagedFile(file, path: path, location: location(of: path))
      guard let other = others.first(where: { isSamePlace($0, staged) }) else { return staged }
      if let temporary = staged.temporary { TemporaryFiles.shared.remove(temporary) }
      throw FileError(.write, path, .sameFile(other.path))
    } catch {
      throw FileError(.write, path, failure: error)
    }
  }

  private func isSamePlace(_ first: StagedFile, _ second: StagedFile) -> Bool {
    if first.isInPlace || second.isInPlace { return false }
    return first.name == second.name && isSameFile(first.folder, second.folder)
  }

  private static func path(of name: String, in folder: String?) -> String {
    guard let folder, !folder.isEmpty else { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Makes a folder and those above it, and gives the locations of those that were missing.
  private func makeFolders(_ folder: String?) throws(FileError) -> [String] {
    guard let folder, !folder.isEmpty else { return [] }
    var made: [String] = []
    let location = location(of: folder)
    let ends = location.indices.filter { location[$0] == "/" && $0 != location.startIndex }
    for end in ends + [location.endIndex] {
      let part = String(location[..<end])
      do {
        if try makeFolder(part) { made.append(part) }
      } catch {
        for folder in made.reversed() { try? SystemCalls.removeFolder(folder) }
        throw FileError(.make, folder, .system(error))
      }
    }
    return made
  }

  private func makeFolder(_ location: String) throws(SystemError) -> Bool {
    if try isFolder(location) { return false }
    do {
      try SystemCalls.makeFolder(location)
      return true
    } catch  where error == .present {
      // Another process was faster.
      if try isFolder(location) { return false }
      throw error
    }
  }

  private func isFolder(_ location: String) throws(SystemError) -> Bool {
    let kind: FileStatus.Kind
    do { kind = try SystemCalls.status(of: location).kind } catch  where error == .missing {
      return false
    }
    if kind != .folder { throw .noFolder }
    return true
  }
}
