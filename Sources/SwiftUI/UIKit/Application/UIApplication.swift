/// UIKit's app and delegate types. A delegate is told of the app's launch, as in an app with SwiftUI's
/// life cycle; the notifications of the app's states are posted.
open class UIResponder: NSObject, @unchecked Sendable {
  // Unchecked: mutable like Apple's class, which is isolated to the main actor.
  public override init() {}
}

public final class UIApplication: UIResponder, @unchecked Sendable {
  // Unchecked: used on the main actor, as Apple's class.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let remoteNotification = Self(rawValue: "remoteNotification")
    public static let url = Self(rawValue: "url")
    public static let location = Self(rawValue: "location")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public static let shared = UIApplication()

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")

  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChange")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshot")
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChange")
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunching")

  public weak var delegate: (any UIApplicationDelegate)?
  private var ownDelegate: (any UIApplicationDelegate)?
  public private(set) var applicationState = State.active

  /// Keeps the delegate of the app.
  func use(_ delegate: any UIApplicationDelegate) {
    ownDelegate = delegate
    self.delegate = delegate
  }

  /// Tells the delegate that the app has been launched.
  @MainActor package func finishLaunching() {
    applicationState = .background
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
  }

  /// Changes the state of the app and posts the notifications of what happens on the way.
  @MainActor package func change(to state: State) {
    guard state != applicationState else { return }
    let wasInBackground = applicationState == .background
    let wasActive = applicationState == .active
    applicationState = state
    if wasActive { post(Self.willResignActiveNotification) }
    switch state {
    case .background: post(Self.didEnterBackgroundNotification)
    case .inactive: if wasInBackground { post(Self.willEnterForegroundNotification) }
    case .active:
      if wasInBackground { post(Self.willEnterForegroundNotification) }
      post(Self.didBecomeActiveNotification)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  public func canOpenURL(_ url: URL) -> Bool { false }

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }

  public func registerForRemoteNotifications() {}
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  public func unregisterForRemoteNotifications() {}
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}

  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    .invalid
  }

  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    .invalid
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  { false }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = Self(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Haptic feedback; without effect in Island.
open class UIFeedbackGenerator: NSObject, @unchecked Sendable {
  // Unchecked: stores nothing.
  open func prepare() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  // Unchecked: stores nothing.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  // Unchecked: stores nothing.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  // Unchecked: stores nothing.
  public func selectionChanged() {}
}

/// The clipboard; always empty, and writing to it has no effect.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  // Unchecked: stores nothing.
  public static let general = UIPasteboard()

  public var string: String? {
    get { nil }
    set {}
  }
  public var url: URL? {
    get { nil }
    set {}
  }
  public var image: UIImage? {
    get { nil }
    set {}
  }
}
