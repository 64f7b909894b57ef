/// One temperature sensor and what it measures, in degrees Celsius.
public struct Temperature: Sendable, Equatable {
  /// The chip's driver or the zone's type, as `coretemp`, `nvme`, `acpitz`.
  public var chip: String
  /// What the sensor is at, as `Package id 0`; the chip's name again where the chip does not say.
  public var label: String
  /// What it measures.
  public var celsius: Double
  /// Where the chip's maker calls it hot; nil where the chip does not say.
  public var maximum: Double?
  /// Where the chip's maker calls it dangerous; nil where the chip does not say.
  public var critical: Double?

  /// A sensor, what it measures and its two limits, all in degrees Celsius.
  public init(
    chip: String, label: String, celsius: Double, maximum: Double? = nil, critical: Double? = nil
  ) {
    self.chip = chip
    self.label = label
    self.celsius = celsius
    self.maximum = maximum
    self.critical = critical
  }

  /// Reads the thousandths of a degree in a `temp1_input`; nil for what is no temperature of a
  /// running computer: sensors that are not connected say −128, 127 or more.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> Double? {
    degrees(bytes).flatMap { $0 > -40 && $0 <= 125 ? $0 : nil }
  }

  /// Reads a limit; nil for 0 and for such as 65261.85, which mean that there is none.
  static func parseLimit(_ bytes: UnsafeRawBufferPointer) -> Double? {
    degrees(bytes).flatMap { $0 > 0 && $0 <= 150 ? $0 : nil }
  }

  private static func degrees(_ bytes: UnsafeRawBufferPointer) -> Double? {
    var cursor = ByteCursor(bytes)
    return cursor.signed().map { Double($0) / 1000 }
  }
}
