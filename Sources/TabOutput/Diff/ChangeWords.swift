import SourceText
import TabDiff
import TabTree

/// A change in words that all formats for people share.
struct ChangeWords {
  private let change: Change

  init(_ change: Change) { self.change = change }

  /// How long a value may be before it is cut off.
  private static let longest = 200

  /// What the change is about, as `Favorites (favorites)`; `nil` for the app as a whole.
  var subject: String? {
    guard let id = change.id else { return nil }
    guard let title = change.title else { return id }
    return "\(title) (\(id))"
  }

  /// What changed, as `route-changed: /a → /b`, without the subject.
  var what: String {
    let name = change.key.map { "\(change.kind.rawValue) \($0)" } ?? change.kind.rawValue
    let difference = difference
    return difference.isEmpty ? name : "\(name): \(difference)"
  }

  /// Where it is seen, as `compact width, on ios26, with profile guest`; `nil` if everywhere.
  var place: String? {
    var parts: [String] = []
    if let layouts = change.scope.layouts {
      parts += layouts.map { layout in
        let targets = layout.targets.map(\.name).joined(separator: ", ")
        return layout.formFactor.rawValue + " width"
          + (layout.isEverywhere ? "" : " on \(targets)")
      }
    } else {
      if let formFactors = change.scope.formFactors {
        parts.append(formFactors.map(\.rawValue).joined(separator: " and ") + " width")
      }
      if let targets = change.scope.targets {
        parts.append("on " + targets.map(\.name).joined(separator: ", "))
      }
    }
    if let profiles = change.scope.profiles {
      let names = profiles.map { $0.map { "profile \($0)" } ?? "the flags' defaults" }
      parts.append("with " + names.joined(separator: ", "))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var difference: String {
    if let words = change.words { return "'\(words.before)' → '\(words.after)'" }
    if change.kind == .reordered { return list(change.items) + " moved" }
    if change.kind == .moved {
      return "\(Self.parent(change.before)) → \(Self.parent(change.after))"
    }
    if change.kind == .landingChanged {
      return "\(Self.landing(change.before)) → \(Self.landing(change.after))"
    }
    if change.kind == .customizationStale, case .object(let members) = change.after {
      return members.first.map { Self.words($0.value) } ?? ""
    }
    // The app's own data may differ in nothing but quotes.
    let isData = change.kind == .metadataChanged
    func words(_ value: DiffValue) -> String { Self.words(value, asJSON: isData) }
    switch (change.before, change.after) {
    case (.absent, .absent): return ""
    case (.absent, let after): return words(after)
    case (let before, .absent): return words(before) + " is gone"
    case (let before, let after): return "\(words(before)) → \(words(after))"
    }
  }

  private static func json(_ value: DiffValue) -> String {
    var writer = JSONWriter(.compact)
    writer.value(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func parent(_ value: DiffValue) -> String {
    if case .absent = value { "the root" } else { words(value) }
  }

  private static func landing(_ value: DiffValue) -> String {
    if case .absent = value { "itself" } else { words(value) }
  }

  private func list(_ ids: [String]) -> String {
    let shown = ids.prefix(12).joined(separator: ", ")
    return ids.count > 12 ? "\(shown) and \(ids.count - 12) more" : shown
  }

  /// A value on one line: an object of one member by that, a text as it is.
  private static func words(_ value: DiffValue, asJSON: Bool = false) -> String {
    let text: String
    switch value {
    case _ where asJSON: text = json(value)
    case .text(let value): text = value
    case .object(let members):
      text = members.map { "\($0.name) \(words($0.value))" }.joined(separator: ", ")
    case .list(let elements): text = elements.prefix(50).map { words($0) }.joined(separator: ", ")
    case .absent, .literal: text = json(value)
    }
    let line = VisibleText.line(String(text.prefix(longest)))
    return text.count > longest ? line + "…" : line
  }
}
