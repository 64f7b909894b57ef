extension GraphicsContext {
  /// The colours that fill or stroke a path on a canvas, as in SwiftUI; points are in its
  /// coordinates.
  public struct Shading: Sendable {
    /// The style on a canvas of a size.
    let style: @Sendable (DisplaySize) -> AnyShapeStyle

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a colour from components.
    public static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a style.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading { _ in AnyShapeStyle(style) }
    }

    /// The foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Returns a gradient from one point to another.
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

    /// Returns a colour in a space; here all are sRGB.
    public static func color(
      _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading { color(red: red, green: green, blue: blue, opacity: opacity) }

    /// Returns a grey.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(red: white, green: white, blue: white, opacity: opacity) }

    /// Returns the first of several shadings, as there is one level here.
    public static func palette(_ shadings: [Shading]) -> Shading {
      shadings.first ?? .foreground
    }

    /// Returns a gradient once around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: ShapePoint, angle: Angle = .zero
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          AngularGradient(gradient: gradient, center: center.part(of: size), angle: angle))
      }
    }

    /// Returns a gradient around a point.
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
  /// Returns the point as fractions of a size.
  fileprivate func part(of size: DisplaySize) -> UnitPoint {
    UnitPoint(
      x: size.width > 0 ? x / size.width : 0, y: size.height > 0 ? y / size.height : 0)
  }
}
