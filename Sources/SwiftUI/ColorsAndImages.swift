extension Color {
  /// A colour of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit's.
  public init(_ color: UIColor) { self = color.color }

  /// A colour of Core Graphics'.
  public init(cgColor: CGColor) { self = UIColor(cgColor: cgColor).color }

  /// A colour of the app's assets, as `AssetCatalog` finds it. Here: where it is not found, the
  /// accent; the background that Xcode names is then clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    let missing: Color = name == "WidgetBackground" ? .clear : .accentColor
    self = UIColor(named: name, in: bundle)?.color ?? missing
  }
}

extension UIColor {
  /// A colour of SwiftUI's. Here: a theme's colour has a grey's components.
  public convenience init(_ color: Color) {
    self.init(drawn: color)
  }
}

extension Image {
  /// A picture or a symbol of UIKit's.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .none: self.init(decorative: "")
    case .symbol(let name): self.init(systemName: name)
    case .picture(let picture): self.init(picture: picture)
    }
  }

  /// A picture of the app's assets, as `AssetCatalog` finds it; a box with its first letter where it
  /// is not found.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let image = UIImage(named: name, in: bundle) {
      self.init(uiImage: image)
    } else {
      self.init(verbatim: name)
    }
  }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) {
    self = .system(size: font.pointSize, weight: font.weight.rawValue >= 0.3 ? .bold : .regular)
  }
}

extension Color {
  /// A colour of AppKit's.
  public init(nsColor: NSColor) { self = nsColor.color }
}

extension Image {
  /// A picture or a symbol of AppKit's.
  public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
