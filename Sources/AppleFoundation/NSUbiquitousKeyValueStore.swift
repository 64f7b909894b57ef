/// Settings that a person's devices share, as in Foundation. Here, there is no iCloud: nothing is
/// kept, and every value is missing.
open class NSUbiquitousKeyValueStore: @unchecked Sendable {
  // Sendable: it has no state.
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  public init() {}

  /// Returns false: nothing is kept here.
  @discardableResult open func synchronize() -> Bool { false }

  /// Returns nil: nothing is kept here.
  open func object(forKey key: String) -> Any? { nil }

  /// Returns nil: nothing is kept here.
  open func string(forKey key: String) -> String? { nil }

  /// Returns nil: nothing is kept here.
  open func array(forKey key: String) -> [Any]? { nil }

  /// Returns nil: nothing is kept here.
  open func dictionary(forKey key: String) -> [String: Any]? { nil }

  /// Returns nil: nothing is kept here.
  open func data(forKey key: String) -> Data? { nil }

  /// Returns zero: nothing is kept here.
  open func longLong(forKey key: String) -> Int64 { 0 }

  /// Returns zero: nothing is kept here.
  open func double(forKey key: String) -> Double { 0 }

  /// Returns false: nothing is kept here.
  open func bool(forKey key: String) -> Bool { false }

  /// Has no effect here.
  open func set(_ value: Any?, forKey key: String) {}

  /// Has no effect here.
  open func removeObject(forKey key: String) {}

  open var dictionaryRepresentation: [String: Any] { [:] }
}
