import TabTree

extension TabConfiguration {
  /// Makes sure that the routes are not too many to be written as code.
  func checkRoutes() throws(GenerationFailure) {
    var segments = 0
    for node in nodes.indices {
      var routes = texts(.formerRoutes, of: node)
      if let route = text(.route, of: node) { routes.append(route) }
      for route in routes {
        segments += route.utf8.count { $0 == UInt8(ascii: "/") }
        guard segments > RouteTable.mostSegments else { continue }
        throw GenerationFailure(
          "the routes have more than \(RouteTable.mostSegments) segments, which is too much code",
          routes.count > 1 ? .formerRoutes : .route,
          of: node,
          help: "take former routes out, or shorten routes"
        )
      }
    }
  }
}
