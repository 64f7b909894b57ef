/// A movement of a finger, as in SwiftUI; a widget has none.
public protocol Gesture: Sendable {
  associatedtype Value
}

extension Gesture {
  /// The gesture; nothing is called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// The gesture; nothing is called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A finger's press, as in SwiftUI.
public struct TapGesture: Gesture {
  public typealias Value = Void

  /// So many presses.
  public init(count: Int = 1) {}
}

/// A finger's way, as in SwiftUI.
public struct DragGesture: Gesture {
  /// Where the finger is, in points.
  public struct Value: Sendable {
    /// Where it is now.
    public var location: (x: Double, y: Double)
    /// Where it began.
    public var startLocation: (x: Double, y: Double)
  }

  /// A way of at least so many points.
  public init(minimumDistance: Double = 10) {}
}

extension View {
  /// Has no effect here: of a widget only links, buttons and switches can be pressed.
  nonisolated public func gesture(_ gesture: some Gesture) -> some View { self }
}
