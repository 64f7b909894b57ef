public import WidgetLayout

/// A path of lines and curves, as in UIKit.
open class UIBezierPath: @unchecked Sendable {
  // Sendable: one task fills the path in before it passes it on.
  /// The path as Core Graphics has it.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  private var path = WidgetLayout.Path()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public init() {}

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = WidgetLayout.Path(rect.shape)
  }

  /// Creates a path of the ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = WidgetLayout.Path(ellipseIn: rect.shape)
  }

  /// Creates a path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = WidgetLayout.Path(roundedRect: rect.shape, cornerRadius: Double(cornerRadius))
  }

  /// Creates a path of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    func radius(_ corner: UIRectCorner) -> Double {
      corners.contains(corner) ? Double(cornerRadii.width) : 0
    }
    path = WidgetLayout.Path(
      roundedRect: rect.shape,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
  }

  /// Creates a path of an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path of one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { CGPath(path).boundingBox }
  open var currentPoint: CGPoint { CGPath(path).currentPoint }

  open func move(to point: CGPoint) { path.move(to: point.shape) }
  open func addLine(to point: CGPoint) { path.addLine(to: point.shape) }
  open func close() { path.closeSubpath() }
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  open func removeAllPoints() { path = WidgetLayout.Path() }
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  open func contains(_ point: CGPoint) -> Bool { CGPath(path).contains(point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end.shape, control1: controlPoint1.shape, control2: controlPoint2.shape)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end.shape, control: controlPoint.shape)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's clockwise is seen on the screen; a path's is seen with the origin below.
    path.addArc(
      center: center.shape, radius: Double(radius), startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Has no effect here: lines are drawn unbroken.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Returns the path from its end to its beginning; it is drawn alike.
  open func reversing() -> UIBezierPath { self }

  /// Fills the path in the picture that is drawn into.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws the path's line in the picture that is drawn into.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(lineWidth)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
  }

  /// Limits what is drawn from now on to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip()
  }
}
