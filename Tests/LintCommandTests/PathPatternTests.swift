import FileSystem
import Growth
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("*.yaml", "a.yaml"), ("*.yaml", "a.b.yaml"), ("*", "a"), ("?*", "é"), ("a*b*c", "axbxbc"),
    ("[a-c]x", "bx"), ("[!a-c]x", "dx"), ("[^a]", "b"), ("[]x]", "]"), ("[x-]", "-"), ("a[", "a["),
    ("**/a", "a"), ("**/a", "x/y/a"), ("a/**", "a/b/c"), ("a/**/b", "a/b"), ("a/**/b", "a/x/b/b"),
    ("**/**/a", "a"), ("x/**/y/**/z", "x/y/y/z"), (".*", ".a"), ("/a/*", "/a/b"), ("./*", "./b"),
    ("../*/x", "../y/x"),
  ])
  func `it matches`(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.yaml", "a.yml"), ("*.yaml", "x/a.yaml"), ("*", ".a"), ("?a", ".a"), ("?", ""), ("a?", "a"),
    ("[a-c]x", "dx"), ("[!a-c]x", "bx"), ("[z-a]", "m"), ("**/a", "b"), ("**/a", ".x/a"),
    ("a/**/b", "a"), ("x/**/y/**/z", "x/y/z/y"), ("*a", "ab"), ("**", ".a"), ("[.]a", ".a"),
  ])
  func `it does not match`(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.yaml", ""), ("a/b/*.yaml", "a/b"), ("/*.yaml", "/"), ("/a/*", "/a"), ("./*", "."),
    ("a/**/b", "a"), ("../[a]/b", ".."),
  ])
  func `the folder is what stands before the first special name`(pattern: String, folder: String) {
    #expect(PathPattern(pattern).folder == folder)
  }

  @Test func `stars do not multiply`() {
    let growth = growth(tenfoldFrom: 20) { count in
      let stars = String(repeating: "*a", count: count) + "b"
      #expect(!PathPattern(stars).matches(String(repeating: "a", count: 2000)))
      let folders = String(repeating: "**/a/", count: count) + "b"
      #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 1000)))
    }
    #expect(growth < proportional)
  }
}
