// A pointer over views, which a picture does not have.
extension View {
  /// Has no effect here: a picture has no pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Has no effect here: a picture has no pointer.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Has no effect here: a picture has no pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Has no effect here: a picture has no pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The look of a view under a pointer, as in SwiftUI. Here, there is no pointer.
public struct HoverEffect: Sendable, Hashable {
  private let name: String
  /// The choice that suits the view.
  public static let automatic = Self(name: "automatic")
  /// The pointer lights the view up.
  public static let highlight = Self(name: "highlight")
  /// The pointer lifts the view.
  public static let lift = Self(name: "lift")
}

/// The place of a pointer over a view, as in SwiftUI. Here, there is none.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension EnvironmentValues {
  private enum HoverEffectKey: EnvironmentKey { static let defaultValue = true }

  /// Whether views look different under a pointer, as in SwiftUI.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
}
