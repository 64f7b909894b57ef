@_exported import AppleFoundation

/// A unit of a quantity, as in HealthKit: its factor to the base unit of its dimension, and its offset.
public final class HKUnit: NSObject, Sendable {
  public let unitString: String
  /// The dimension, such as `kg` or `m/s`; units of one dimension can be converted.
  private let dimension: String
  fileprivate let factor: Double
  fileprivate let offset: Double

  private init(_ name: String, _ dimension: String, _ factor: Double, offset: Double = 0) {
    (unitString, self.dimension, self.factor, self.offset) = (name, dimension, factor, offset)
  }

  fileprivate func suits(_ other: HKUnit) -> Bool { dimension == other.dimension }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return dimension == other.dimension && factor == other.factor && offset == other.offset
  }

  public override var hash: Int { dimension.hashValue }
  public override var description: String { unitString }

  // MARK: Units

  public static func count() -> HKUnit { HKUnit("count", "1", 1) }
  public static func percent() -> HKUnit { HKUnit("%", "1", 1) }
  public static func gram() -> HKUnit { HKUnit("g", "g", 1) }
  public static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().prefixed(prefix) }
  public static func ounce() -> HKUnit { HKUnit("oz", "g", 28.349523125) }
  public static func pound() -> HKUnit { HKUnit("lb", "g", 453.59237) }
  public static func stone() -> HKUnit { HKUnit("st", "g", 6350.29318) }
  public static func meter() -> HKUnit { HKUnit("m", "m", 1) }
  public static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().prefixed(prefix) }
  public static func inch() -> HKUnit { HKUnit("in", "m", 0.0254) }
  public static func foot() -> HKUnit { HKUnit("ft", "m", 0.3048) }
  public static func yard() -> HKUnit { HKUnit("yd", "m", 0.9144) }
  public static func mile() -> HKUnit { HKUnit("mi", "m", 1609.344) }
  public static func second() -> HKUnit { HKUnit("s", "s", 1) }
  public static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().prefixed(prefix) }
  public static func minute() -> HKUnit { HKUnit("min", "s", 60) }
  public static func hour() -> HKUnit { HKUnit("hr", "s", 3600) }
  public static func day() -> HKUnit { HKUnit("d", "s", 86_400) }
  public static func joule() -> HKUnit { HKUnit("J", "J", 1) }
  public static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { joule().prefixed(prefix) }
  public static func kilocalorie() -> HKUnit { HKUnit("kcal", "J", 4184) }
  public static func smallCalorie() -> HKUnit { HKUnit("cal", "J", 4.184) }
  public static func largeCalorie() -> HKUnit { HKUnit("Cal", "J", 4184) }
  public static func liter() -> HKUnit { HKUnit("L", "L", 1) }
  public static func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().prefixed(prefix) }
  public static func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", "L", 0.0295735295625) }
  public static func cupUS() -> HKUnit { HKUnit("cup_us", "L", 0.2365882365) }
  public static func pascal() -> HKUnit { HKUnit("Pa", "Pa", 1) }
  public static func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "Pa", 133.322387415) }
  public static func watt() -> HKUnit { HKUnit("W", "W", 1) }
  public static func hertz() -> HKUnit { HKUnit("Hz", "/s", 1) }
  public static func kelvin() -> HKUnit { HKUnit("K", "K", 1) }
  public static func degreeCelsius() -> HKUnit { HKUnit("degC", "K", 1, offset: 273.15) }
  public static func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", "K", 5 / 9, offset: 273.15 - 32 * 5 / 9)
  }
  public static func internationalUnit() -> HKUnit { HKUnit("IU", "IU", 1) }
  public static func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    HKUnit("mol<\(gramsPerMole)>", "g", gramsPerMole)
  }
  public static func moleUnit(
    with prefix: HKMetricPrefix, molarMass gramsPerMole: Double
  ) -> HKUnit { moleUnit(withMolarMass: gramsPerMole).prefixed(prefix) }

  private func prefixed(_ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.name + unitString, dimension, factor * prefix.factor)
  }

  public func unitDivided(by unit: HKUnit) -> HKUnit {
    let dimension =
      unit.dimension == "1"
      ? self.dimension
      : self.dimension == unit.dimension
        ? "1" : (self.dimension == "1" ? "" : self.dimension) + "/" + unit.dimension
    return HKUnit("\(unitString)/\(unit.unitString)", dimension, factor / unit.factor)
  }

  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    let dimension = [self.dimension, unit.dimension].filter { $0 != "1" }.sorted()
    return HKUnit(
      "\(unitString)·\(unit.unitString)",
      dimension.isEmpty ? "1" : dimension.joined(separator: "·"), factor * unit.factor)
  }

  public func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

  /// Creates the unit of a text such as `mg/dL`; an unknown unit is one of its own, which suits no other.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/", maxSplits: 1).map { Self.named(String($0)) }
    let unit = parts.count == 2 ? parts[0].unitDivided(by: parts[1]) : parts[0]
    self.init(string, unit.dimension, unit.factor, offset: unit.offset)
  }

  private static let plain: [HKUnit] = [
    count(), percent(), gram(), ounce(), pound(), stone(), meter(), inch(), foot(), yard(), mile(),
    second(), minute(), hour(), day(), joule(), kilocalorie(), smallCalorie(), largeCalorie(),
    liter(), fluidOunceUS(), cupUS(), pascal(), millimeterOfMercury(), watt(), hertz(), kelvin(),
    degreeCelsius(), degreeFahrenheit(), internationalUnit(),
  ]

  private static func named(_ name: String) -> HKUnit {
    if let unit = plain.first(where: { $0.unitString == name }) { return unit }
    for prefix in HKMetricPrefix.all where !prefix.name.isEmpty && name.hasPrefix(prefix.name) {
      let rest = name.dropFirst(prefix.name.count)
      if let unit = plain.first(where: { $0.unitString == rest }) { return unit.prefixed(prefix) }
    }
    return HKUnit(name, name, 1)
  }
}

/// A prefix of a unit, as in HealthKit.
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  fileprivate static let all: [HKMetricPrefix] = [
    .pico, .nano, .micro, .milli, .centi, .deca, .deci, .hecto, .kilo, .mega, .giga, .tera, .femto,
  ]

  fileprivate var name: String {
    switch self {
    case .none: ""
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    case .femto: "f"
    }
  }

  fileprivate var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    case .femto: 1e-15
    }
  }
}

/// A value in a unit, as in HealthKit.
public final class HKQuantity: NSObject, Sendable {
  private let value: Double
  private let unit: HKUnit

  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.suits(unit) }

  /// Returns the value in another unit; not a number in one of another dimension, where HealthKit ends the
  /// program.
  public func doubleValue(for unit: HKUnit) -> Double {
    guard self.unit.suits(unit) else { return .nan }
    if self.unit.isEqual(unit) { return value }
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKQuantity).map { $0.doubleValue(for: unit) == value } ?? false
  }

  public override var hash: Int { 0 }
  public override var description: String { "\(value) \(unit)" }
}

/// The mass of a mole of glucose in grams, as in HealthKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKUnitMolarMassBloodGlucose = 180.15588000005408
