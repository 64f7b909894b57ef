public import PlatformTypes

/// A failure of MapKit.
public struct MKError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  static func absent(_ name: String) -> MKError {
    Absence.report(name)
    return MKError(.serverFailure)
  }
}

/// A thing on a map, as in MapKit.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A point on a map, as in MapKit.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() {}
}

/// A place with an address, as in MapKit: no address is known here.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  // Sendable: all properties are constants.
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { name }
  open var subtitle: String? { nil }
  open var countryCode: String? { isoCountryCode }
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// Creates a place without an address.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  /// Creates a place where another one is; its address is not kept.
  public convenience init(placemark: CLPlacemark) {
    self.init(coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid)
  }
}

/// A place of interest, as in MapKit; none is ever found here.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var url: URL?
  open var phoneNumber: String?
  open var timeZone: TimeZone?

  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// Returns false: there is no app of maps.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Absence.report("MKMapItem")
    return false
  }
}

/// A search for places, as in MapKit: each fails here.
open class MKLocalSearch: NSObject {
  /// The words and the region of a search.
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    public override init() {}

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
  }

  /// The kinds of places that are searched for.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let physicalFeature = Self(rawValue: 4)
  }

  /// The places that were found.
  open class Response: NSObject { open var mapItems: [MKMapItem] { [] } }

  public init(request: Request) {}
  open func start() async throws -> Response { throw MKError.absent("MKLocalSearch") }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError.absent("MKLocalSearch"))
  }
  open func cancel() {}
}

/// The kind of a map, as in MapKit.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A picture of a map, as in MapKit: each fails here, as there are no maps.
open class MKMapSnapshotter: NSObject {
  /// The region and the size of a picture.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.null
    open var size = CGSize(width: 256, height: 256)
    open var scale: Double = 1
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var traitCollection = UITraitCollection.current
    public override init() {}
  }

  /// A picture; none is ever made here.
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public init(options: Options) {}
  open func start() async throws -> Snapshot { throw MKError.absent("MKMapSnapshotter") }
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError.absent("MKMapSnapshotter"))
  }
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(nil, MKError.absent("MKMapSnapshotter")) }
  open func cancel() {}
}

/// Distances in words, as in MapKit.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  // Sendable: one task sets it up before it is used.
  /// The units of distances.
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  /// The length of the words.
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  /// The language of the words; here they are always English.
  open var locale: Locale! = .autoupdatingCurrent
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  /// Returns metres and kilometres, or feet and miles where these are asked for.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isLarge: Bool
    let (value, unit): (Double, String)
    switch units {
    case .default, .metric:
      isLarge = distance >= 1000
      (value, unit) = isLarge ? (distance / 1000, "km") : (distance, "m")
    case .imperial, .imperialWithYards:
      isLarge = distance >= 160.9344
      (value, unit) = isLarge ? (distance / 1609.344, "mi") : (distance / 0.3048, "ft")
    }
    guard isLarge, value < 10 else { return "\(Int(value.rounded())) \(unit)" }
    return "\((value * 10).rounded() / 10) \(unit)"
  }
}
