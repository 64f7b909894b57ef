extension Path {
  /// Begins a new line at `end`.
  public mutating func move(to end: ShapePoint) { segments.append(.move(end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: ShapePoint) { segments.append(.line(end)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: ShapePoint, control: ShapePoint) {
    segments.append(.quad(end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: ShapePoint, control1: ShapePoint, control2: ShapePoint) {
    segments.append(.cubic(end, control1, control2))
  }

  /// Closes the current line back to its start.
  public mutating func closeSubpath() { segments.append(.close) }

  /// Adds lines through `points`, starting at the first.
  public mutating func addLines(_ points: [ShapePoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: ShapeRect) { segments.append(.rectangle(rect, .none)) }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [ShapeRect]) { for rect in rects { addRect(rect) } }

  /// Adds a rectangle with rounded corners.
  ///
  /// Here both radii are the mean of `cornerWidth` and `cornerHeight`.
  public mutating func addRoundedRect(
    in rect: ShapeRect, cornerWidth: Double, cornerHeight: Double
  ) {
    segments.append(.rectangle(rect, RectangleCornerRadii((cornerWidth + cornerHeight) / 2)))
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(in rect: ShapeRect, cornerRadii: RectangleCornerRadii) {
    segments.append(.rectangle(rect, cornerRadii))
  }

  /// Adds the ellipse that touches the sides of `rect`.
  public mutating func addEllipse(in rect: ShapeRect) { segments.append(.ellipse(rect)) }

  /// Adds an arc of a circle, with a line to its start.
  ///
  /// As in SwiftUI, an arc that is not `clockwise` turns clockwise on the screen, where y increases
  /// downwards.
  public mutating func addArc(
    center: ShapePoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    if !clockwise {
      if sweep < 0 { sweep += full * (-sweep / full).rounded(.up) }
      sweep = min(sweep, full)
    } else {
      if sweep > 0 { sweep -= full * (sweep / full).rounded(.up) }
      sweep = max(sweep, -full)
    }
    segments.append(
      .arc(center: center, radius: radius, start: startAngle, sweep: Angle(radians: sweep)))
  }

  /// Adds an arc of a circle by its angle.
  public mutating func addRelativeArc(
    center: ShapePoint, radius: Double, startAngle: Angle, delta: Angle
  ) {
    segments.append(.arc(center: center, radius: radius, start: startAngle, sweep: delta))
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path) { segments += path.segments }
}
