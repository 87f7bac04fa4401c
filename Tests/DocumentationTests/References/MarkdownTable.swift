/// A table in Markdown.
struct MarkdownTable {
  let columns: [String]
  var rows: [[String]]

  var text: String {
    ([columns, columns.map { _ in "---" }] + rows).map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}
