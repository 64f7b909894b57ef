@_exported import AppleFoundation

/// The user's permission to notify, as in User Notifications. It is always `notDetermined` here.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The kinds of notification that an app asks to send, as in User Notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let criticalAlert = Self(rawValue: 16)
  public static let provisional = Self(rawValue: 64)
  public static let timeSensitive = Self(rawValue: 256)
}

/// The form of a notification that comes while its app is open, as in User Notifications.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

/// The user's settings of notifications, as in User Notifications.
public final class UNNotificationSettings: Sendable {
  public let authorizationStatus = UNAuthorizationStatus.notDetermined
  public let soundSetting = UNNotificationSetting.notSupported
  public let badgeSetting = UNNotificationSetting.notSupported
  public let alertSetting = UNNotificationSetting.notSupported
  public let criticalAlertSetting = UNNotificationSetting.notSupported
  public let timeSensitiveSetting = UNNotificationSetting.notSupported
}

/// Whether notifications may do something, as in UserNotifications.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The name of a sound, as in UserNotifications.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ name: String) { rawValue = name }
}

/// The urgency of a notification, as in User Notifications.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A sound, as in User Notifications.
open class UNNotificationSound: @unchecked Sendable {
  // Sendable: it has no state.
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  init() {}
  public init(named name: String) {}
  public init(named name: UNNotificationSoundName) {}
  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
  ) -> UNNotificationSound { UNNotificationSound() }
}

/// The content of a notification, as in User Notifications.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Sendable: one task fills it in before it passes it on.
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  open var targetContentIdentifier: String?
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  open var relevanceScore = 0.0
}

/// A content that can be changed, as in User Notifications.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// The moment of a notification, as in User Notifications.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Sendable: all properties are constants.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A moment after a span, as in User Notifications.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { nil }
}

/// A moment of a calendar, as in User Notifications.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { nil }
}

/// A notification that is asked for, as in User Notifications.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Sendable: all properties are constants.
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

/// A notification that was delivered, as in User Notifications.
open class UNNotification: NSObject, @unchecked Sendable {
  // Sendable: all properties are constants.
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// The user's response to a notification, as in User Notifications.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Sendable: all properties are constants.
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// Is told of notifications, as in User Notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// A failure of User Notifications.
public struct UNError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable { case notificationsNotAllowed = 1 }
  public let code: Code
}

/// Shows notifications, as in User Notifications. Here, none is shown, and each request fails.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Sendable: the delegate is never called.
  private static let only = UNUserNotificationCenter()
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  open class func current() -> UNUserNotificationCenter { only }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, failure()) }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    throw failure()
  }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(failure()) }

  open func add(_ request: UNNotificationRequest) async throws { throw failure() }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllPendingNotificationRequests() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setBadgeCount(_ newBadgeCount: Int) async throws { throw failure() }

  private func failure() -> UNError {
    Absence.report("UNUserNotificationCenter")
    return UNError(code: .notificationsNotAllowed)
  }
}
