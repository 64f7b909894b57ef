extension UserDefaults {
  /// Returns the value of a key, as key-value coding does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key, as key-value coding does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
