/// A style that lets through what lies behind it.
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
  /// The style as solid as `opacity` says, from 0 to 1, as in SwiftUI.
  ///
  /// Here: mixed with what lies behind where both colours are known, else with the theme's
  /// background; on sixteen colours it becomes darker, then grey.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }
}

extension Color {
  /// The colour as solid as `opacity` says, from 0 to 1, as in SwiftUI.
  ///
  /// Here: mixed with what lies behind where both colours are known, else with the theme's
  /// background; on sixteen colours it becomes darker, then grey.
  public nonisolated func opacity(_ opacity: Double) -> Color {
    Color(paint: paint.opacity(opacity))
  }
}
