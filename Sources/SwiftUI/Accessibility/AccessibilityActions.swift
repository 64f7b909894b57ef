/// An action that a screen reader asks of a view, as in SwiftUI. Here, none asks.
public struct AccessibilityActionKind: Sendable, Equatable {
  private let name: String

  /// Creates a kind of a name.
  public init(named name: Text) { self.name = "named \(name)" }

  private init(_ name: String) { self.name = name }

  public static let `default` = Self("default")
  public static let escape = Self("escape")
  public static let magicTap = Self("magic tap")
  public static let delete = Self("delete")
  public static let showMenu = Self("menu")
}

/// Whether a value is to be greater or less, as in SwiftUI.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment, decrement
}

/// A wish to see a view greater or smaller, as in SwiftUI. Here, none is made.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Whether a view is to be greater or smaller.
  public enum Direction: Sendable, Hashable {
    case zoomIn, zoomOut
  }

  /// Whether the view is to be greater or smaller.
  public let direction: Direction
  /// The part of the view.
  public let location: UnitPoint
  /// The place in the view.
  public let point: CGPoint
}

/// The effect of a touch on a view that sounds, as in SwiftUI.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1)
  public static let requiresActivation = Self(rawValue: 2)
}

extension View {
  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: some StringProtocol, _ handler: @escaping () -> Void
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> Accessible<Self> { accessible }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> Accessible<Self> {
    accessible
  }

  /// Has no effect here: no screen reader acts on a picture.
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> Accessible<Self> {
    accessible
  }
}
