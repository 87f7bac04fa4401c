import Foundation

/// A composite action as its file states it.
struct CompositeAction: Decodable {
  struct Input: Decodable {
    var `default`: String
  }

  struct Output: Decodable {
    var value: String
  }

  struct Step: Decodable {
    var id: String?
    var `if`: String?
    var uses: String?
    var with: [String: String]?
    var shell: String?
    var env: [String: String]?
    var run: String?
  }

  struct Runs: Decodable {
    var using: String
    var steps: [Step]
  }

  var inputs: [String: Input]
  var outputs: [String: Output]
  var runs: Runs

  /// The action of this repository.
  static func read() throws -> CompositeAction {
    let path = Tabc.repository.appendingPathComponent("action.yml").path
    return try JSONDecoder().decode(CompositeAction.self, from: Data(Tool.json(path).utf8))
  }
}

/// The values that expressions between `${{` and `}}` name, by their dotted names.
struct ExpressionContext {
  /// An expression of a form that the file has not had so far.
  struct Unknown: Error { let expression: String }

  var values: [String: String] = [:]

  /// A text with the values of its expressions.
  func text(_ text: String) throws -> String {
    var text = text
    while let match = text.firstMatch(of: /\$\{\{(.*?)\}\}/) {
      text.replaceSubrange(match.range, with: try value(String(match.1)))
    }
    return text
  }

  /// Whether a condition holds.
  func holds(_ condition: String) throws -> Bool {
    guard let match = condition.wholeMatch(of: /([^= ]+) == '([^']*)'/) else {
      throw Unknown(expression: condition)
    }
    return try value(String(match.1)) == match.2
  }

  /// What a name stands for; nothing where it has no value, as with the runner.
  private func value(_ name: String) throws -> String {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard name.wholeMatch(of: /(inputs|steps|runner|github)(\.[A-Za-z_-]+)+/) != nil else {
      throw Unknown(expression: name)
    }
    return values[name] ?? ""
  }
}
