import FileSystem
import TabLayout
import TabOutput

extension Manifests {
  /// The names of the files.
  static var fileNames: [String] { [configurationName] + FormFactor.allCases.map(layoutName) }

  /// The files of a compilation, to be written in this order.
  var files: [OutputFile] {
    let digest = DigestBox()
    let first = OutputFile(Self.configurationName) {
      digest.text = writeConfiguration(into: $0)
    }
    return [first]
      + FormFactor.allCases.map { formFactor in
        OutputFile(Self.layoutName(formFactor)) {
          writeLayout(formFactor, digest: digest.text, into: $0)
        }
      }
  }
}

/// The digest of the first file, for those that are written after it.
private final class DigestBox {
  var text = ""
}
