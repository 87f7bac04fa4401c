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
    UniqueRoute.self,
    OverlappingRoute.self,
    UniqueAccessibilityIdentifier.self,
    MissingAccessibilityIdentifier.self,
    IdentifierNotSurfaced.self,
    DuplicateTitle.self,
    DuplicateImage.self,
    TwinsDiffer.self,
    CompactTabCount.self,
    SubTabCount.self,
    MissingImage.self,
    TitleLength.self,
    CompactUnreachable.self,
    SidebarOnlyShown.self,
    NeverShown.self,
    HiddenForGood.self,
    SidebarDepth.self,
    OverflowingCenter.self,
    OrderDiffers.self,
    UntitledSectionInBar.self,
    InitialHidden.self,
    DefaultChildHidden.self,
    FallbackHidden.self,
    LandingDiffers.self,
    SearchNotDetached.self,
    UnusedFlag.self,
    ConditionNever.self,
    ConditionAlways.self,
    AssumeContradiction.self,
    ProfileContradiction.self,
    EmptyGroup.self,
    UnknownSymbol.self,
    SymbolAvailability.self,
    RenamedSymbol.self,
    RestrictedSymbol.self,
    FilledSymbol.self,
    FrameworkSupport.self,
    NeedsRelease.self,
    CompatibilitySDK.self,
    CustomizationShared.self,
    ActionInBar.self,
    // It reports what the rules before it could not decide.
    ConditionsTooEntangled.self,
  ]

  /// The rule of this id.
  public static func rule(_ id: RuleID) -> Rule? { positions[id.name].map { rules[$0] } }

  private static let positions = Dictionary(
    rules.enumerated().map { ($0.element.id.name, $0.offset) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The ids of the rules that a file may turn up or down, in the order of the list.
  static let configurableNames = rules.filter(\.isConfigurable).map(\.id.name)
}
