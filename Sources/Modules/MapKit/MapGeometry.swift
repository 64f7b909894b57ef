@_exported import CoreLocation
@_exported import UIKit

/// A span of degrees, as in MapKit.
public struct MKCoordinateSpan: Sendable, Hashable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// A region of a map, as in MapKit.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region of metres around a place.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_194.926_644
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * max(cos(center.latitude * .pi / 180), 1e-9)))
    )
  }
}

/// A point of the flat map of the world, as in MapKit.
public struct MKMapPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double
  /// The length of a side of the flat map.
  fileprivate static let side = 268_435_456.0

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the point of a place in Mercator's projection.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = max(-85.05112878, min(85.05112878, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.side
    y = (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2 * Self.side
  }

  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: (2 * atan(exp(.pi * (1 - 2 * y / Self.side))) - .pi / 2) * 180 / .pi,
      longitude: x / Self.side * 360 - 180)
  }

  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// A size on the flat map, as in MapKit.
public struct MKMapSize: Sendable, Hashable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the flat map, as in MapKit.
public struct MKMapRect: Sendable, Hashable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = Self(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = Self(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
}
