import TabTree

/// Whom a kind of change hurts, and how.
struct ChangeFacts {
  /// One case of a kind.
  struct Case {
    let changeClass: ChangeClass

    /// One sentence without a full stop.
    let reason: String

    init(_ changeClass: ChangeClass, _ reason: String) {
      self.changeClass = changeClass
      self.reason = reason
    }
  }

  /// What is so unless more is known.
  let ordinary: Case

  /// What is so where circumstances take the harm away, or make it worse.
  let otherwise: Case

  private init(_ changeClass: ChangeClass, _ reason: String, otherwise: Case? = nil) {
    ordinary = Case(changeClass, reason)
    self.otherwise = otherwise ?? ordinary
  }

  /// What is known of `kind`.
  static func of(_ kind: ChangeKind) -> ChangeFacts {
    switch kind {
    // Breaking.
    case .destinationRemoved:
      ChangeFacts(
        .breaking,
        "saved state, links and tests that name it find nothing any more; if it was renamed, "
          + "'formerIDs' would keep them"
      )
    case .routeRemoved:
      ChangeFacts(
        .breaking,
        "links that people and other apps kept open nothing any more",
        otherwise: Case(.safe, "links to the old route still lead here")
      )
    case .routeChanged:
      ChangeFacts(
        .breaking,
        "links to the old route open nothing any more; 'formerRoutes' would keep them",
        otherwise: Case(.safe, "links to the old route still lead here")
      )
    case .routeReassigned:
      ChangeFacts(.breaking, "links that people kept now open another screen")
    case .formerIDDropped:
      ChangeFacts(.breaking, "state that was saved under the former id is no longer restored")
    case .formerRouteDropped:
      ChangeFacts(
        .breaking,
        "links to the former route open nothing any more",
        otherwise: Case(.safe, "links to the former route still lead here")
      )
    case .accessibilityIdentifierChanged:
      ChangeFacts(.breaking, "UI tests that look for the old identifier find nothing")
    case .accessibilityIdentifierRemoved:
      ChangeFacts(.breaking, "UI tests that look for the identifier find nothing")

    // Risky.
    case .moved: ChangeFacts(.risky, "people look for it where it was")
    case .stepsChanged:
      ChangeFacts(
        .risky,
        "people and UI tests that go the old way do not get there",
        otherwise: Case(.risky, "the old ways still lead there; another one has come")
      )
    case .reachChanged: ChangeFacts(.risky, "people find it in another way than before")
    case .hiddenIn: ChangeFacts(.risky, "people and UI tests do not find it there any more")
    case .shownIn: ChangeFacts(.risky, "what people were used to has a new neighbor there")
    case .initialChanged:
      ChangeFacts(.risky, "at the first launch people and UI tests start on another screen")
    case .landingChanged: ChangeFacts(.risky, "selecting it opens another screen")
    case .defaultChildChanged: ChangeFacts(.risky, "selecting it opens another child")
    case .fallbackChanged:
      ChangeFacts(.risky, "while it is not shown, links to it open another screen")
    case .kindChanged: ChangeFacts(.risky, "it behaves in another way when it is selected")
    case .roleChanged: ChangeFacts(.risky, "the system puts it in another place of the bar")
    case .placementChanged: ChangeFacts(.risky, "people may find it in another container")
    case .regionChanged: ChangeFacts(.risky, "it stands in another part of the tab bar")
    case .becameConditional:
      ChangeFacts(.risky, "where the condition does not hold, people do not see it any more")
    case .conditionChanged: ChangeFacts(.risky, "some people see it who did not, or no longer do")
    case .flagDefaultChanged:
      ChangeFacts(.risky, "whoever gives the flag no value sees what others saw")
    case .flagValuesChanged:
      ChangeFacts(.risky, "a value that the app gives the flag may not be known any more")
    case .flagRemoved:
      ChangeFacts(.risky, "what the app gives the flag has no influence any more")
    case .assumeChanged:
      ChangeFacts(.risky, "other combinations of flags are taken to be possible")
    case .profileChanged: ChangeFacts(.risky, "people of this profile may see something else")
    case .renamed:
      ChangeFacts(
        .risky,
        "people's customization follows the id, and tests may name the old one",
        otherwise: Case(.breaking, "state that was saved under the old id is no longer restored")
      )
    case .merged:
      ChangeFacts(.risky, "what was saved for the old destination now opens the other one")
    case .titleChanged:
      ChangeFacts(
        .risky,
        "UI tests can only go by the label, and find another one",
        otherwise: Case(.safe, "UI tests go by the accessibility identifier")
      )
    case .reordered:
      ChangeFacts(
        .risky,
        "people's thumbs and UI tests that count items go to the old place in the tab bar",
        otherwise: Case(.safe, "the order in the tab bar is the same")
      )
    case .customizationIdentifierChanged:
      ChangeFacts(.risky, "the order that people made for themselves is forgotten")
    case .customizationStale:
      ChangeFacts(
        .risky,
        "the order that people saved goes on overriding the new one; another "
          + "'customizationIdentifier' would discard it"
      )
    case .modeChanged: ChangeFacts(.risky, "people navigate in another way in regular width")
    case .frameworkChanged: ChangeFacts(.risky, "the rules of another framework apply")
    case .designChanged: ChangeFacts(.risky, "the system arranges the bars in another way")
    case .sdkChanged: ChangeFacts(.risky, "the system's behavior follows the SDK")
    case .deploymentTargetRaised:
      ChangeFacts(.risky, "people on earlier releases get no more updates")

    // Safe.
    case .destinationAdded: ChangeFacts(.safe, "nothing that was there is touched")
    case .routeAdded: ChangeFacts(.safe, "links that worked go on working")
    case .formerIDAdded: ChangeFacts(.safe, "more of what was saved is restored")
    case .formerRouteAdded: ChangeFacts(.safe, "more links lead here")
    case .imageChanged: ChangeFacts(.safe, "neither links nor tests go by the image")
    case .badgeChanged: ChangeFacts(.safe, "neither links nor tests go by the badge")
    case .metadataChanged: ChangeFacts(.safe, "only the app itself reads its metadata")
    case .becameUnconditional: ChangeFacts(.safe, "whoever saw it goes on seeing it")
    case .flagAdded: ChangeFacts(.safe, "nobody gives the flag a value yet")
    case .profileAdded: ChangeFacts(.safe, "profiles that were there stay as they are")
    case .profileRemoved: ChangeFacts(.safe, "a profile is for checking, not for people")
    case .targetAdded: ChangeFacts(.safe, "the other targets stay")
    case .deploymentTargetLowered: ChangeFacts(.safe, "more people can run the app")
    case .accessibilityIdentifierAdded: ChangeFacts(.safe, "UI tests can go by it from now on")
    case .attributeChanged: ChangeFacts(.safe, "it means the same as before")
    }
  }
}

extension ChangeKind {
  /// Whom the kind hurts unless a configuration says otherwise or circumstances take the harm away.
  public var usualClass: ChangeClass { ChangeFacts.of(self).ordinary.changeClass }

  /// How, in one sentence without a full stop.
  public var usualReason: String { ChangeFacts.of(self).ordinary.reason }
}
