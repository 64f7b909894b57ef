// Values along a time. Here, a view is shown with the first value.
extension View {
  /// Shows the view with the first value.
  nonisolated public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: AnyView(self)), initialValue) }

  /// Shows the view with the first value.
  nonisolated public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: AnyView(self)), initialValue) }
}

/// A view along a time, as in SwiftUI. Here, it is shown with the first value.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let content: Content

  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.content = content(initialValue) }

  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.content = content(initialValue) }

  public var body: some View { content }
}

/// Values along a time, as in SwiftUI. Here, only the first value is shown.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  /// The type of the values' parts.
  associatedtype Body: Keyframes
  /// The type of the values' parts.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// The values of one property along a time, as in SwiftUI. Here, only the first is shown.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  /// The type of the values' parts.
  associatedtype Body: KeyframeTrackContent
  /// The type of the values' parts.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension Never: @preconcurrency Keyframes {}

extension Never: @preconcurrency KeyframeTrackContent {}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Keyframes where Body == Never {
  public var body: Never { fatalError("keyframes that have no body") }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { fatalError("keyframes that have no body") }
}

/// The values of one property along a time, as in SwiftUI. Here, only the first is shown.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  public typealias Value = Root
  public typealias Body = Never

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {}

  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
}

/// A value reached along a line, as in SwiftUI. Here, the first value is shown.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value reached along a curve, as in SwiftUI. Here, the first value is shown.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value reached by a spring, as in SwiftUI. Here, the first value is shown.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value reached at once, as in SwiftUI. Here, the first value is shown.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public init(_ to: Value) {}
}
