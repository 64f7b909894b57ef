public import SwiftUI

/// A map, as in MapKit. No maps are available here: the view says so where there is room.
public struct Map<Content>: View {
  public var body: some View {
    Text(verbatim: "no maps here").foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension Map where Content == Never {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) { Absence.report("Map") }

  /// Creates an empty map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) { Absence.report("Map") }
}

extension Map {
  /// Creates a map with things on it, which are not drawn.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) where Content: MapContent { Absence.report("Map") }

  /// Creates a map with things on it, which are not drawn.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) where Content: MapContent { Absence.report("Map") }
}

/// The ways to move a map, as in MapKit.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let rotate = Self(rawValue: 4)
  public static let pitch = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .rotate, .pitch]
}

/// A view of the ground from above, as in MapKit.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
}

/// The bounds of a map's camera, as in MapKit.
public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The place of a map's camera, as in MapKit.
public struct MapCameraPosition: Sendable {
  public private(set) var region: MKCoordinateRegion?
  public static let automatic = Self()
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  public static func rect(_ rect: MKMapRect) -> Self { Self() }
  public static func camera(_ camera: MapCamera) -> Self { Self() }
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self { fallback }
}

/// A thing on a map, as in MapKit; not drawn here.
public protocol MapContent {}

/// A marker, as in MapKit; not drawn here.
public struct Marker: MapContent {
  public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
  public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D)
  {}
  public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View) {}
}

/// A view on a map, as in MapKit; not drawn here.
public struct Annotation: MapContent {
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> some View
  ) {}
}

/// A line on a map, as in MapKit; not drawn here.
public struct MapPolyline: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> MapPolyline { self }
}

/// A circle on a map, as in MapKit; not drawn here.
public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  public func foregroundStyle(_ style: some ShapeStyle) -> MapCircle { self }
}

/// The place of the machine, as in MapKit; not drawn here.
public struct UserAnnotation: MapContent { public init() {} }

extension MapContent {
  /// Has no effect here.
  public func tint(_ color: Color) -> some MapContent { self }
}

/// Things on a map, which are not drawn here.
public struct MapContents: MapContent {}

/// Collects things on a map, as in MapKit.
@resultBuilder public enum MapContentBuilder {
  public static func buildExpression(_ content: some MapContent) -> MapContents { MapContents() }
  public static func buildExpression<Data, ID, Content>(
    _ contents: ForEach<Data, ID, Content>
  ) -> MapContents { MapContents() }
  public static func buildBlock(_ contents: MapContents...) -> MapContents { MapContents() }
  public static func buildOptional(_ contents: MapContents?) -> MapContents { MapContents() }
  public static func buildEither(first: MapContents) -> MapContents { first }
  public static func buildEither(second: MapContents) -> MapContents { second }
}

/// The look of a map, as in MapKit.
public struct MapStyle: Sendable {
  /// The height of the ground.
  public struct Elevation: Sendable {
    public static let automatic = Self()
    public static let flat = Self()
    public static let realistic = Self()
  }
  public static let standard = Self()
  public static let imagery = Self()
  public static let hybrid = Self()
  public static func standard(elevation: Elevation = .automatic) -> Self { Self() }
}

extension View {
  /// Has no effect here: there are no maps.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Has no effect here: there are no maps.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// Has no effect here: there are no maps.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
