public import WidgetLayout

/// A path of lines and curves, as in Core Graphics.
public class CGPath: @unchecked Sendable {
  // Sendable: only `CGMutablePath` changes, and one task uses it at a time.
  /// The path as SwiftUI has it.
  public internal(set) var path: WidgetLayout.Path

  public init(_ path: WidgetLayout.Path) { self.path = path }

  /// Creates a path of a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = WidgetLayout.Path(rect.shape)
  }

  /// Creates a path of the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = WidgetLayout.Path(ellipseIn: rect.shape)
  }

  /// Creates a path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    path = WidgetLayout.Path(
      roundedRect: rect.shape, cornerRadius: Double(cornerWidth + cornerHeight) / 2)
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The end of the path so far.
  public var currentPoint: CGPoint {
    path.end.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) } ?? .zero
  }

  /// The smallest rectangle around the path.
  public var boundingBox: CGRect {
    let points = path.outlines.flatMap { $0 }
    guard let first = points.first else { return .null }
    let (minX, maxX) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (minY, maxY) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  public var boundingBoxOfPath: CGRect { boundingBox }

  /// Returns true if a point lies inside.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    path.contains(x: Double(point.x), y: Double(point.y), isEvenOdd: rule == .evenOdd)
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a copy.
  public func copy() -> CGPath? { CGPath(path) }
}

/// The rule for what lies inside of a path, as in Core Graphics.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path that is made step by step, as in Core Graphics.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init(_ path: WidgetLayout.Path) { super.init(path) }

  public convenience init() { self.init(WidgetLayout.Path()) }

  /// Begins a new line.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform).shape)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform).shape)
  }

  /// Adds lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform).shape })
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform).shape, control: control.applying(transform).shape)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform).shape, control1: control1.applying(transform).shape,
      control2: control2.applying(transform).shape)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect.shape)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects.map(\.shape))
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect.shape, cornerWidth: Double(cornerWidth), cornerHeight: Double(cornerHeight))
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect.shape)
  }

  /// Adds an arc of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center.applying(transform).shape, radius: Double(radius),
      startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
      clockwise: clockwise)
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path.applying(transform))
  }

  /// Closes the line.
  public func closeSubpath() { path.closeSubpath() }
}

extension WidgetLayout.Path {
  /// Creates a path of one of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }

  /// Returns the path changed by an affine transform.
  public func applying(_ transform: CGAffineTransform) -> WidgetLayout.Path {
    guard transform != .identity else { return self }
    return transformed(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), x: Double(transform.tx), y: Double(transform.ty))
  }
}

extension CGPoint {
  package var shape: ShapePoint { ShapePoint(Double(x), Double(y)) }
}

extension CGRect {
  package var shape: ShapeRect {
    ShapeRect(
      minX: Double(minX), minY: Double(minY), width: Double(width), height: Double(height))
  }
}
