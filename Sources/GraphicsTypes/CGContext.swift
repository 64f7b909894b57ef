public import WidgetLayout

/// A picture that is drawn into, as in Core Graphics.
///
/// Here, areas, lines and pictures are drawn; texts are not. The origin is the upper left corner, as
/// in the contexts of UIKit.
public final class CGContext: @unchecked Sendable {
  // Sendable: one task draws at a time, as in Core Graphics.
  public let width: Int
  public let height: Int
  private var pixels: [UInt8]
  private var state = State()
  private var saved: [State] = []
  private var path = WidgetLayout.Path()

  private struct State {
    var fill = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    var clips: [WidgetLayout.Path] = []
  }

  public init?(width: Int, height: Int, scale: CGFloat = 1) {
    guard width > 0, height > 0, width < 1 << 14, height < 1 << 14 else { return nil }
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: 0, count: width * height * 4)
    state.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil else { return nil }
    self.init(width: width, height: height)
    // Core Graphics' own contexts have their origin below.
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  public var interpolationQuality: CGInterpolationQuality = .default

  /// Returns what has been drawn.
  public func makeImage() -> CGImage? {
    Picture(width: width, height: height, rgba: pixels).map(CGImage.init)
  }

  public func saveGState() { saved.append(state) }
  public func restoreGState() { state = saved.popLast() ?? state }
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Sets the colour of areas.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var ctm: CGAffineTransform { state.transform }

  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func beginPath() { path = WidgetLayout.Path() }
  public func move(to point: CGPoint) { path.move(to: point.shape) }
  public func addLine(to point: CGPoint) { path.addLine(to: point.shape) }
  public func addRect(_ rect: CGRect) { path.addRect(rect.shape) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect.shape) }
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  public func closePath() { path.closeSubpath() }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end.shape, control1: control1.shape, control2: control2.shape)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end.shape, control: control.shape)
  }

  /// Adds an arc of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center.shape, radius: Double(radius), startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }

  /// Limits what is drawn from now on.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(fine(path))
    path = WidgetLayout.Path()
  }

  /// Limits what is drawn from now on.
  public func clip(to rect: CGRect) {
    state.clips.append(fine(WidgetLayout.Path(rect.shape)))
  }

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, state.fill, isEvenOdd: rule == .evenOdd)
    path = WidgetLayout.Path()
  }

  /// Draws the path's line.
  public func strokePath() {
    stroke(path)
    path = WidgetLayout.Path()
  }

  public func fill(_ rect: CGRect) {
    fill(WidgetLayout.Path(rect.shape), state.fill)
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func fillEllipse(in rect: CGRect) {
    fill(WidgetLayout.Path(ellipseIn: rect.shape), state.fill)
  }

  public func stroke(_ rect: CGRect) { stroke(WidgetLayout.Path(rect.shape)) }
  public func strokeEllipse(in rect: CGRect) { stroke(WidgetLayout.Path(ellipseIn: rect.shape)) }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    for (x, y) in inside(WidgetLayout.Path(rect.shape)) {
      let start = (y * width + x) * 4
      for offset in 0..<4 { pixels[start + offset] = 0 }
    }
  }

  /// Draws a picture in a rectangle, each pixel from the nearest of the picture.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, isFlipped: state.transform.d < 0)
  }

  package func draw(_ image: CGImage, in rect: CGRect, isFlipped: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let back = state.transform.inverted()
    for (x, y) in inside(WidgetLayout.Path(rect.shape)) {
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
      let (u, v) = ((point.x - rect.minX) / rect.width, (point.y - rect.minY) / rect.height)
      let column = min(max(Int(u * CGFloat(image.width)), 0), image.width - 1)
      let line = min(max(Int(v * CGFloat(image.height)), 0), image.height - 1)
      let row = isFlipped ? image.height - 1 - line : line
      let start = (row * image.width + column) * 4
      let pixel = image.picture.rgba[start..<start + 4].map { Double($0) / 255 }
      blend(pixel[0], pixel[1], pixel[2], pixel[3], x, y)
    }
  }

  private func stroke(_ line: WidgetLayout.Path) {
    let style = StrokeStyle(lineWidth: Double(state.lineWidth))
    for outline in line.strokeOutlines(style) {
      fill(outline, state.stroke)
    }
  }

  private func fill(_ area: WidgetLayout.Path, _ color: CGColor, isEvenOdd: Bool = false) {
    let parts = (color.components ?? []).map { Double($0) }
    guard parts.count == 4 else { return }
    for (x, y) in inside(area, isEvenOdd: isEvenOdd) {
      blend(parts[0], parts[1], parts[2], parts[3], x, y)
    }
  }

  /// The steps of a pixel in which paths become lines, so that curves look round.
  private static let steps = 16.0

  private func fine(_ path: WidgetLayout.Path) -> WidgetLayout.Path {
    let steps = CGFloat(Self.steps)
    return path.applying(state.transform.concatenating(CGAffineTransform(scaleX: steps, y: steps)))
  }

  /// Returns the pixels whose centres lie inside of a path and of what limits the drawing.
  private func inside(_ path: WidgetLayout.Path, isEvenOdd: Bool = false) -> [(Int, Int)] {
    let area = fine(path)
    let bounds = CGPath(area).boundingBox
    guard !bounds.isNull else { return [] }
    let top = max(0, (Double(bounds.minY) / Self.steps).rounded(.down))
    let bottom = min(Double(height), (Double(bounds.maxY) / Self.steps).rounded(.up))
    guard top < bottom else { return [] }
    return (Int(top)..<Int(bottom)).flatMap { y in
      area.spans(y: (Double(y) + 0.5) * Self.steps, isEvenOdd: isEvenOdd).flatMap { span in
        pixels(of: span, in: y)
      }
    }
  }

  private func pixels(of span: ClosedRange<Double>, in y: Int) -> [(Int, Int)] {
    func edge(_ x: Double) -> Int {
      Int(min(max((x / Self.steps - 0.5).rounded(.up), 0), Double(width)))
    }
    let (first, last) = (edge(span.lowerBound), edge(span.upperBound))
    guard first < last else { return [] }
    return (first..<last).filter { isOpen(Double($0) + 0.5, Double(y) + 0.5) }.map { ($0, y) }
  }

  private func isOpen(_ x: Double, _ y: Double) -> Bool {
    state.clips.allSatisfy {
      $0.contains(x: x * Self.steps, y: y * Self.steps, isEvenOdd: false)
    }
  }

  private func blend(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, _ x: Int, _ y: Int
  ) {
    let start = (y * width + x) * 4
    let opacity = alpha * Double(state.alpha)
    let below = Double(pixels[start + 3]) / 255
    let sum = opacity + below * (1 - opacity)
    guard sum > 0 else { return }
    for (offset, part) in [red, green, blue].enumerated() {
      let old = Double(pixels[start + offset]) / 255
      let new = (part * opacity + old * below * (1 - opacity)) / sum
      pixels[start + offset] = UInt8(min(max(new * 255 + 0.5, 0), 255))
    }
    pixels[start + 3] = UInt8(min(max(sum * 255 + 0.5, 0), 255))
  }
}

/// The way in which colours are mixed, as in Core Graphics. Here, the upper one covers.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}
