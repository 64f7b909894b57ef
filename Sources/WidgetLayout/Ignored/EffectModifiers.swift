// Effects that cells cannot show: each is accepted, so that a widget's source compiles
// unchanged.
extension View {
  /// Has no effect here, as cells have no shadows.
  nonisolated public func shadow(
    color: Color = .clear, radius: Double, x: Double = 0, y: Double = 0
  ) -> some View { self }

  /// Has no effect here, as cells cannot be blurred.
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View { self }

  /// Has no effect here, as cells cannot be rotated.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some View { self }

  /// Has no effect here, as cells have one size.
  nonisolated public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Has no effect here, as cells have one size.
  nonisolated public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  /// Has no effect here, as later drawings cover earlier ones.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Has no effect here, as a picture is drawn into one grid anyway.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Has no effect here, as a picture is drawn into one grid anyway.
  nonisolated public func compositingGroup() -> some View { self }

  /// Has no effect here, as colours are the theme's.
  nonisolated public func luminanceToAlpha() -> some View { self }

  /// Has no effect here, as colours are the theme's.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Has no effect here, as colours are the theme's.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Has no effect here, as colours are the theme's.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Has no effect here, as colours are the theme's.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Has no effect here, as colours are the theme's.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Has no effect here, as colours are the theme's.
  nonisolated public func colorInvert() -> some View { self }

  /// Has no effect here, as colours are the theme's.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  /// Has no effect here, as a terminal has no safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Has no effect here, as a terminal has no safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// The regions of a safe area, as in SwiftUI; a terminal has none.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all: Self = [.container, .keyboard]
}
