// The part of UIKit that generated code uses, with its documented signatures and availability, and
// as much behavior as shows what was built.

@_exported import Foundation

@MainActor public final class UITraitCollection {
  public var userInterfaceIdiom = UIUserInterfaceIdiom.pad
  public var horizontalSizeClass = UIUserInterfaceSizeClass.regular
}

@MainActor open class UIDevice {
  public static let current = UIDevice()
  open var userInterfaceIdiom = UIUserInterfaceIdiom.pad
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public final class UIImage: Sendable {
  public let name: String
  public init?(named name: String) { self.name = "asset " + name }
  public init?(systemName name: String) { self.name = name }
}

@MainActor open class UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
  }

  public init() {}

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
  }

  public private(set) var systemItem: SystemItem?
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var accessibilityIdentifier: String?
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor open class UIAction {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("")
    self.handler = handler
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  public let handler: UIActionHandler
}

@available(iOS 18.0, *)
@MainActor open class UITab {
  public enum Placement: Int, Sendable {
    case automatic
    case `default`
    case optional
    case movable
    case pinned
    case fixed
    case sidebarOnly
  }

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.provider = viewControllerProvider
  }

  private let provider: ((UITab) -> UIViewController)?
  public let identifier: String
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var accessibilityIdentifier: String?
  open var preferredPlacement = Placement.automatic
  open var isHidden = false
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var userInfo: Any?
  open var viewController: UIViewController? { provider?(self) }

  @available(iOS 26.1, *)
  open var selectedImage: UIImage? {
    get { storedSelectedImage }
    set { storedSelectedImage = newValue }
  }
  public var storedSelectedImage: UIImage?
}

@available(iOS 18.0, *)
@MainActor open class UITabGroup: UITab {
  public enum SidebarAppearance: Int, Sendable {
    case automatic
    case inline
    case rootSection
  }

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
  }

  open var children: [UITab]
  open var defaultChildIdentifier: String?
  open var allowsReordering = false
  open var managingNavigationController: UINavigationController?
  open var sidebarActions: [UIAction] = []
  open var sidebarAppearance = SidebarAppearance.automatic

  @available(iOS 26.0, *)
  open var isSidebarDestination: Bool {
    get { storedIsSidebarDestination }
    set { storedIsSidebarDestination = newValue }
  }
  public var storedIsSidebarDestination = false
}

@available(iOS 18.0, *)
@MainActor open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search",
      image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider
    )
  }

  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch: Bool {
    get { storedActivatesSearch }
    set { storedActivatesSearch = newValue }
  }
  public var storedActivatesSearch = false
}

@MainActor open class UITabBarController: UIViewController {
  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable {
    case automatic
    case tabBar
    case tabSidebar
  }

  open var viewControllers: [UIViewController]? {
    didSet { selectedViewController = viewControllers?.first }
  }
  open weak var selectedViewController: UIViewController?
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var storage: [String: Any] = [:]

  @available(iOS 18.0, *)
  open var mode: Mode {
    get { storage["mode"] as? Mode ?? .automatic }
    set { storage["mode"] = newValue }
  }

  @available(iOS 18.0, *)
  open var tabs: [UITab] {
    get { storage["tabs"] as? [UITab] ?? [] }
    set { storage["tabs"] = newValue }
  }

  @available(iOS 18.0, *)
  open func tab(forIdentifier identifier: String) -> UITab? {
    func find(_ tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.identifier == identifier { return tab }
        if let group = tab as? UITabGroup, let found = find(group.children) { return found }
      }
      return nil
    }
    return find(tabs)
  }

  @available(iOS 18.0, *)
  open var selectedTab: UITab? {
    get { storage["selectedTab"] as? UITab }
    set { storage["selectedTab"] = newValue }
  }

  @available(iOS 18.0, *)
  open var compactTabIdentifiers: [String]? {
    get { storage["compactTabIdentifiers"] as? [String] }
    set { storage["compactTabIdentifiers"] = newValue }
  }

  @available(iOS 18.0, *)
  open var customizationIdentifier: String? {
    get { storage["customizationIdentifier"] as? String }
    set { storage["customizationIdentifier"] = newValue }
  }

  #if SDK27
    @available(iOS 27.0, *)
    open var prominentTabIdentifier: String? {
      get { storage["prominentTabIdentifier"] as? String }
      set { storage["prominentTabIdentifier"] = newValue }
    }
  #endif
}
