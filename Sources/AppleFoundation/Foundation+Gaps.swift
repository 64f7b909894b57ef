// Members of Foundation's types that the toolchain's Foundation lacks.

/// The key of a bundle's identifier, as in Core Foundation.
public let kCFBundleIdentifierKey: String = "CFBundleIdentifier"
/// The key of a bundle's version, as in Core Foundation.
public let kCFBundleVersionKey: String = "CFBundleVersion"
/// The key of a bundle's name, as in Core Foundation.
public let kCFBundleNameKey: String = "CFBundleName"

extension FileManager {
  /// The token of the user's iCloud account; always `nil`, since there is no iCloud here.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns nil: there is no iCloud here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension ProcessInfo {
  /// The heat of the machine, as in Foundation.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  public var thermalState: ThermalState { .nominal }
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }

  /// Runs `block`; nothing ends this process early here.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}

extension DateFormatter {
  /// The place of a date in a text. Here, it has no effect.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Whether requests may use networks that save data. Here, it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether requests may use dear networks. Here, it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether requests wait for a network. Here, it has no effect.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }

  /// The folder that an app and its extensions share. Here, it has no effect.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }

  /// Whether the app is started for answers. Here, it has no effect.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// Returns a configuration that ends with this process: nobody else loads for it here.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
}

extension URL {
  /// Returns true: there is nothing to ask for here.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Has no effect here.
  public func stopAccessingSecurityScopedResource() {}
}

extension Sequence where Element: StringProtocol {
  /// Returns the texts in the order of the person's language.
  public func localizedSorted() -> [Element] {
    sorted { $0.localizedCompare($1) == .orderedAscending }
  }
}

extension String {
  /// Returns the text with the words of a key in the main bundle's tables.
  public static func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
}

extension NSString {
  /// Returns the text of a key in the main bundle's tables.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
}
