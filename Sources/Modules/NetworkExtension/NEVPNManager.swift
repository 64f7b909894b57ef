@_exported import AppleFoundation

/// The state of a tunnel, as in Network Extension. It is always `invalid` here, which means not set up.
public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// A failure of Network Extension.
public struct NEVPNError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled
    case connectionFailed
    case configurationStale
    case configurationReadWriteFailed
    case configurationUnknown
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}

extension Notification.Name {
  /// A tunnel's state has changed, as in Network Extension. It is never posted here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NEVPNStatusDidChange = Self("com.apple.networkextension.statuschange")
  /// A configuration has changed, as in Network Extension. It is never posted here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NEVPNConfigurationChange = Self(
    "com.apple.networkextension.configurationchange")
}

/// The server of a tunnel and who signs in there, as in Network Extension. It is kept in memory.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var identityReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = false
  open var enforceRoutes = false
}

/// The settings of an app's own tunnel, as in Network Extension. They are kept in memory.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerBundleIdentifier: String?
  open var providerConfiguration: [String: Any]?
}

/// The condition under which a tunnel starts by itself, as in Network Extension. None is ever met here.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  open var dnsSearchDomainMatch: [String]?
  open var ssidMatch: [String]?
  open var probeURL: URL?
}

/// A condition under which a tunnel connects.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}

/// A condition under which a tunnel disconnects.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}

/// A condition under which a tunnel stays as it is.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

/// A tunnel's connection, as in Network Extension. Starting it always fails here.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  open internal(set) weak var manager: NEVPNManager?
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }

  open func startVPNTunnel() throws { try startVPNTunnel(options: nil) }

  open func startVPNTunnel(options: [String: NSObject]?) throws {
    Absence.report("NEVPNConnection.startVPNTunnel")
    throw NEVPNError(.configurationInvalid)
  }

  open func stopVPNTunnel() {}

  open func fetchLastDisconnectError(
    completionHandler handler: @escaping @Sendable ((any Error)?) -> Void
  ) { handler(nil) }

  open func fetchLastDisconnectError() async throws {}
}

/// The connection of an app's own tunnel, as in Network Extension. Nobody answers its messages here.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func startTunnel(options: [String: Any]? = nil) throws {
    try startVPNTunnel(options: nil)
  }

  open func stopTunnel() {}

  open func sendProviderMessage(
    _ message: Data, responseHandler: (@Sendable (Data?) -> Void)? = nil
  ) throws {
    Absence.report("NETunnelProviderSession.sendProviderMessage")
    throw NEVPNError(.connectionFailed)
  }
}

/// The app's settings of a tunnel, as in Network Extension. None are kept here, and they cannot be saved.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let only = NEVPNManager()

  /// Returns the app's manager.
  open class func shared() -> NEVPNManager { only }

  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  private var ownConnection: NEVPNConnection?

  public override init() {}

  /// Returns the manager's connection, of which there is one.
  open var connection: NEVPNConnection {
    if let ownConnection { return ownConnection }
    let made = makeConnection()
    made.manager = self
    ownConnection = made
    return made
  }

  /// Returns a connection of the manager's kind.
  func makeConnection() -> NEVPNConnection { NEVPNConnection() }

  open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }

  open func loadFromPreferences() async throws {}

  open func saveToPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Absence.report("NEVPNManager.saveToPreferences")
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }

  open func saveToPreferences() async throws {
    Absence.report("NEVPNManager.saveToPreferences")
    throw NEVPNError(.configurationReadWriteFailed)
  }

  open func removeFromPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  open func removeFromPreferences() async throws {}
}

/// The settings of an app's own tunnel, as in Network Extension. There are none here.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  override func makeConnection() -> NEVPNConnection { NETunnelProviderSession() }

  open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }

  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
