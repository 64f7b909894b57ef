@_exported import AppleFoundation

/// Whether a watch can be talked to, as in Watch Connectivity. Here, it cannot.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// A failure of Watch Connectivity.
public struct WCError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable {
    case sessionNotSupported = 7002
    case notReachable = 7007
  }
  public let code: Code
}

/// Is told of what a watch says, as in Watch Connectivity.
public protocol WCSessionDelegate: AnyObject {}

/// A session with a watch, as in Watch Connectivity. No watch is ever paired here.
open class WCSession: NSObject, @unchecked Sendable {
  // Sendable: the delegate is never called.
  public static let `default` = WCSession()
  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isReachable: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  open class func isSupported() -> Bool { false }
  open func activate() {}

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw failure()
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(failure()) }

  private func failure() -> WCError {
    Absence.report("WCSession")
    return WCError(code: .sessionNotSupported)
  }
}
