/// A touch or a swipe, as in SwiftUI. Here, none is recognized.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
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
  ) -> Self { self }

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
  public typealias Value = Void

  public var count: Int

  public init(count: Int = 1) { self.count = count }
}

/// A tap with its place, as in SwiftUI.
public nonisolated struct SpatialTapGesture: Gesture, Sendable {
  /// The place of a tap.
  public struct Value: Equatable, Sendable { public var location: CGPoint }

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A touch that rests, as in SwiftUI.
public nonisolated struct LongPressGesture: Gesture, Sendable {
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

  public var minimumDistance: CGFloat

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers that move apart, as in SwiftUI.
public nonisolated struct MagnifyGesture: Gesture, Sendable {
  /// The distance of two fingers.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart, as in SwiftUI.
public nonisolated struct MagnificationGesture: Gesture, Sendable {
  public typealias Value = CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, as in SwiftUI.
public nonisolated struct RotationGesture: Gesture, Sendable {
  public typealias Value = Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, as in SwiftUI.
public nonisolated struct RotateGesture: Gesture, Sendable {
  /// The turn of two fingers.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture whose values are made of another's, as in SwiftUI.
public nonisolated struct MappedGesture<Source: Gesture, Value>: Gesture {}

/// Two gestures at once, as in SwiftUI.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One gesture after the other, as in SwiftUI.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values so far.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// One of two gestures, as in SwiftUI.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of one gesture.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
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

/// A value while a gesture lasts, as in SwiftUI. Here, it is always the first one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public var projectedValue: GestureState<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.wrappedValue = wrappedValue
  }
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
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Has no effect here.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
}
