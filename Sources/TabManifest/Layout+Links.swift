extension LayoutManifest {
  /// What a link's path leads to in a layout.
  public struct Link: Hashable, Sendable {
    /// The destination's id.
    public let id: String

    /// The destination. It may not be shown: then ``Item/fallback`` says what to select instead.
    public let item: Item

    /// The values of the route's parameters by name, with their percent-encoding undone.
    public let parameters: [String: String]

    /// The segments of the path after the route, with their percent-encoding undone; for the
    /// destination to make sense of.
    public let rest: [String]
  }
}

extension LayoutManifest.Layout {
  /// The destination that a link's path leads to: the one with the longest route that the path
  /// begins with.
  ///
  /// Paths and routes are compared segment by segment. A parameter such as `{id}` takes any one
  /// segment; of two routes of one length, the one with a literal segment where they first differ
  /// wins. Of two destinations with one route, the one that is shown wins, then the one that is only
  /// put away, then the one whose id comes first.
  ///
  /// Percent-encoding is undone within segments, so that `%2F` stays in its segment. A query and a
  /// fragment are passed over, and so is one `/` at the end. Only destinations count.
  ///
  /// - Parameter path: The path of a link, as it stands in the link, percent-encoded and beginning
  ///   with `/`.
  /// - Returns: `nil` where no route fits, and for a path that is not well formed: without a `/` at
  ///   its beginning, with an empty segment, with a segment `.` or `..`, with a control character, or
  ///   with percent-encoding that does not give UTF-8.
  public func item(forPath path: String) -> LayoutManifest.Link? {
    guard let path = LinkPath(path) else { return nil }
    var best: Candidate?
    for (id, item) in items where item.isDestination {
      guard let route = item.route.map(RouteTemplate.init),
        let parameters = route.parameters(in: path)
      else { continue }
      let candidate = Candidate(id: id, item: item, route: route, parameters: parameters)
      if best.map(candidate.precedes) ?? true { best = candidate }
    }
    return best.map { best in
      LayoutManifest.Link(
        id: best.id,
        item: best.item,
        parameters: best.parameters,
        rest: Array(path.segments.dropFirst(best.route.segments.count))
      )
    }
  }
}

private struct Candidate {
  let id: String
  let item: LayoutManifest.Item
  let route: RouteTemplate
  let parameters: [String: String]

  func precedes(_ other: Candidate) -> Bool {
    if let precedes = route.precedes(other.route) { return precedes }
    if rank != other.rank { return rank < other.rank }
    return id < other.id
  }

  private var rank: Int {
    if item.isShown { 0 } else { item.reach == .hiddenByDefault ? 1 : 2 }
  }
}
