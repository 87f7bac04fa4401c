/// Puts staged files in their places, all of them or none.
struct Exchange {
  private var undone: [() -> Void] = []
  private var backups: [String] = []

  /// Renames each file to its place. If one cannot be renamed, the earlier files come back.
  static func perform(_ files: [StagedFile]) throws(FileError) {
    try TemporaryFiles.shared.whole { name, forget throws(FileError) in
      var exchange = Exchange()
      for file in files {
        guard let temporary = file.temporary else { continue }
        do throws(SystemError) {
          try exchange.place(file, temporary, backup: name(file.folder))
          forget(temporary)
        } catch {
          exchange.undo()
          throw FileError(.write, file.path, .system(error))
        }
      }
      for backup in exchange.backups { try? SystemCalls.remove(backup) }
    }
    for folder in Set(files.filter { $0.temporary != nil }.map(\.folder)).sorted() {
      synchronize(folder)
    }
  }

  private mutating func place(
    _ file: StagedFile,
    _ temporary: String,
    backup: String
  ) throws(SystemError) {
    let target = file.target
    if file.replaces {
      try keep(target, as: backup)
    } else {
      undone.append { try? SystemCalls.remove(target) }
    }
    do {
      try SystemCalls.move(temporary, to: target)
    } catch {
      // What stands at the place now is not of this run.
      if !file.replaces { undone.removeLast() }
      throw error
    }
  }

  /// Keeps the earlier file under a second name, or, where there are no hard links, under another.
  private mutating func keep(_ target: String, as backup: String) throws(SystemError) {
    do {
      try SystemCalls.addName(backup, to: target)
    } catch {
      try SystemCalls.move(target, to: backup)
    }
    backups.append(backup)
    undone.append {
      guard (try? SystemCalls.move(backup, to: target)) != nil else { return }
      // A rename leaves two names of one file as they are.
      try? SystemCalls.remove(backup)
    }
  }

  private func undo() { for step in undone.reversed() { step() } }

  /// Makes renames in a folder last; not every file system can.
  private static func synchronize(_ folder: String) {
    guard let descriptor = try? SystemCalls.openToRead(folder) else { return }
    try? SystemCalls.synchronize(descriptor)
    try? SystemCalls.release(descriptor)
  }
}
