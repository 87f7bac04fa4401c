import TabLayout
import TabTree

/// A part of the code that is generated: it asks the generation for what all parts go by.
protocol GeneratedPart {
  var generation: Generation { get }
}

extension GeneratedPart {
  var configuration: TabConfiguration { generation.configuration }
  var names: TabNames { generation.names }
  var flags: FlagValues { generation.flags }
  var presentation: Presentation { generation.presentation }
  var access: String { generation.access }
}
