extension GraphicsContext.Shading {
  /// Returns a gradient around a point.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = []
  ) -> Self {
    radialGradient(
      gradient, center: ShapePoint(center), startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient from one point to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = []
  ) -> Self {
    linearGradient(
      gradient, startPoint: ShapePoint(startPoint), endPoint: ShapePoint(endPoint))
  }

  /// Returns a gradient once around a point.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
    options: GraphicsContext.GradientOptions = []
  ) -> Self { conicGradient(gradient, center: ShapePoint(center), angle: angle) }
}

extension GraphicsContext.ResolvedText {
  /// Returns the size in points of the text in a size, in whole cells.
  public func measure(in size: CGSize) -> CGSize {
    let measured = measure(inWidth: Double(size.width))
    return CGSize(width: measured.width, height: measured.height)
  }
}

extension GraphicsContext {
  /// Clips the drawings that follow to the inside of a path; the outside is not supported here.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions
  ) {
    if !options.contains(.inverse) { clip(to: path, style: style) }
  }

  /// Moves, turns or scales the drawings that follow by a transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    concatenate(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, x: matrix.tx, y: matrix.ty)
  }
}

extension Path {
  /// A step of a path, as in SwiftUI.
  public enum Element: Sendable, Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls a function with each step; here curves are given as the lines by which they are drawn.
  public func forEach(_ body: (Element) -> Void) {
    for outline in outlines {
      guard let first = outline.first else { continue }
      body(.move(to: CGPoint(x: first.x, y: first.y)))
      for point in outline.dropFirst() { body(.line(to: CGPoint(x: point.x, y: point.y))) }
      if outline.count > 2, outline.last == first { body(.closeSubpath) }
    }
  }
}

extension RoundedRectangle {
  /// Creates a rectangle whose corners have a size; here their mean is the radius.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: (cornerSize.width + cornerSize.height) / 2, style: style)
  }

  /// The size of the corners.
  public var cornerSize: CGSize { CGSize(width: cornerRadius, height: cornerRadius) }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle whose corners have a size.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape {
  /// Returns the shape moved by a distance; its frame stays in place.
  nonisolated public func offset(_ offset: CGSize) -> ChangedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Returns the shape moved by a distance; its frame stays in place.
  nonisolated public func offset(_ offset: CGPoint) -> ChangedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }
}
