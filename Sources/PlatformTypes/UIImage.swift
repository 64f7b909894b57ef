public import WidgetLayout
import WidgetPictures

/// A picture or a symbol, as in UIKit.
open class UIImage: Hashable, @unchecked Sendable {
  // Sendable: all properties are constants, as UIKit promises of an image.
  /// The orientation of a picture's pixels, as in UIKit.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The use of a picture's own colours, as in UIKit.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The content to draw.
  public enum Source: Sendable {
    case none
    case symbol(String)
    case picture(Picture)
  }

  public static func == (first: UIImage, second: UIImage) -> Bool { first === second }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The content to draw.
  public let source: Source
  /// The picture's encoded bytes.
  private let bytes: Data?
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The use of a picture's own colours.
  public let renderingMode: RenderingMode
  /// The variant for a dark ground; `nil` if there is one for both.
  package let dark: Picture?

  init(
    source: Source, bytes: Data? = nil, scale: CGFloat = 1, dark: Picture? = nil,
    mode: RenderingMode = .automatic
  ) {
    self.source = source
    self.bytes = bytes
    self.scale = scale
    self.dark = dark
    renderingMode = mode
  }

  /// Creates an empty image.
  public convenience init() { self.init(source: .none) }

  /// Decodes a picture from PNG or JPEG bytes; `nil` if they are not one.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a picture with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = try? Picture(decoding: Array(data)) else { return nil }
    self.init(source: .picture(picture), bytes: data, scale: scale)
  }

  /// Reads a picture from a file, or returns `nil` if the file is missing or not a picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates a symbol by Apple's name.
  public convenience init?(systemName name: String) { self.init(source: .symbol(name)) }

  /// Creates a symbol by Apple's name; the configuration is not drawn.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(source: .symbol(name))
  }

  /// Creates a picture of the app's assets or resources, which `AssetCatalog` finds; `nil` if
  /// they contain no picture of that name.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let asset = AssetCatalog.picture(named: name, in: bundle) else {
      let file = URL(fileURLWithPath: name)
      let path = (bundle ?? .main).path(
        forResource: file.deletingPathExtension().lastPathComponent,
        ofType: file.pathExtension.isEmpty ? "png" : file.pathExtension)
      guard let path else { return nil }
      self.init(contentsOfFile: path)
      return
    }
    guard let data = FileManager.default.contents(atPath: asset.light.path),
      let picture = try? Picture(decodingAsset: Array(data))
    else { return nil }
    let dark = asset.dark == asset.light ? nil : asset.dark
    self.init(
      source: .picture(picture), bytes: data, scale: CGFloat(asset.light.scale),
      dark: dark.flatMap { FileManager.default.contents(atPath: $0.path) }
        .flatMap { try? Picture(decodingAsset: Array($0)) },
      mode: asset.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// The size in points.
  open var size: CGSize {
    switch source {
    case .none: .zero
    case .symbol: CGSize(width: 8, height: 16)
    case .picture(let picture):
      CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    }
  }

  /// Returns the bytes that the picture was decoded from; `nil` if it was made in another way.
  open func pngData() -> Data? { bytes }

  /// Returns the bytes that the picture was decoded from; `nil` if it was made in another way.
  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  /// Creates an image of a picture in memory.
  public convenience init(cgImage: CGImage) {
    self.init(source: .picture(cgImage.picture))
  }

  /// Creates an image of a picture in memory, with a number of pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .picture(cgImage.picture), scale: scale)
  }

  /// Creates a picture of the app's assets; without it, an empty one.
  package convenience init(asset name: String) {
    let found = UIImage(named: name)
    self.init(
      source: found?.source ?? .none, bytes: found?.bytes, scale: found?.scale ?? 1,
      dark: found?.dark, mode: found?.renderingMode ?? .automatic)
  }

  /// The pixels; nil for a symbol.
  open var cgImage: CGImage? {
    guard case .picture(let picture) = source else { return nil }
    return CGImage(picture)
  }

  open var imageOrientation: Orientation { .up }
  open var isSymbolImage: Bool {
    if case .symbol = source { return true }
    return false
  }

  open var configuration: Configuration? { nil }
  open var symbolConfiguration: SymbolConfiguration? { nil }
  open var traitCollection: UITraitCollection { .current }
  open var capInsets: UIEdgeInsets { .zero }
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the picture in its own colours or in the foreground's.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(source: source, bytes: bytes, scale: scale, dark: dark, mode: mode)
  }

  /// Returns the same picture: it is coloured when it is drawn.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns the same picture: it is coloured when it is drawn.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// Returns the same picture: a symbol is one character.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the same picture: a symbol is one character.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Returns the same picture: it is scaled when it is drawn.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the picture in a size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil else { return self }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Returns the picture in a size.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the same picture: it is decoded already.
  open func preparingForDisplay() -> UIImage? { self }

  /// The configuration of a symbol, as in UIKit; it has no effect here.
  open class Configuration: @unchecked Sendable {}

  /// The configuration of a symbol, as in UIKit; it has no effect here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public override init() {}

    /// Creates the configuration of a size in points.
    public init(pointSize: CGFloat) {}

    /// Creates the configuration of a size and a weight.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}

    /// Creates the configuration of a size, a weight and a scale.
    public init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {}

    /// Creates the configuration of a weight.
    public init(weight: UIImage.SymbolWeight) {}

    /// Creates the configuration of a scale.
    public init(scale: UIImage.SymbolScale) {}

    /// Creates the configuration of a font.
    public init(font: UIFont) {}

    /// Creates the configuration of a text style.
    public init(textStyle: UIFont.TextStyle) {}

    /// Creates the configuration of colours.
    public init(paletteColors: [UIColor]) {}

    /// Creates the configuration of a colour.
    public init(hierarchicalColor: UIColor) {}

    /// Returns both configurations.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }

  /// The weight of a symbol, as in UIKit.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol beside a text, as in UIKit.
  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default`, small, medium, large
  }
}
