import TabManifest
import Testing

@Suite struct SelectionTests {
  @Test(arguments: [
    (13, LayoutManifest.Target.ios17), (17, .ios17), (18, .ios18), (19, .ios18), (25, .ios18),
    (26, .ios26), (27, .ios26), (40, .ios26),
  ])
  func newestTargetNotAbove(_ release: Int, _ first: LayoutManifest.Target) throws {
    let manifest = try Fixture.manifest("box/regular.json")
    #expect(manifest.layout(forRelease: release)?.targets.first == first)
  }

  @Test func belowTheLowestTarget() throws {
    let manifest = try Fixture.manifest("variants.json")
    #expect(manifest.layout(forRelease: 17) == nil)
    #expect(manifest.layout(forRelease: 18) != nil)
  }

  @Test func targetsOfAnotherSystem() throws {
    let manifest = try Fixture.manifest("later.json")
    #expect(manifest.layout(forRelease: 27) == nil)
    #expect(manifest.layout(forRelease: 28)?.targets.last?.rawValue == "vision4")
  }

  @Test(arguments: [
    ("ios17", 17), ("ios130", 130), ("ios", nil), ("ios-1", nil), ("ios+1", nil), ("iOS18", nil),
    ("ios١٨", nil), ("vision4", nil), ("ios99999999999999999999", nil),
  ])
  func release(_ name: String, _ release: Int?) {
    #expect(LayoutManifest.Target(rawValue: name).release == release)
  }

  @Test func flagsOfAManifestWithoutVariants() throws {
    let manifest = try Fixture.manifest("box/compact.json")
    let layout = manifest.layout(forRelease: 26)
    #expect(layout != nil)
    #expect(manifest.layout(forRelease: 26, flags: ["notes": false]) == layout)
    #expect(manifest.layout(forRelease: 26, flags: ["unheard": true]) == layout)
    #expect(manifest.layout(forRelease: 26, flags: ["notes": true]) == nil)
  }

  @Test(
    arguments: [
      ([:], ["files"]),
      (["notes": true], ["files"]),
      (["plan": "business"], ["files"]),
      (["notes": true, "plan": "family"], ["files"]),
      (["notes": true, "plan": "business"], ["files", "notes"]),
      (["notes": true, "plan": "business", "unheard": "of"], ["files", "notes"]),
      (["notes": true, "plan": "enterprise"], nil),
    ] as [([String: LayoutManifest.FlagValue], [String]?)]
  )
  func variant(_ flags: [String: LayoutManifest.FlagValue], _ bar: [String]?) throws {
    let manifest = try Fixture.manifest("variants.json")
    #expect(manifest.layout(forRelease: 26, flags: flags)?.tabBar?.shown == bar)
  }

  @Test func firstVariantIsTheDefault() throws {
    let manifest = try Fixture.manifest("variants.json")
    #expect(manifest.variants.count == 2)
    #expect(manifest.profile == "guest")
    #expect(manifest.flags == manifest.variants.first?.flags)
    #expect(manifest.layouts == manifest.variants.first?.layouts)
  }
}
