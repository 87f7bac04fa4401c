import Testing

/// What `--explain-flags` tells people.
@Suite struct FlagReportTests {
  private func report(_ text: String) throws -> String {
    try TestFolder(["tabs.yaml": text]).tabc("lint", "tabs.yaml", "--explain-flags").output
  }

  @Test func `targets that come to the same are told together`() throws {
    let output = try report(
      """
      version: 1
      flags: {notes: false, hubs: false}
      assume: [hubs implies notes]
      tabs:
        - {id: files, title: Files, systemImage: folder}
        - {id: collections, title: Collections, systemImage: square.stack}
        - {id: notes, title: Notes, systemImage: note.text, when: notes}
        - {id: hubs, title: Hubs, systemImage: square.grid.2x2, when: hubs and os >= 26}
        - {id: lists, kind: dynamic, source: lists, systemImage: list.bullet, compact: tab, max: 1}

      """
    )
    #expect(
      output == """
        tabs.yaml: proven for every assignment of its 2 flags that 'assume' allows
          ios18: from 2 to 4 items in the compact bar
            at least 2, with every flag at its default: files, collections, lists (up to 1)
            at most 4, with notes = true: files, collections, notes, lists (up to 1)
          ios26, ios27: from 2 to 5 items in the compact bar
            at least 2, with every flag at its default: files, collections, lists (up to 1)
            at most 5, with notes = true, hubs = true: files, collections, notes, hubs, lists (up to 1)

        """
    )
  }

  @Test func `releases before 18 are told apart`() throws {
    let output = try report(
      """
      version: 1
      deploymentTarget: 16
      sdk: 26
      tabs:
        - {id: files, title: Files, systemImage: folder}
        - {id: notes, title: Notes, systemImage: note.text}
        - {id: news, title: News, systemImage: newspaper, when: os >= 17}

      """
    )
    #expect(
      output == """
        tabs.yaml: there are no flags
          ios17, ios18, ios26: always 3 items in the compact bar
            at least 3: files, notes, news
            at most 3: files, notes, news
          ios17 (iOS 16): always 2 items in the compact bar
            at least 2: files, notes
            at most 2: files, notes

        """
    )
  }
}
