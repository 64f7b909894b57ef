/// A pane of frosted glass, as in SwiftUI.
///
/// Here: the theme's background, whatever the thickness: text on it must be readable.
public struct Material: ShapeStyle, Hashable {
  /// The thinnest.
  public static let ultraThin = Self()
  /// A thin one.
  public static let thin = Self()
  /// The usual one.
  public static let regular = Self()
  /// A thick one.
  public static let thick = Self()
  /// The thickest.
  public static let ultraThick = Self()
  /// That of tool bars.
  public static let bar = Self()

  public func resolve(in environment: EnvironmentValues) -> Paint { .role(.background) }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Self { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Self { .thin }
  /// The usual material.
  public static var regularMaterial: Self { .regular }
  /// A thick material.
  public static var thickMaterial: Self { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Self { .ultraThick }
  /// The material of tool bars.
  public static var bar: Self { .bar }
}
