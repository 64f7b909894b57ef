/// The pictures that a thread draws into, the innermost last.
private enum OpenContexts {
  private static let key = "WidgetTUI.UIGraphics"

  static var all: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins a picture of a size, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let scale = scale > 0 ? scale : 1
  let context = CGContext(
    width: max(1, Int((size.width * scale).rounded(.up))),
    height: max(1, Int((size.height * scale).rounded(.up))), scale: scale)
  if let context { OpenContexts.all.append(context) }
}

/// Begins a picture of a size, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Ends a picture, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { _ = OpenContexts.all.popLast() }

/// Returns the picture that is drawn into, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { OpenContexts.all.last }

/// Draws into a context from now on, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { OpenContexts.all.append(context) }

/// Ends drawing into a context, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { _ = OpenContexts.all.popLast() }

/// Returns what has been drawn, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.makeImage().map { UIImage(cgImage: $0) }
}

/// Fills a rectangle in the picture that is drawn into, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the sides of a rectangle in the picture that is drawn into, as in UIKit.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }

/// The form of a picture that is drawn, as in UIKit.
open class UIGraphicsImageRendererFormat: @unchecked Sendable {
  // Sendable: one task fills it in before it passes it on.
  open var scale: CGFloat = 1
  open var opaque = false
  open var preferredRange = Range.standard

  /// The range of colours. Here, there is one.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  public required init() {}

  public static func `default`() -> Self { Self() }
  public static func preferred() -> Self { Self() }
  public convenience init(for traits: UITraitCollection) { self.init() }
}

/// The picture that a renderer draws into, as in UIKit.
public final class UIGraphicsImageRendererContext: @unchecked Sendable {
  // Sendable: one task draws at a time.
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0) } ?? UIImage()
  }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures, as in UIKit: areas, lines and other pictures. Texts are not drawn.
open class UIGraphicsImageRenderer: @unchecked Sendable {
  // Sendable: all properties are constants.
  private let size: CGSize
  public let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    (self.size, self.format) = (size, format)
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Returns the picture that `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(size, format.opaque, format.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
    actions(UIGraphicsImageRendererContext(context, format))
    return context.makeImage().map { UIImage(cgImage: $0, scale: format.scale) } ?? UIImage()
  }

  /// Returns nothing: pictures that are drawn here are not encoded.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

extension UIColor {
  /// Uses the colour for areas and lines of the picture that is drawn into.
  public func set() {
    setFill()
    setStroke()
  }

  /// Uses the colour for areas of the picture that is drawn into.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Uses the colour for lines of the picture that is drawn into.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// Draws the picture into the one that is drawn into.
  public func draw(in rect: CGRect) {
    guard let cgImage else { return }
    UIGraphicsGetCurrentContext()?.draw(cgImage, in: rect, isFlipped: false)
  }

  /// Draws the picture into the one that is drawn into.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setAlpha(alpha)
    draw(in: rect)
    context?.restoreGState()
  }

  /// Draws the picture into the one that is drawn into.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
