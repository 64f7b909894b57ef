/// The time since the machine was booted.
public enum Uptime {
  /// Parses the seconds since boot, the first number of /proc/uptime; returns `nil` if there is
  /// none.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> Double? {
    var cursor = ByteCursor(bytes)
    return cursor.decimal()
  }
}
