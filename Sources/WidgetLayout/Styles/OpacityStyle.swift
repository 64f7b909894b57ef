/// A style with an opacity.
public struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func resolve(in environment: EnvironmentValues) -> Paint {
    base.resolve(in: environment).opacity(opacity)
  }

  public func shading(in environment: EnvironmentValues) -> (any Shading)? {
    base.shading(in: environment).map { OpacityShading(base: $0, opacity: opacity) }
  }
}

private struct OpacityShading: Shading {
  let base: any Shading
  let opacity: Double

  func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint {
    base.paint(at: place, in: rect).opacity(opacity)
  }
}

extension ShapeStyle {
  /// Returns the style with an opacity from 0 to 1, as in SwiftUI.
  ///
  /// Here it is mixed with the colour behind it if both are known, otherwise with the theme's
  /// background; with sixteen colours it becomes darker, then grey.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }
}

extension Color {
  /// Returns the colour with an opacity from 0 to 1, as in SwiftUI.
  ///
  /// Here it is mixed with the colour behind it if both are known, otherwise with the theme's
  /// background; with sixteen colours it becomes darker, then grey.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    mapped { $0.opacity(opacity) }
  }
}
