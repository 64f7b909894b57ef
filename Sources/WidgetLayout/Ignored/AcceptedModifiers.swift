// Modifiers of SwiftUI that real widgets use and cells cannot show.
extension View {

  /// Has no effect here, as `background` draws the area behind a view.
  nonisolated public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect here, as a picture has no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Has no effect here, as every geometry reader has its own coordinate space.
  nonisolated public func coordinateSpace(name: some Hashable) -> some View { self }

  /// Has no effect here, as characters have one size.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Has no effect here, as a terminal shows no tooltips.
  @_disfavoredOverload
  nonisolated public func help(_ text: some StringProtocol) -> some View { self }

  /// Has no effect here, as views are mirrored with their stacks.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Has no effect here, as pictures change without animation.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Has no effect here, as rows have no separators.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
}

extension Text {
  /// The scale of a text relative to others, as in SwiftUI; here characters have one size.
  public struct Scale: Sendable, Hashable {
    private let isSecondary: Bool

    /// The default scale.
    public static let `default` = Self(isSecondary: false)
    /// A smaller scale.
    public static let secondary = Self(isSecondary: true)
  }
}
