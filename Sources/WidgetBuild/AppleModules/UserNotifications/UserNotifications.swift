// UserNotifications: declared only; no permission is requested and no notification is shown.
@_exported import AppIntents

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
  public static let timeSensitive = Self(rawValue: 128)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

public final class UNNotificationSettings: NSObject, @unchecked Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .authorized }
  public var alertSetting: UNNotificationSetting { .enabled }
  public var soundSetting: UNNotificationSetting { .enabled }
  public var badgeSetting: UNNotificationSetting { .enabled }
  public var lockScreenSetting: UNNotificationSetting { .enabled }
  public var notificationCenterSetting: UNNotificationSetting { .enabled }
  public var timeSensitiveSetting: UNNotificationSetting { .enabled }
  public var criticalAlertSetting: UNNotificationSetting { .disabled }
  public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public final class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound(named: .init(""))
  public static let defaultCritical = UNNotificationSound(named: .init(""))
  public static let defaultRingtone = UNNotificationSound(named: .init(""))
  public init(named name: UNNotificationSoundName) {}
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {}
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
  public override init() {}
  public internal(set) var title = ""
  public internal(set) var subtitle = ""
  public internal(set) var body = ""
  public internal(set) var badge: NSNumber?
  public internal(set) var sound: UNNotificationSound?
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  public internal(set) var categoryIdentifier = ""
  public internal(set) var threadIdentifier = ""
}

public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  private var values: (String, String, String) = ("", "", "")
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  public var interruptionLevel = UNNotificationInterruptionLevel.active
  public var relevanceScore = 0.0
  public var attachments: [UNNotificationAttachment] = []
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public internal(set) var repeats = false
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
  }
  public func nextTriggerDate() -> Date? { nil }
}

public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

public final class UNNotification: NSObject, @unchecked Sendable {
  public let date = Date()
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}

public final class UNNotificationAction: NSObject, @unchecked Sendable {
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {}
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = Self(rawValue: 1)
}

public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {}
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier = UNNotificationDefaultActionIdentifier
  init(notification: UNNotification) { self.notification = notification }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()
  public class func current() -> UNUserNotificationCenter { only }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(true, nil) }
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil
  ) { withCompletionHandler?(nil) }
  public func add(_ request: UNNotificationRequest) async throws {}
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) { completionHandler([]) }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func setBadgeCount(_ count: Int) async throws {}
}
