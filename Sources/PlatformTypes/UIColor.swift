public import WidgetLayout

/// A colour, as in UIKit.
///
/// Here: named colours are the theme's when they are drawn; asked for their components, they have
/// those of a dark iPhone.
open class UIColor: Hashable, @unchecked Sendable {
  /// The colour to draw with.
  public let color: Color
  let components: ColorParts

  /// A colour from its components, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = ColorParts(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    color = components.color
  }

  /// A colour of SwiftUI's; a theme's has a middle grey's components.
  package init(drawn color: Color) {
    self.color = color
    let rgb = color.rgb
    components = ColorParts(
      red: Double(rgb?.red ?? 128) / 255, green: Double(rgb?.green ?? 128) / 255,
      blue: Double(rgb?.blue ?? 128) / 255)
  }

  /// A theme's colour, and its components where somebody asks.
  init(_ color: Color, components: ColorParts) {
    self.color = color
    self.components = components
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its hue, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let parts = ColorParts(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// A colour in linear light that may be outside of 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    self.init(
      red: parts.first ?? 0, green: parts.dropFirst().first ?? 0,
      blue: parts.dropFirst(2).first ?? 0, alpha: cgColor.alpha)
  }

  /// A colour that depends on the surroundings. Here: asked once, for a dark screen.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let found = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(found.color, components: found.components)
  }

  /// A colour of the app's assets, from the folders that `AssetCatalog` knows; nil where it is not
  /// there.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let parts = AssetCatalog.color(named: name, in: bundle) else { return nil }
    self.init(parts.color, components: parts)
  }

  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var parts = components
    parts.alpha = Double(alpha)
    return UIColor(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
      alpha: CGFloat(parts.alpha))
  }

  /// The colour in other surroundings; here the same.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  /// Gives the components.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Gives the hue and the rest.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components.hsb
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// The colour for Core Graphics.
  open var cgColor: CGColor {
    CGColor(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.color == right.color && left.components == right.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
