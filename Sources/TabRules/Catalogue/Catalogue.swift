import Diagnostics
import TabTree
import YAMLTree

/// Every rule there is.
public enum Catalogue {
  /// The rules in the order in which they are listed.
  public static let rules: [Rule] =
    YAMLRules.all + ReadingRules.all + IgnoreRules.all + lintRules.map { $0.rule }

  /// The rules that look at a whole configuration, one file each.
  static let lintRules: [any LintRule.Type] = [
    UniqueID.self,
    CompactTabCount.self,
    MissingImage.self,
    SidebarOnlyShown.self,
    NeverShown.self,
    // It reports what the rules before it could not decide.
    ConditionsTooEntangled.self,
  ]

  /// The rule of this id.
  public static func rule(_ id: RuleID) -> Rule? { rules.first { $0.id == id } }
}
