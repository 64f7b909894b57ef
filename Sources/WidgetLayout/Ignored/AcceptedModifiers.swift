// What SwiftUI has, real widgets use, and cells have no picture of.
extension View {

  /// Has no effect here: what is behind a view is drawn by `background`.
  nonisolated public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Has no effect here: nobody points at a picture.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Has no effect here: every reader has a space of its own.
  nonisolated public func coordinateSpace(name: some Hashable) -> some View { self }

  /// Has no effect here: characters have one size.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Has no effect here: a terminal selects for itself.
  nonisolated public func help(_ text: some StringProtocol) -> some View { self }

  /// Has no effect here: views are mirrored with their stacks.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Has no effect here: one picture follows another at once.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  /// Has no effect here: rows have no lines between them.
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { self }
}

extension Text {
  /// How large a text is beside others, as in SwiftUI; characters have one size here.
  public struct Scale: Sendable, Hashable {
    private let isSecondary: Bool

    /// The usual size.
    public static let `default` = Self(isSecondary: false)
    /// A smaller one.
    public static let secondary = Self(isSecondary: true)
  }
}
