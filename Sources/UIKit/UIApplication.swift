public import PlatformTypes

/// An app, as in UIKit. A widget's program is not an app: it is in the background and opens no addresses.
@preconcurrency @MainActor open class UIApplication: NSObject {
  /// The state of an app.
  public enum State: Int, Sendable { case active, inactive, background }
  /// The options for opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  public static let shared = UIApplication()
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }

  open var applicationState: State { .background }
  open var isIdleTimerDisabled = false
  open var isProtectedDataAvailable: Bool { true }

  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}
