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

  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() { fail("CLLocationManager.startUpdatingLocation") }
  open func stopUpdatingLocation() {}
  open func requestLocation() { fail("CLLocationManager.requestLocation") }
  open func startMonitoringSignificantLocationChanges() {
    fail("CLLocationManager.startMonitoringSignificantLocationChanges")
  }
  open func stopMonitoringSignificantLocationChanges() {}

  private func fail(_ name: String) {
    Absence.report(name)
    delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
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
