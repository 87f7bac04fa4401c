import Foundation

// The identifiers are generated, and the manifests are resources.
print(TabID.allCases.map(\.rawValue).joined(separator: " "))
if let url = URL(string: "sample://news/42/comments"), let route = TabRoute(url: url) {
  print(route)
}
for name in ["tabs", "compact", "regular"] {
  print(name, Bundle.module.url(forResource: name, withExtension: "json") != nil)
}
