extension Color {
  /// A colour's components, as in SwiftUI.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    public func resolve(in environment: EnvironmentValues) -> Color { Color(self) }
  }

  /// Creates a colour of components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components. Here, those of a theme's colour are Apple's.
  @_disfavoredOverload
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = UIColor(self).cgColor.components ?? []
    func part(_ index: Int) -> Float { index < parts.count ? Float(parts[index]) : 0 }
    return Resolved(red: part(0), green: part(1), blue: part(2), opacity: part(3))
  }

  /// The colour of Core Graphics.
  public var cgColor: CGColor? { UIColor(self).cgColor }

  /// Returns a mixture of two colours.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let (own, others) = (resolve(in: .init()) as Resolved, other.resolve(in: .init()) as Resolved)
    let part = Float(min(max(fraction, 0), 1))
    func mixed(_ left: Float, _ right: Float) -> Float { left + (right - left) * part }
    return Color(
      Resolved(
        red: mixed(own.red, others.red), green: mixed(own.green, others.green),
        blue: mixed(own.blue, others.blue), opacity: mixed(own.opacity, others.opacity)))
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    let color: Resolved = resolve(in: EnvironmentValues())
    func byte(_ part: Float) -> String {
      let text = String(Int(part * 255 + 0.5), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + byte(color.red) + byte(color.green) + byte(color.blue) + byte(color.opacity)
  }
}

extension Gradient {
  /// The space in which colours are mixed, as in SwiftUI. Here, there is one.
  public enum ColorSpace: Sendable, Hashable { case device, perceptual }

  /// Returns the gradient: here, there is one space of colours.
  public func colorSpace(_ space: ColorSpace) -> Gradient { self }
}

extension MeshGradient {
  /// Creates a gradient of a number of columns and rows, with a colour for each point. Here, there is one space of
  /// colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace
  ) {
    self.init(
      width: width, height: height, points: points, colors: colors, background: background,
      smoothsColors: smoothsColors)
  }
}

/// A name of a colour among the app's assets, as in SwiftUI.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A name of a picture among the app's assets, as in SwiftUI.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// Creates a colour of the app's assets.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: nil) }
}

extension UIColor {
  /// Creates a colour of the app's assets; without it, the tint.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension Image {
  /// Creates a view of a picture of the app's assets.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: nil) }

  /// Creates a view of a picture of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Creates a view of a picture of the app's assets.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a view of a picture of the app's assets.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates a view of a picture of Core Graphics.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(uiImage: UIImage(cgImage: cgImage))
  }

  /// Creates a view of a picture of Core Graphics.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage))
  }

  /// The orientation of a picture, as in SwiftUI.
  public enum Orientation: UInt8, CaseIterable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }
}

extension UIImage {
  /// Creates a picture of the app's assets; without it, an empty one.
  public convenience init(resource: ImageResource) { self.init(asset: resource.name) }
}
