@_exported import AppleFoundation

/// Work that the system starts later, as in Background Tasks.
open class BGTask: NSObject, @unchecked Sendable {
  // Sendable: it is never handed to anybody here.
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}

/// A short work, as in Background Tasks.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// A long work, as in Background Tasks.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A work that is asked for, as in Background Tasks.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  // Sendable: one task fills it in before it passes it on.
  public let identifier: String
  open var earliestBeginDate: Date?
  public init(identifier: String) { self.identifier = identifier }
}

/// A short work that is asked for, as in Background Tasks.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {}

/// A long work that is asked for, as in Background Tasks.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
}

/// Starts work later, as in Background Tasks. Here, it starts none, and says so.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // Sendable: it has no state.
  public static let shared = BGTaskScheduler()

  /// A failure of Background Tasks.
  public struct Error: Swift.Error, Sendable {
    /// The kind of a failure.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }
    public let code: Code
  }

  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    Absence.report("BGTaskScheduler")
    throw Error(code: .unavailable)
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
