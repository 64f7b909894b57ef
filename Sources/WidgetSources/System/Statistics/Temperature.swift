/// The temperature of a sensor, in degrees Celsius.
public struct Temperature: Sendable, Equatable {
  /// The chip's driver or the zone's type, such as `coretemp`, `nvme` or `acpitz`.
  public var chip: String
  /// The sensor's label, such as `Package id 0`, or the chip's name if it has none.
  public var label: String
  /// The temperature.
  public var celsius: Double
  /// The temperature that the manufacturer considers hot, or `nil` if unknown.
  public var maximum: Double?
  /// The temperature that the manufacturer considers dangerous, or `nil` if unknown.
  public var critical: Double?

  /// Creates a temperature with its limits, all in degrees Celsius.
  public init(
    chip: String, label: String, celsius: Double, maximum: Double? = nil, critical: Double? = nil
  ) {
    self.chip = chip
    self.label = label
    self.celsius = celsius
    self.maximum = maximum
    self.critical = critical
  }

  /// Parses the thousandths of a degree in a `temp1_input`.
  ///
  /// Returns `nil` for a temperature that no running computer has: unconnected sensors report −128,
  /// 127 or more.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> Double? {
    degrees(bytes).flatMap { $0 > -40 && $0 <= 125 ? $0 : nil }
  }

  /// Parses a limit; returns `nil` for 0 and for values such as 65261.85, which mean that there is
  /// none.
  static func parseLimit(_ bytes: UnsafeRawBufferPointer) -> Double? {
    degrees(bytes).flatMap { $0 > 0 && $0 <= 150 ? $0 : nil }
  }

  private static func degrees(_ bytes: UnsafeRawBufferPointer) -> Double? {
    var cursor = ByteCursor(bytes)
    return cursor.signed().map { Double($0) / 1000 }
  }
}
