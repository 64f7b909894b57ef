/// A gesture, as in SwiftUI; a widget has none.
public protocol Gesture: Sendable {
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture; the action is not called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture; the action is not called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A tap, as in SwiftUI.
public struct TapGesture: Gesture {
  public typealias Value = Void

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) {}
}

/// A drag, as in SwiftUI.
public struct DragGesture: Gesture {
  /// The state of a drag, in points.
  public struct Value: Sendable {
    /// The current location.
    public var location: (x: Double, y: Double)
    /// The location at which the drag began.
    public var startLocation: (x: Double, y: Double)
  }

  /// Creates a drag of at least a distance in points.
  public init(minimumDistance: Double = 10) {}
}

extension View {
  /// Has no effect here, as only links, buttons and toggles of a widget respond.
  nonisolated public func gesture(_ gesture: some Gesture) -> some View { self }
}
