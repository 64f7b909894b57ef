/// A shadow of a style, as in SwiftUI; it is not drawn here, as cells cannot be blurred.
public struct ShadowStyle: Sendable, Hashable {
  /// Returns a shadow behind the content.
  public static func drop(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  /// Returns a shadow inside the content.
  public static func inner(
    color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

extension ShapeStyle {
  /// Has no effect here, as cells cannot be blurred.
  public func shadow(_ style: ShadowStyle) -> Self { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style; its shadow is not drawn.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }
}
