/// The user's permission to locate the device, as in Core Location. It is always `notDetermined` here.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The accuracy that a person allows, as in Core Location.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLErrorDomain = "kCLErrorDomain"

/// A failure of Core Location.
public struct CLError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
}

/// The direction of the device, as in Core Location; none is ever measured here.
open class CLHeading: NSObject, @unchecked Sendable {
  // Sendable: it has no state.
  open var magneticHeading: CLLocationDirection { -1 }
  open var trueHeading: CLLocationDirection { -1 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var timestamp: Date { .distantPast }
}

/// A region that is watched, as in Core Location; nobody comes or goes here.
open class CLRegion: NSObject, @unchecked Sendable {
  // Sendable: one task sets it up before it is used.
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  /// Creates a region of a name.
  public init(identifier: String) { self.identifier = identifier }
}

/// A circle that is watched, as in Core Location.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  // Sendable: all properties are constants.
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  /// Creates a circle of metres around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns true if a place lies in the circle, or on it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: place) <= radius
  }
}

/// Is told where the device is, as in Core Location.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Is told of places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Is told of a failure.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Is told of what a person allows.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Is told of what a person allows.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Is told of a direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Is told that the device came into a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Is told that the device left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Tells where the device is, as in Core Location. Here, nobody knows: each question fails.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // Sendable: one task fills it in before it passes it on.
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }

  open class func locationServicesEnabled() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  open var heading: CLHeading? { nil }
  open var headingFilter: CLLocationDirection = 1
  open var monitoredRegions: Set<CLRegion> { [] }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  open class func headingAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  open func startUpdatingHeading() { fail("CLLocationManager.startUpdatingHeading") }
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) {
    fail("CLLocationManager.startMonitoring", .regionMonitoringDenied)
  }
  open func stopMonitoring(for region: CLRegion) {}
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() { fail("CLLocationManager.startUpdatingLocation") }
  open func stopUpdatingLocation() {}
  open func requestLocation() { fail("CLLocationManager.requestLocation") }
  open func startMonitoringSignificantLocationChanges() {
    fail("CLLocationManager.startMonitoringSignificantLocationChanges")
  }
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail(_ name: String, _ code: CLError.Code = .locationUnknown) {
    Absence.report(name)
    delegate?.locationManager(self, didFailWithError: CLError(code))
  }
}

/// Finds places by their names, as in Core Location. Here, it finds none.
open class CLGeocoder: NSObject, @unchecked Sendable {
  // Sendable: it has no state.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  open var isGeocoding: Bool { false }

  open func cancelGeocode() {}

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, failure()) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, failure()) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw failure() }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw failure()
  }

  private func failure() -> CLError {
    Absence.report("CLGeocoder")
    return CLError(.network)
  }
}

/// A place among those of a stream, as in Core Location.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?

  /// Returns a stream that ends at once: nobody knows the place here.
  public static func liveUpdates() -> AsyncStream<CLLocationUpdate> {
    Absence.report("CLLocationUpdate.liveUpdates")
    return AsyncStream { $0.finish() }
  }
}
