extension GraphicsContext {
  /// What a path on a canvas is drawn with, as in SwiftUI; places are the canvas's own.
  public struct Shading: Sendable {
    /// The style on a canvas of a size.
    let style: @Sendable (DisplaySize) -> AnyShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour of components.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Any style.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading { _ in AnyShapeStyle(style) }
    }

    /// The foreground's style.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A gradient from one place to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: ShapePoint, endPoint: ShapePoint
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: startPoint.part(of: size),
            endPoint: endPoint.part(of: size)))
      }
    }

    /// A gradient around a place.
    public static func radialGradient(
      _ gradient: Gradient, center: ShapePoint, startRadius: Double, endRadius: Double
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: center.part(of: size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }
  }
}

extension ShapePoint {
  /// The place as parts of a size.
  fileprivate func part(of size: DisplaySize) -> UnitPoint {
    UnitPoint(
      x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
  }
}
