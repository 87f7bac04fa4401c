import Diagnostics
import SourceText

/// Findings that were there when a file came under the rules, to be left out until they are mended.
///
/// They are told by what the file shows of them and counted. Findings of rules that cannot be turned down are
/// never among them.
public struct Baseline: Sendable {
  /// The version of the file's form. It grows when a reader of the old form would err.
  public static let version = 1

  /// Some findings that have one fingerprint.
  public struct Entry: Hashable, Sendable {
    /// The path of the file, as it is shown.
    public let path: String

    /// The rule.
    public let rule: String

    /// The node, as it is shown.
    public let node: String?

    /// What in the node it is about, as it is shown.
    public let subject: String?

    /// How many findings there are.
    public internal(set) var count: Int

    /// What tells the findings: it is made of what is shown, so that a reviewer sees everything.
    public let fingerprint: Fingerprint
  }

  /// The entries, in the order of their texts.
  public private(set) var entries: [Entry]

  private let counts: [Fingerprint: Int]

  /// A baseline of these entries, in any order.
  init(_ entries: [Entry]) {
    self.entries = entries.map { ($0.order, $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map { $0.1 }
    counts = Dictionary(entries.map { ($0.fingerprint, $0.count) }) { $0 + $1 }
  }

  /// A baseline of nothing.
  public init() { self.init([]) }

  /// A baseline of all findings that can be in one.
  ///
  /// - Parameters:
  ///   - files: The files that were checked.
  ///   - earlier: Entries to keep, of files that were not checked.
  public init(of files: [CheckedText], keeping earlier: [Entry]) {
    self.init(files.flatMap { Self.entries(of: $0) } + earlier)
  }

  /// The findings that the baseline does not leave out: of those with one fingerprint the first ones
  /// are, as many as it counts.
  public func remaining(of file: CheckedText) -> [Diagnostic] {
    guard !counts.isEmpty else { return file.diagnostics }
    var found: [Fingerprint: Int] = [:]
    return file.diagnostics.filter { diagnostic in
      guard Self.canHold(diagnostic) else { return true }
      let fingerprint = Entry(diagnostic, path: file.path).fingerprint
      found[fingerprint, default: 0] += 1
      return found[fingerprint, default: 0] > counts[fingerprint, default: 0]
    }
  }

  /// The entries of which findings no longer occur, counted by those that do not.
  ///
  /// - Parameters:
  ///   - files: The files that were checked.
  ///   - isGone: Whether there is no file any more at the path of an entry.
  public func obsolete(in files: [CheckedText], isGone: (String) -> Bool) -> [Entry] {
    var found: [Fingerprint: Int] = [:]
    for entry in files.flatMap({ Self.entries(of: $0) }) { found[entry.fingerprint] = entry.count }
    let checked = Set(files.lazy.filter(\.isComplete).map { Entry.shown($0.path) })
    let all = Set(files.lazy.map { Entry.shown($0.path) })
    return entries.compactMap { entry in
      guard checked.contains(entry.path) || !all.contains(entry.path) && isGone(entry.path) else {
        return nil
      }
      var entry = entry
      let remaining = found[entry.fingerprint, default: 0] - entry.count
      found[entry.fingerprint] = max(0, remaining)
      entry.count = max(0, -remaining)
      return entry.count > 0 ? entry : nil
    }
  }

  /// The entries of files other than these.
  public func entries(outside files: [CheckedText]) -> [Entry] {
    let paths = Set(files.map { Entry.shown($0.path) })
    return entries.filter { !paths.contains($0.path) }
  }

  private static func entries(of file: CheckedText) -> [Entry] {
    var entries: [Entry] = []
    var indices: [Fingerprint: Int] = [:]
    for diagnostic in file.diagnostics where canHold(diagnostic) {
      let entry = Entry(diagnostic, path: file.path)
      if let index = indices[entry.fingerprint] {
        entries[index].count += 1
      } else {
        indices[entry.fingerprint] = entries.count
        entries.append(entry)
      }
    }
    return entries
  }

  private static let fixedRules = Set(Catalogue.rules.lazy.filter { !$0.isConfigurable }.map(\.id))

  private static func canHold(_ diagnostic: Diagnostic) -> Bool {
    !fixedRules.contains(diagnostic.rule)
  }
}

/// What was found in one file, for a baseline.
public struct CheckedText: Sendable {
  /// The file's path from the baseline's folder.
  public let path: String

  /// All that was found, before anything is left out.
  public let diagnostics: [Diagnostic]

  /// Whether every rule had its say.
  public let isComplete: Bool

  /// The findings of the file at `path`.
  public init(path: String, diagnostics: [Diagnostic], isComplete: Bool) {
    self.path = path
    self.diagnostics = diagnostics
    self.isComplete = isComplete
  }
}
