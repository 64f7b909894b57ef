/// A touch or a swipe, as in SwiftUI. Here, none is recognized.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The value of the gesture.
  associatedtype Value = Body.Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture
  /// The type of the gesture's body.
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public nonisolated var body: Never { fatalError("a gesture that has no body") }
}

extension Gesture {
  /// Has no effect here.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Has no effect here.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Has no effect here.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Returns the gesture; its values are never made.
  public nonisolated func map<Mapped>(
    _ body: @escaping (Value) -> Mapped
  ) -> MappedGesture<Self, Mapped> { MappedGesture() }

  /// Returns both gestures at once.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Returns one gesture after the other.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Returns one of two gestures.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// A tap, as in SwiftUI.
public nonisolated struct TapGesture: Gesture, Sendable {
  public typealias Body = Never

  public typealias Value = Void

  public var count: Int

  public init(count: Int = 1) { self.count = count }
}

/// A tap with its place, as in SwiftUI.
public nonisolated struct SpatialTapGesture: Gesture, Sendable {
  public typealias Body = Never

  /// The place of a tap.
  public struct Value: Equatable, Sendable { public var location: CGPoint }

  /// The number of taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// A touch that rests, as in SwiftUI.
public nonisolated struct LongPressGesture: Gesture, Sendable {
  public typealias Body = Never

  public typealias Value = Bool

  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A touch that moves, as in SwiftUI.
public nonisolated struct DragGesture: Gesture, Sendable {
  public typealias Body = Never

  /// The places and the speed of a touch.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The distance before the touch counts.
  public var minimumDistance: CGFloat
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// Two fingers that move apart, as in SwiftUI.
public nonisolated struct MagnifyGesture: Gesture, Sendable {
  public typealias Body = Never

  /// The distance of two fingers.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The change before the gesture counts.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that move apart, as in SwiftUI.
public nonisolated struct MagnificationGesture: Gesture, Sendable {
  public typealias Body = Never

  public typealias Value = CGFloat

  /// The change before the gesture counts.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that turn, as in SwiftUI.
public nonisolated struct RotationGesture: Gesture, Sendable {
  public typealias Body = Never

  public typealias Value = Angle

  /// The change before the gesture counts.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that turn, as in SwiftUI.
public nonisolated struct RotateGesture: Gesture, Sendable {
  public typealias Body = Never

  /// The turn of two fingers.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// The change before the gesture counts.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// The gestures that a view and its content recognize, as in SwiftUI.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: Self = []
  public static let gesture = Self(rawValue: 1)
  public static let subviews = Self(rawValue: 2)
  public static let all: Self = [.gesture, .subviews]
}

extension View {
  /// Has no effect here.
  nonisolated public func gesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View { self }
}
