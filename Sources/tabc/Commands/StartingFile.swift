/// The configuration that `tabc init` writes.
enum StartingFile {
  static let text = """
    # The app's top-level navigation, declared once for iPhone and iPad.
    version: 1

    # Shown in reports.
    app: MyApp

    # Whose rules apply: uikit, swiftui or adaptiveAppShell.
    framework: uikit

    # The lowest iOS release that the app runs on.
    deploymentTarget: 18

    # Names that 'when' may use, with their defaults.
    flags:
      news: false

    tabs:
      # A tab is an item of the tab bar and a row of the sidebar.
      - id: home
        title: Home
        systemImage: house
        route: /home

      # Shown only while its condition holds.
      - id: news
        title: News
        systemImage: newspaper
        when: news

      # In the iPad's sidebar only; hidden on an iPhone.
      - id: trash
        title: Trash
        systemImage: trash
        regular: sidebarOnly

      # A group is one item of every bar and opens its first child. Its children are sub-tabs on an
      # iPhone and rows below it in an iPad's sidebar. 'landing: self' gives it a screen of its own.
      - id: library
        title: Library
        systemImage: books.vertical
        children:
          - id: favorites
            title: Favorites
            systemImage: star
            route: /library/favorites
          - id: recents
            title: Recents
            systemImage: clock

    """
}
