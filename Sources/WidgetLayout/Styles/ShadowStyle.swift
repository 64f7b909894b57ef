/// A shadow of a style, as in SwiftUI; cells are sharp, and it is not drawn.
public struct ShadowStyle: Sendable, Hashable {
  /// A shadow behind what is drawn.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  /// A shadow inside of what is drawn.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

extension ShapeStyle {
  /// Has no effect here: cells are sharp.
  public func shadow(_ style: ShadowStyle) -> Self { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground; its shadow is not drawn.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }
}
