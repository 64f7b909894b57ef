/// A space of coordinates, as in SwiftUI. Here, each reader of a geometry has its own.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { self }

  /// Whether it is the space of the whole screen.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the space of the view.
  public var isLocal: Bool { self == .local }
}

/// The space of the view, as in SwiftUI.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole screen, as in SwiftUI.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view with a name, as in SwiftUI.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view.
  public static var local: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole screen.
  public static var global: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of a name.
  public static func named(_ name: some Hashable) -> Self {
    Self(coordinateSpace: .named("\(name)"))
  }

  /// The space of the view that scrolls.
  public static var scrollView: Self { .named("scrollView") }

  /// Returns the space of the view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { .named("scrollView \(axis)") }
}

extension View {
  /// Has no effect here: each reader has its own space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
