public import WidgetLayout

/// A colour, as in UIKit.
///
/// Here, named colours are drawn in the theme's; their components are those of a dark iPhone. A colour that
/// depends on light or dark is drawn as the theme is, and has the components of the dark one.
open class UIColor: Hashable, @unchecked Sendable {
  // Sendable: all properties are constants.
  /// The colour to draw with.
  public let color: Color
  let components: ColorParts
  /// Returns the colour for traits; `nil` if it is the same for all.
  private let variant: (@Sendable (UITraitCollection) -> UIColor)?

  /// Creates a colour from its components, each 0 to 1.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = ColorParts(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    color = components.color
    variant = nil
  }

  /// Creates a colour from one of SwiftUI; a theme's has the components of a middle grey.
  package init(drawn color: Color) {
    self.color = color
    let rgb = color.rgb
    components = ColorParts(
      red: Double(rgb?.red ?? 128) / 255, green: Double(rgb?.green ?? 128) / 255,
      blue: Double(rgb?.blue ?? 128) / 255)
    variant = nil
  }

  /// Creates a theme's colour, and its components for code that reads them.
  init(
    _ color: Color, components: ColorParts,
    variant: (@Sendable (UITraitCollection) -> UIColor)? = nil
  ) {
    self.color = color
    self.components = components
    self.variant = variant
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from its hue, saturation and brightness, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let parts = ColorParts(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness))
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Creates a Display P3 colour; its components are used as they are.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    self.init(
      red: parts.first ?? 0, green: parts.dropFirst().first ?? 0,
      blue: parts.dropFirst(2).first ?? 0, alpha: cgColor.alpha)
  }

  /// Creates a colour that depends on the traits. Here, the provider is called at once, for a light and for
  /// a dark screen.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(
      Color(light: light.color, dark: dark.color), components: dark.components,
      variant: dynamicProvider)
  }

  /// Creates a colour of the app's assets, from the folders of `AssetCatalog`; `nil` if there is
  /// none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let asset = AssetCatalog.color(named: name, in: bundle) else { return nil }
    let (light, dark) = (asset.light, asset.dark)
    guard light != dark else {
      self.init(dark.color, components: dark)
      return
    }
    self.init(Color(light: light.color, dark: dark.color), components: dark) { traits in
      let parts = traits.userInterfaceStyle == .light ? light : dark
      return UIColor(parts.color, components: parts)
    }
  }

  /// Returns the colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var parts = components
    parts.alpha = Double(alpha)
    guard let variant else { return UIColor(parts.color, components: parts) }
    return UIColor { variant($0).withAlphaComponent(alpha) }
  }

  /// Returns the colour for other traits; here, one of the theme's stays the same.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor { variant?(traits) ?? self }

  /// Writes the components to the given places; always returns true.
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

  /// Writes the hue, saturation, brightness and opacity to the given places; always returns true.
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

  /// The colour as one of Core Graphics.
  open var cgColor: CGColor {
    CGColor(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.color == right.color && left.components == right.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
