/// A material that blurs the content behind it in SwiftUI.
///
/// Here it is the theme's background at any thickness, so that text on it is readable.
public struct Material: ShapeStyle, Hashable {
  /// The thinnest material.
  public static let ultraThin = Self()
  /// A thin material.
  public static let thin = Self()
  /// The regular material.
  public static let regular = Self()
  /// A thick material.
  public static let thick = Self()
  /// The thickest material.
  public static let ultraThick = Self()
  /// The material of toolbars.
  public static let bar = Self()

  public func resolve(in environment: EnvironmentValues) -> Paint { .role(.background) }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Self { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Self { .thin }
  /// The regular material.
  public static var regularMaterial: Self { .regular }
  /// A thick material.
  public static var thickMaterial: Self { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Self { .ultraThick }
  /// The material of toolbars.
  public static var bar: Self { .bar }
}
