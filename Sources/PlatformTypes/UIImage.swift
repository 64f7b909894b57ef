public import WidgetLayout
import WidgetPictures

/// A picture or a symbol, as in UIKit.
open class UIImage: @unchecked Sendable {
  /// How the pixels of a picture are turned, as in UIKit.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether a picture keeps its colours, as in UIKit.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// What is drawn.
  public enum Source: Sendable {
    case none
    case symbol(String)
    case picture(Picture)
  }

  /// What is drawn.
  public let source: Source
  /// The picture's bytes as they came.
  private let bytes: Data?
  /// Pixels to a point.
  public let scale: CGFloat

  init(source: Source, bytes: Data? = nil, scale: CGFloat = 1) {
    self.source = source
    self.bytes = bytes
    self.scale = scale
  }

  /// Nothing.
  public convenience init() { self.init(source: .none) }

  /// A picture of its bytes: PNG or JPEG; nil where they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of its bytes, with so many pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = try? Picture(decoding: Array(data)) else { return nil }
    self.init(source: .picture(picture), bytes: data, scale: scale)
  }

  /// A picture in a file; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A symbol by Apple's name for it.
  public convenience init?(systemName name: String) { self.init(source: .symbol(name)) }

  /// A symbol by Apple's name for it, in a form that is not drawn.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(source: .symbol(name))
  }

  /// A picture of the app's assets or resources, as `AssetCatalog` finds it; nil where it is not there.
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

  /// The bytes that the picture was read from; nil where it was made otherwise.
  open func pngData() -> Data? { bytes }

  /// The bytes that the picture was read from; nil where it was made otherwise.
  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

  /// The same picture: it is coloured when it is drawn.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The same picture: it is coloured when it is drawn.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same picture: it is scaled when it is drawn.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  /// How a symbol is drawn, as in UIKit; not drawn here.
  open class Configuration: @unchecked Sendable {}

  /// How a symbol is drawn, as in UIKit; not drawn here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// A symbol of so many points.
    public init(pointSize: CGFloat) {}
  }
}
