import TabDiff
import TabLayout
import TabTree
import Testing

/// What is told of a change is true of it, and only what changes is told.
@Suite struct MeaningTests {
  private let home = "{id: home, title: Home, systemImage: house}"

  private func group(_ keys: String) -> String {
    "{id: g, title: G, systemImage: star, \(keys), children: ["
      + "{id: d, title: D, systemImage: star}, {id: e, title: E, systemImage: star}]}"
  }

  // MARK: Layouts

  @Test func anotherLandingDoesNotHideAnotherChild() throws {
    let old = try app(home, group("landing: self"), root: "sdk: 26")
    let new = try app(home, group("landing: child, defaultChild: e"), root: "sdk: 26")
    for (old, new) in [(old, new), (new, old)] {
      #expect(changes(old, new).contains("risky default-child-changed g"))
      let all = Diff(from: old, to: new).changes
      #expect(!all.contains { $0.kind == .attributeChanged }, "\(changes(old, new))")
      let change = try #require(all.first { $0.kind == .defaultChildChanged })
      #expect(change.scope.targets?.map(\.name) == ["ios18"])
    }
  }

  @Test func anotherOrderIsToldWhereverItIsSeen() throws {
    func side(_ first: String, _ second: String) throws -> TabConfiguration {
      let children = [first, second].map { id in
        let condition = id == "a" ? ", when: os >= 26" : ""
        return "{id: \(id), title: \(id.uppercased()), systemImage: star\(condition)}"
      }
      return try app(
        home,
        "{id: s, kind: section, title: S, children: [\(children.joined(separator: ", "))]}",
        root: "sdk: 26"
      )
    }
    let all = try Diff(from: side("a", "b"), to: side("b", "a")).changes
    let change = try #require(all.first { $0.kind == .reordered })
    #expect(all.count == 1)
    #expect(change.changeClass == .risky)
    #expect(change.scope.formFactors == nil)
    #expect(change.scope.targets?.map(\.name) == ["ios26"])
  }

  // MARK: Conditions

  private func conditional(_ condition: String, assume: String = "") throws -> TabConfiguration {
    try app(
      home,
      "{id: x, title: X, systemImage: star, when: \(condition)}",
      root: "flags: {n: false, m: false}\n\(assume)"
    )
  }

  @Test func whatBothSidesAssumeIsHeeded() throws {
    let assume = "assume: [n implies m]"
    let (long, short) = try (
      conditional("n and m", assume: assume), conditional("n", assume: assume)
    )
    for (old, new) in [(long, short), (short, long)] {
      #expect(changes(old, new) == ["safe attribute-changed x"])
    }
    #expect(
      changes(try conditional("n and m"), try conditional("n")) == ["risky condition-changed x"]
    )
    // One side alone takes it to be so.
    let alone = changes(try conditional("n and m"), short)
    #expect(alone == ["risky assume-changed", "risky condition-changed x"])
  }

  private func section(_ section: String?, _ child: String?) throws -> TabConfiguration {
    func when(_ condition: String?) -> String { condition.map { ", when: \($0)" } ?? "" }
    return try app(
      home,
      "{id: s, kind: section, title: S\(when(section)), children: "
        + "[{id: x, title: X, systemImage: star\(when(child))}]}",
      root: "flags: {n: false, m: false}"
    )
  }

  private func kind(
    _ old: (String?, String?),
    _ new: (String?, String?)
  ) throws -> ChangeKind? {
    try Diff(from: section(old.0, old.1), to: section(new.0, new.1)).changes.first { $0.id == "x" }?
      .kind
  }

  @Test func conditionsAboveAreHeeded() throws {
    #expect(try kind(("n", nil), (nil, "n")) == .attributeChanged)
    #expect(try kind((nil, "n"), ("n", nil)) == .attributeChanged)
    #expect(try kind(("n", nil), ("n", "n")) == .attributeChanged)
    // What the section's own change says is not said again.
    #expect(try kind(("n", nil), ("m", nil)) == nil)
    #expect(try kind(("n", "n"), ("m", "m")) == .attributeChanged)
    #expect(try kind(("n", nil), ("n", "m")) == .becameConditional)
    #expect(try kind(("n", "m"), ("n", nil)) == .becameUnconditional)
    // Whoever saw it does not go on seeing it.
    #expect(try kind((nil, "n"), ("m", nil)) == .conditionChanged)
    #expect(try kind(("m", nil), (nil, "n")) == .conditionChanged)
  }

  // MARK: Reasons

  private func reason(_ kind: ChangeKind, _ old: TabConfiguration, _ new: TabConfiguration)
    -> String?
  {
    Diff(from: old, to: new).changes.first { $0.kind == kind }?.reason
  }

  @Test func valuesThatCameTakeNoneAway() throws {
    func side(_ values: String) throws -> TabConfiguration {
      try app(
        home,
        "{id: x, title: X, systemImage: star, when: f == a}",
        root: "flags: {f: {values: [\(values)], default: a}}"
      )
    }
    let usual = ChangeKind.flagValuesChanged.usualReason
    #expect(reason(.flagValuesChanged, try side("a, b, c"), try side("a, b")) == usual)
    #expect(reason(.flagValuesChanged, try side("a, b"), try side("a, c")) == usual)
    let larger = reason(.flagValuesChanged, try side("a, b"), try side("a, b, c"))
    #expect(larger == "what goes through the flag's values has to know those that came")
  }

  @Test func whoHasAnIdentifierNowIsTold() throws {
    func side(_ first: String, _ second: String) throws -> TabConfiguration {
      try app(
        "{id: a, title: A, systemImage: star\(first)}",
        "{id: b, title: B, systemImage: star\(second)}"
      )
    }
    let key = ", accessibilityIdentifier: "
    let found = "UI tests that look for the identifier find 'b'"
    let old = try side(key + "i", "")
    #expect(reason(.accessibilityIdentifierRemoved, old, try side("", key + "i")) == found)
    #expect(reason(.accessibilityIdentifierChanged, old, try side(key + "j", key + "i")) == found)
    for kind in [ChangeKind.accessibilityIdentifierRemoved, .accessibilityIdentifierChanged] {
      let now = kind == .accessibilityIdentifierRemoved ? "" : key + "j"
      #expect(reason(kind, old, try side(now, "")) == kind.usualReason)
    }
  }

  @Test func equalTitlesAreToldApartByTheirIDs() throws {
    func shelf(_ child: String) throws -> TabConfiguration {
      try app(
        "{id: home, title: Home, systemImage: house}",
        "{id: shelf, title: Shelf, systemImage: book, landing: self, defaultChild: \(child),"
          + " children: [{id: a, title: Saved, systemImage: star},"
          + " {id: b, title: Saved, systemImage: moon}]}",
        root: "framework: swiftui"
      )
    }
    let change = try #require(
      Diff(from: shelf("a"), to: shelf("b")).changes.first { $0.kind == .stepsChanged }
    )
    #expect(change.words?.before == "sidebar: Saved ('a')")
    #expect(change.words?.after == "sidebar: Saved ('b')")
  }

  @Test func aChangeOfTheBarIsPlacedWhereRegularWidthRepeatsIt() throws {
    func tree(_ placement: String) throws -> TabConfiguration {
      try app(
        "{id: home, title: Home, systemImage: house}",
        "{id: news, title: News, systemImage: newspaper}",
        "{id: more, title: More, systemImage: star, compact: \(placement)}",
        root: "deploymentTarget: 17"
      )
    }
    let change = try #require(
      Diff(from: tree("tab"), to: tree("hidden")).changes.first { $0.kind == .hiddenIn }
    )
    let layouts = try #require(change.scope.layouts)
    #expect(
      layouts.map { "\($0.formFactor) \($0.targets.map(\.name))" } == [
        #"compact ["ios17", "ios18", "ios26", "ios27"]"#, #"regular ["ios17"]"#,
      ]
    )
    #expect(layouts.map(\.isEverywhere) == [true, false])
  }
}
