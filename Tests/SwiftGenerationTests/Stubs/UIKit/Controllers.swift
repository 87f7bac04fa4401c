// The controllers, views and delegates that tabs are given to, with their documented signatures and
// availability.

@MainActor open class UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  open var frame = CGRect()
  open var bounds = CGRect()
  open var autoresizingMask: AutoresizingMask = []
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
}

@MainActor open class UISegmentedControl: UIView {
  public static let noSegment = -1
  public init(frame: CGRect, actions: [UIAction]) {}
  open var selectedSegmentIndex = noSegment
}

@MainActor open class UINavigationItem {
  open var titleView: UIView?
}

public protocol UITraitDefinition {}

public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {}

public typealias UITrait = any UITraitDefinition.Type

public protocol UITraitChangeRegistration {}

private struct Registration: UITraitChangeRegistration {}

@MainActor open class UIViewController {
  public init() {}
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, selectedImage: nil)
  open var traitCollection = UITraitCollection()
  public let view: UIView! = UIView()
  public let navigationItem = UINavigationItem()
  open func viewDidLoad() {}
  open func addChild(_ child: UIViewController) {}
  open func removeFromParent() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<Observer: UIViewController>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
}

@MainActor open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { self.init() }
}

@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
}

extension UITabBarControllerDelegate {
  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool { true }

  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {}

  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
}
