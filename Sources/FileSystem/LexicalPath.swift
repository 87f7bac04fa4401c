extension WorkingFolder {
  /// The path from the root to what `path` names, without `.` and `..`. Links are not looked at.
  public func absolutePath(of path: String) -> String {
    var result = ""
    for component in components(of: path) {
      result += "/"
      result += component
    }
    return result.isEmpty ? "/" : result
  }

  /// The path to what `path` names for somebody who starts from `folder`. Links are not looked at.
  public func path(of path: String, startingFrom folder: String) -> String {
    let target = components(of: path)
    let start = components(of: folder)
    var common = 0
    while common < min(target.count, start.count), target[common] == start[common] { common += 1 }
    let steps =
      Array(repeating: "..", count: start.count - common) + target[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private func components(of path: String) -> [Substring] {
    var components: [Substring] = []
    let whole = path.hasPrefix("/") ? path : self.path + "/" + path
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return components
  }
}
