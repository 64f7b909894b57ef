import Foundation
import HealthKit
import Testing

@Suite struct HealthKitTests {
  @Test(arguments: [
    ("mg/dL", "g/L", 180.0, 1.8), ("km", "m", 1.5, 1500), ("degC", "degF", 37, 98.6),
    ("kcal", "kJ", 1, 4.184), ("count/min", "count/s", 60, 1), ("mmHg", "Pa", 1, 133.322387415),
  ])
  func quantitiesAreConverted(from: String, to: String, value: Double, expected: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
    #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - expected) < 1e-9)
  }

  @Test func glucoseInMoles() {
    let mole = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
    let unit = mole.unitDivided(by: .liter())
    let milligrams = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    let quantity = HKQuantity(unit: milligrams, doubleValue: 90)
    #expect(abs(quantity.doubleValue(for: unit) - 4.9957) < 0.001)
  }

  @Test func anotherDimensionHasNoValue() {
    let quantity = HKQuantity(unit: .gram(), doubleValue: 1)
    #expect(!quantity.is(compatibleWith: .meter()))
    #expect(quantity.doubleValue(for: .meter()).isNaN)
  }

  @Test func thereAreNoData() async {
    #expect(!HKHealthStore.isHealthDataAvailable())
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await HKHealthStore().requestAuthorization(
        toShare: [], read: [HKQuantityType(.stepCount)])
    }
  }
}
