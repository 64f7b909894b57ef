extension Path {
  /// Creates a path of a rectangle.
  public init(_ rect: CGRect) { self.init(ShapeRect(rect)) }

  /// Creates a path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: ShapeRect(rect), cornerRadius: cornerRadius)
  }

  /// Creates a path of the ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: CGRect) { self.init(ellipseIn: ShapeRect(rect)) }

  /// Begins a new line at `end`.
  public mutating func move(to end: CGPoint) { move(to: ShapePoint(end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { addLine(to: ShapePoint(end)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addQuadCurve(to: ShapePoint(end), control: ShapePoint(control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(
      to: ShapePoint(end), control1: ShapePoint(control1), control2: ShapePoint(control2))
  }

  /// Adds lines through `points`, from the first one on.
  public mutating func addLines(_ points: [CGPoint]) { addLines(points.map { ShapePoint($0) }) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { addRect(ShapeRect(rect)) }

  /// Adds rectangles.
  public mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) { for rect in rects { addRect(rect, transform: transform) } }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let rounded = Path {
      $0.addRoundedRect(
        in: ShapeRect(rect), cornerWidth: cornerSize.width, cornerHeight: cornerSize.height)
    }
    addPath(rounded, transform: transform)
  }

  /// Adds a rectangle with corners of their own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) { addPath(Path(roundedRect: rect, cornerRadii: cornerRadii), transform: transform) }

  /// Adds the ellipse that touches the sides of `rect`.
  public mutating func addEllipse(in rect: CGRect) { addEllipse(in: ShapeRect(rect)) }

  /// Adds an arc of a circle, with a line to its start.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: ShapePoint(center), radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc of a circle by its relative angle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path {
      $0.addRelativeArc(
        center: ShapePoint(center), radius: radius, startAngle: startAngle, delta: delta)
    }
    addPath(arc, transform: transform)
  }

  /// The smallest rectangle around the path.
  public var boundingRect: CGRect { CGRect(bounds) }
}

extension Path {
  /// Adds another path, changed by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Adds an arc of a circle, changed by a transform.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {
    let arc = Path {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
    addPath(arc.applying(transform))
  }

  /// Adds a rectangle, changed by a transform.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect).applying(transform))
  }

  /// Adds an ellipse, changed by a transform.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect).applying(transform))
  }

  /// The end of the path so far.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  /// Returns true if a point lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// Creates a path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, cornerRadius: (cornerSize.width + cornerSize.height) / 2)
  }

  /// Creates a path of a rectangle with corners of their own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: ShapeRect(rect), cornerRadii: cornerRadii)
  }
}
