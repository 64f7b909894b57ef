public import AppleFoundation

/// A measurement that a parameter can have.
public protocol _IntentMeasurement: _IntentValue {
  associatedtype UnitType: Dimension
  /// The number, in its unit.
  var value: Double { get }
  /// The unit.
  var unit: UnitType { get }
  /// Creates a measurement of a number in a unit.
  init(value: Double, unit: UnitType)
  /// Returns the same measurement in another unit.
  func converted(to unit: UnitType) -> Measurement<UnitType>
}

extension Measurement: _IntentMeasurement, OpaqueIntentValue, _IntentValue
where UnitType: Dimension {}

extension UnitFrequency {
  /// Pictures in a second, as many as hertz.
  public static let framesPerSecond = UnitFrequency(
    symbol: "FPS", converter: UnitConverterLinear(coefficient: 1))
}

// The units of AppIntents' parameters are Foundation's here.
extension IntentParameter {
  public typealias Acceleration = UnitAcceleration
  public typealias Angle = UnitAngle
  public typealias Area = UnitArea
  public typealias ConcentrationMass = UnitConcentrationMass
  public typealias Dispersion = UnitDispersion
  public typealias Duration = UnitDuration
  public typealias ElectricCharge = UnitElectricCharge
  public typealias ElectricCurrent = UnitElectricCurrent
  public typealias ElectricPotentialDifference = UnitElectricPotentialDifference
  public typealias ElectricResistance = UnitElectricResistance
  public typealias Energy = UnitEnergy
  public typealias Frequency = UnitFrequency
  public typealias FuelEfficiency = UnitFuelEfficiency
  public typealias Illuminance = UnitIlluminance
  public typealias InformationStorage = UnitInformationStorage
  public typealias Length = UnitLength
  public typealias Mass = UnitMass
  public typealias Power = UnitPower
  public typealias Pressure = UnitPressure
  public typealias Speed = UnitSpeed
  public typealias Temperature = UnitTemperature
  public typealias Volume = UnitVolume
}
