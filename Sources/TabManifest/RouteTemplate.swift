/// The route of a destination, taken apart: literal segments and parameters.
struct RouteTemplate {
  /// One segment of a route.
  enum Segment {
    case literal(Substring)
    case parameter(Substring)

    var isLiteral: Bool {
      if case .literal = self { true } else { false }
    }
  }

  /// The segments, of which a path must begin with as many.
  let segments: [Segment]

  /// Takes a route such as `/collections/{id}` apart.
  init(_ route: String) {
    segments = route.split(separator: "/").map { part in
      part.first == "{" && part.last == "}"
        ? .parameter(part.dropFirst().dropLast()) : .literal(part)
    }
  }

  /// The values of the parameters in a path that begins with this route; `nil` for another path.
  func parameters(in path: LinkPath) -> [String: String]? {
    guard segments.count <= path.segments.count else { return nil }
    var parameters: [String: String] = [:]
    for (segment, text) in zip(segments, path.segments) {
      switch segment {
      case .literal(let literal):
        // By bytes: equality of strings would take the kelvin sign for a K.
        guard literal.utf8.elementsEqual(text.utf8) else { return nil }
      case .parameter(let name):
        parameters[String(name)] = text
      }
    }
    return parameters
  }

  /// Whether a path that begins with both routes goes to this one: the longer one, and of two of
  /// one length the one with a literal where they first differ. `nil` where neither comes first.
  func precedes(_ other: RouteTemplate) -> Bool? {
    if segments.count != other.segments.count { return segments.count > other.segments.count }
    for (mine, theirs) in zip(segments, other.segments) where mine.isLiteral != theirs.isLiteral {
      return mine.isLiteral
    }
    return nil
  }
}
