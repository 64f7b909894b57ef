public import WidgetLayout
import WidgetPictures

/// A picture or a symbol, as in UIKit.
open class UIImage: @unchecked Sendable {
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

  /// The content to draw.
  public let source: Source
  /// The picture's encoded bytes.
  private let bytes: Data?
  /// The number of pixels per point.
  public let scale: CGFloat

  init(source: Source, bytes: Data? = nil, scale: CGFloat = 1) {
    self.source = source
    self.bytes = bytes
    self.scale = scale
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
    let file = URL(fileURLWithPath: name)
    let path =
      AssetCatalog.picture(named: name, in: bundle)
      ?? (bundle ?? .main).path(
        forResource: file.deletingPathExtension().lastPathComponent,
        ofType: file.pathExtension.isEmpty ? "png" : file.pathExtension)
    guard let path else { return nil }
    self.init(contentsOfFile: path)
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

  /// Returns the same picture: it is coloured when it is drawn.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// Returns the same picture: it is coloured when it is drawn.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns the same picture: it is scaled when it is drawn.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  /// The configuration of a symbol, as in UIKit; it has no effect here.
  open class Configuration: @unchecked Sendable {}

  /// The configuration of a symbol, as in UIKit; it has no effect here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates the configuration of a size in points.
    public init(pointSize: CGFloat) {}
  }
}
