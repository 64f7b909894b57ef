extension Color {
  /// Creates a colour from one of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a colour from one of UIKit.
  public init(_ color: UIColor) { self = color.color }

  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) { self = UIColor(cgColor: cgColor).color }

  /// Creates a colour of the app's assets, which `AssetCatalog` finds. Here, a missing colour is
  /// the accent, and a missing `WidgetBackground`, the background that Xcode's template names, is
  /// clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    let missing: Color = name == "WidgetBackground" ? .clear : .accentColor
    self = UIColor(named: name, in: bundle)?.color ?? missing
  }
}

extension UIColor {
  /// Creates a colour from one of SwiftUI. Here, a theme's colour has the components of a grey.
  public convenience init(_ color: Color) {
    self.init(drawn: color)
  }
}

extension Image {
  /// Creates a view of a picture or a symbol of UIKit.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .none: self = .missing
    case .symbol(let name): self.init(systemName: name)
    case .picture(let picture):
      self.init(
        picture: picture, dark: uiImage.dark, scale: uiImage.scale,
        isTemplate: uiImage.renderingMode == .alwaysTemplate)
    }
  }

  /// Creates a view of a picture of the app's assets, which `AssetCatalog` finds; a missing one
  /// shows nothing.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let image = UIImage(named: name, in: bundle) {
      self.init(uiImage: image)
    } else {
      self = .missing
    }
  }
}

extension Font {
  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) {
    self = .system(size: font.pointSize, weight: font.weight.rawValue >= 0.3 ? .bold : .regular)
  }
}

extension Color {
  /// Creates a colour from one of AppKit.
  public init(nsColor: NSColor) { self = nsColor.color }
}

extension Image {
  /// Creates a view of a picture or a symbol of AppKit.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension Text {
  /// Creates a text of a key in a table of a bundle.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) { self.init(key) }
}
