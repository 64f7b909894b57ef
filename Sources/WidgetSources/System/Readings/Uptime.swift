/// How long the machine has been up.
public enum Uptime {
  /// Reads the seconds since boot, the first number of /proc/uptime; nil when there is none.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> Double? {
    var cursor = ByteCursor(bytes)
    return cursor.decimal()
  }
}
