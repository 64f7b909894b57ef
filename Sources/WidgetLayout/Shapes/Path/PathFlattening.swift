extension Path {
  /// The path as lines through points; steps with coordinates that are not numbers are omitted.
  var polylines: [Polyline] {
    var flattening = PathFlattening()
    for segment in segments { flattening.add(segment) }
    flattening.end()
    return flattening.lines
  }

  /// Creates a path of straight lines.
  init(_ lines: [Polyline]) {
    for line in lines {
      addLines(line.points)
      if line.isClosed { closeSubpath() }
    }
  }
}

/// The conversion of a path's steps to straight lines.
private struct PathFlattening {
  var lines: [Polyline] = []
  private var current: [ShapePoint] = []

  mutating func add(_ segment: Path.Segment) {
    switch segment {
    case .move(let point):
      end()
      add(point)
    case .line(let point): add(point)
    case .quad(let end, let control):
      let start = current.last ?? control
      addCurve(end, through: [start, control, end]) { part in
        let (one, two) = (start.toward(control, part), control.toward(end, part))
        return one.toward(two, part)
      }
    case .cubic(let end, let first, let second):
      let start = current.last ?? first
      addCurve(end, through: [start, first, second, end]) { part in
        let middle = first.toward(second, part)
        let one = start.toward(first, part).toward(middle, part)
        return one.toward(middle.toward(second.toward(end, part), part), part)
      }
    case .arc(let center, let radius, let start, let sweep):
      addArc(center, abs(radius), abs(radius), start, sweep)
    case .close:
      guard let first = current.first else { return }
      lines.append(Polyline(points: current, isClosed: true))
      current = [first]
    case .rectangle(let rect, let radii): addRectangle(rect, radii)
    case .ellipse(let rect):
      guard let rect = rect.reachable else { return }
      end()
      addArc(rect.center, rect.width / 2, rect.height / 2, .zero, Angle(degrees: 360))
      current.removeLast(current.count > 1 ? 1 : 0)
      close()
    }
  }

  /// Ends the current line; a single point is dropped.
  mutating func end() {
    if current.count > 1 { lines.append(Polyline(points: current)) }
    current = []
  }

  private mutating func close() {
    lines.append(Polyline(points: current, isClosed: true))
    current = []
  }

  private mutating func add(_ point: ShapePoint) {
    guard let point = point.reachable, current.last != point else { return }
    current.append(point)
  }

  /// Adds a curve in steps of about two points, a quarter of a column.
  private mutating func addCurve(
    _ end: ShapePoint, through corners: [ShapePoint], _ place: (Double) -> ShapePoint
  ) {
    let corners = corners.compactMap(\.reachable)
    let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let steps = Int(min(max(length / 2, 4), 128))
    for step in 1...steps { add(place(Double(step) / Double(steps))) }
  }

  private mutating func addArc(
    _ center: ShapePoint, _ width: Double, _ height: Double, _ start: Angle, _ sweep: Angle
  ) {
    guard let center = center.reachable, width.isFinite, height.isFinite, sweep.radians.isFinite,
      start.radians.isFinite
    else { return }
    let steps = Int(min(max(max(width, height) * abs(sweep.radians) / 2, 4), 256))
    for step in 0...steps {
      let angle = start + sweep * (Double(step) / Double(steps))
      add(center + ShapePoint(width * angle.cosine, height * angle.sine))
    }
  }

  /// Adds a rectangle. A rounded one begins in the middle of its right side, as in Core Graphics,
  /// which is where a trimmed one begins.
  private mutating func addRectangle(_ rect: ShapeRect, _ radii: RectangleCornerRadii) {
    guard let rect = rect.reachable else { return }
    end()
    let radii = radii.fitted(to: rect)
    if !radii.isNone { add(ShapePoint(rect.maxX, rect.midY)) }
    let corners = [
      (ShapePoint(rect.maxX, rect.maxY), radii.bottomTrailing, 0.0),
      (ShapePoint(rect.minX, rect.maxY), radii.bottomLeading, 90),
      (ShapePoint(rect.minX, rect.minY), radii.topLeading, 180),
      (ShapePoint(rect.maxX, rect.minY), radii.topTrailing, 270),
    ]
    // A plain rectangle begins at its top left corner.
    for index in radii.isNone ? [2, 3, 0, 1] : [0, 1, 2, 3] {
      let (corner, radius, degrees) = corners[index]
      guard radius > 0 else {
        add(corner)
        continue
      }
      let start = Angle(degrees: degrees)
      let inward = ShapePoint(
        corner.x < rect.midX ? radius : -radius, corner.y < rect.midY ? radius : -radius)
      addArc(corner + inward, radius, radius, start, Angle(degrees: 90))
    }
    close()
  }
}
