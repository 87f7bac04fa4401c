/// Configurations that tests run the program on.
enum Sample {
  /// One without a finding, with everything in it that a route or a flag can do.
  static let clean = """
    version: 1
    app: Sample
    rules: {landing-differs: off, order-differs: off, sub-tab-count: off, overlapping-route: off}
    urlPrefixes: ["sample://", "https://sample.example/app"]
    flags:
      notes: false
      plan: {values: [personal, business], default: personal}
    profiles:
      office: {notes: true, plan: business}
    tabs:
      - id: files
        title: Files
        systemImage: folder
        route: /files
        formerIDs: [documents, "0"]
        formerRoutes: [/documents]
      - id: books
        title: Books
        systemImage: books.vertical
        landing: self
        route: /books
        children:
          - {id: favorites, title: Favorites, systemImage: star, route: /books/favorites}
          - {id: shelf, kind: dynamic, source: shelves, route: "/books/{id}"}
      - id: notes
        title: Notes
        systemImage: note.text
        when: notes
        fallback: files
      - id: team
        title: Team
        systemImage: person.2
        when: plan == business
      - id: trash
        title: Trash
        systemImage: trash
        regular: sidebarOnly

    """

  /// As `clean`, with the title of one tab changed.
  static let changed = clean.replacing("title: Files", with: "title: All Files")

  /// One with two errors and a warning.
  static let wrong = """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, titel: News, systemImage: newspaper}
      - {id: trash, title: yes, systemImage: trash, regular: sidebarOnlly}

    """

  /// One whose only finding is a warning.
  static let warned = """
    version: 1
    tabs:
      - {id: home, title: Home, systemImage: house}
      - {id: news, title: yes, systemImage: newspaper}

    """

  /// One that is no YAML.
  static let unreadable = "version: 1\ntabs: [\n"
}
