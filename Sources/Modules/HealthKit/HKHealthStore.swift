/// A failure of HealthKit.
public struct HKError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable = 1
    case errorAuthorizationDenied = 4
    case errorNoData = 11
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// The permission to write data of a type, as in HealthKit.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// The state of a request for permissions, as in HealthKit.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// The name of a type of quantities, as in HealthKit.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private static func named(_ name: String) -> Self {
    Self(rawValue: "HKQuantityTypeIdentifier\(name)")
  }

  public static let activeEnergyBurned = named("ActiveEnergyBurned")
  public static let appleExerciseTime = named("AppleExerciseTime")
  public static let appleStandTime = named("AppleStandTime")
  public static let basalEnergyBurned = named("BasalEnergyBurned")
  public static let bloodGlucose = named("BloodGlucose")
  public static let bloodPressureDiastolic = named("BloodPressureDiastolic")
  public static let bloodPressureSystolic = named("BloodPressureSystolic")
  public static let bodyFatPercentage = named("BodyFatPercentage")
  public static let bodyMass = named("BodyMass")
  public static let bodyMassIndex = named("BodyMassIndex")
  public static let bodyTemperature = named("BodyTemperature")
  public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
  public static let dietaryCaffeine = named("DietaryCaffeine")
  public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
  public static let dietaryWater = named("DietaryWater")
  public static let distanceCycling = named("DistanceCycling")
  public static let distanceWalkingRunning = named("DistanceWalkingRunning")
  public static let flightsClimbed = named("FlightsClimbed")
  public static let heartRate = named("HeartRate")
  public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
  public static let height = named("Height")
  public static let insulinDelivery = named("InsulinDelivery")
  public static let oxygenSaturation = named("OxygenSaturation")
  public static let respiratoryRate = named("RespiratoryRate")
  public static let restingHeartRate = named("RestingHeartRate")
  public static let stepCount = named("StepCount")
  public static let vo2Max = named("VO2Max")
  public static let walkingSpeed = named("WalkingSpeed")
}

/// The name of a type of categories, as in HealthKit.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
}

/// The states of a person's sleep, as in HealthKit.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}

/// A type of data, as in HealthKit.
open class HKObjectType: NSObject, @unchecked Sendable {
  // Sendable: its name never changes.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }

  public static func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  public static func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  public static func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutType") }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A type of quantities, as in HealthKit.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// A type of categories, as in HealthKit.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// A piece of data, as in HealthKit; a store here has none.
open class HKSample: NSObject, @unchecked Sendable {
  // Sendable: nothing of it changes.
  public let uuid = UUID()
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  public let metadata: [String: Any]?

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate, self.metadata) = (type, start, end, metadata)
  }
}

/// A measured quantity, as in HealthKit.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public var quantityType: HKQuantityType { sampleType as! HKQuantityType }

  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    self.quantity = quantity
    super.init(type, start, end, metadata)
  }
}

/// A category over a span of time, as in HealthKit.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(type, start, end, metadata)
  }
}

/// Options of statistics, as in HealthKit.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = Self(rawValue: 1)
  public static let discreteAverage = Self(rawValue: 2)
  public static let discreteMin = Self(rawValue: 4)
  public static let discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16)
  public static let mostRecent = Self(rawValue: 32)
}

/// Options of a query, as in HealthKit.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1)
  public static let strictEndDate = Self(rawValue: 2)
}

/// Statistics of quantities, as in HealthKit; none is ever made here.
public final class HKStatistics: NSObject, Sendable {
  public let startDate = Date.distantPast
  public let endDate = Date.distantPast
  public func sumQuantity() -> HKQuantity? { nil }
  public func averageQuantity() -> HKQuantity? { nil }
  public func minimumQuantity() -> HKQuantity? { nil }
  public func maximumQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantity() -> HKQuantity? { nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierStartDate = "startDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKSampleSortIdentifierEndDate = "endDate"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKObjectQueryNoLimit = 0

/// A query, as in HealthKit: each fails here, as there are no data.
open class HKQuery: NSObject, @unchecked Sendable {
  // Sendable: nothing of it changes.
  fileprivate let fail: (HKError) -> Void
  fileprivate init(_ fail: @escaping (HKError) -> Void) { self.fail = fail }

  /// Returns a predicate for a span of time, which is never used.
  public static func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}

public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    let box = Box<HKSampleQuery>()
    super.init { error in box.value.map { resultsHandler($0, nil, error) } }
    box.value = self
  }
}

public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    let box = Box<HKStatisticsQuery>()
    super.init { error in box.value.map { completionHandler($0, nil, error) } }
    box.value = self
  }
}

public final class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    let box = Box<HKObserverQuery>()
    super.init { error in box.value.map { updateHandler($0, {}, error) } }
    box.value = self
  }
}

/// The query that a handler is given.
private final class Box<Value: AnyObject> { weak var value: Value? }

/// The store of a person's health data, as in HealthKit. This machine has no such data: each query fails.
open class HKHealthStore: NSObject, @unchecked Sendable {
  // Sendable: it has nothing.
  public override init() {}

  open class func isHealthDataAvailable() -> Bool { false }

  private func failure() -> HKError {
    Absence.report("HealthKit")
    return HKError(.errorHealthDataUnavailable)
  }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  open func requestAuthorization(
    toShare types: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, failure()) }

  open func requestAuthorization(
    toShare types: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws { throw failure() }

  open func statusForAuthorizationRequest(
    toShare types: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw failure() }

  open func execute(_ query: HKQuery) { query.fail(failure()) }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKSample) async throws { throw failure() }
  open func save(_ object: HKSample, withCompletion: @escaping (Bool, (any Error)?) -> Void) {
    withCompletion(false, failure())
  }
}
