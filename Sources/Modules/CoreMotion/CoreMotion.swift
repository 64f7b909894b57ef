@_exported public import AppleFoundation

/// Whether a person has allowed something.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// An error of Core Motion: no movement is measured here.
public struct CMError: Error, Sendable {
  public let code: Int
  init() {
    Absence.report("CoreMotion")
    code = 109
  }
}

/// The steps of a person.
open class CMPedometerData: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  public let distance: NSNumber?
  public let floorsAscended: NSNumber?
  init(never: Never) { switch never {} }
}

/// A counter of steps. This machine has none.
open class CMPedometer: NSObject {
  public class func isStepCountingAvailable() -> Bool { false }
  public class func isDistanceAvailable() -> Bool { false }
  public class func isFloorCountingAvailable() -> Bool { false }
  public class func isPaceAvailable() -> Bool { false }
  public class func isCadenceAvailable() -> Bool { false }
  public class func isPedometerEventTrackingAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  public func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CMError()) }
  public func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CMError()) }
  public func stopUpdates() {}
}

/// The movements of a device, which are not measured here.
open class CMMotionManager: NSObject {
  public var isDeviceMotionAvailable: Bool { false }
  public var isAccelerometerAvailable: Bool { false }
  public var deviceMotionUpdateInterval: TimeInterval = 0
  public func stopDeviceMotionUpdates() {}
}
