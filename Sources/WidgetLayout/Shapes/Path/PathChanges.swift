extension Path {
  /// Returns the part of the path between two fractions of its length, as in SwiftUI.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    let (from, to) = (max(start, 0), min(end, 1))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let lines = polylines
    let total = lines.reduce(0) { $0 + $1.length }
    var walked = 0.0
    var parts: [Polyline] = []
    for line in lines {
      let length = line.length
      let part = line.part(from: from * total - walked, to: to * total - walked)
      if part.points.count > 1 { parts.append(part) }
      walked += length
    }
    var path = Path(parts)
    path.pen = pen
    return path
  }

  /// Returns the path as a line in a style, as in SwiftUI.
  ///
  /// Here the outline of the line is computed when it is drawn, so that thin lines stay whole.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = self
    path.pen = style
    return path
  }

  /// Returns the path moved by a distance.
  public func offsetBy(dx: Double, dy: Double) -> Path { applying(.offset(dx, dy)) }

  /// The smallest rectangle around the path; a rectangle without size if the path is empty.
  @_disfavoredOverload
  public var boundingRect: ShapeRect { bounds }

  /// The smallest rectangle around the path, under a name that no other module uses.
  package var bounds: ShapeRect {
    let points = polylines.flatMap(\.points)
    guard let first = points.first else {
      return ShapeRect(minX: 0, minY: 0, width: 0, height: 0)
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return ShapeRect(minX: left, minY: top, width: right - left, height: bottom - top)
  }

  /// Returns the transformed path. Whole rectangles and ellipses stay such if they stay upright, so
  /// that they are drawn in their own way.
  func applying(_ transform: PathTransform) -> Path {
    if transform == PathTransform() { return self }
    let whole = segments.compactMap { segment -> Segment? in
      switch segment {
      case .rectangle(let rect, let radii):
        .rectangle(transform(rect), radii.mapped { $0 * min(transform.a, transform.d) })
      case .ellipse(let rect): .ellipse(transform(rect))
      default: nil
      }
    }
    var path = Path()
    if transform.isUpright, whole.count == segments.count {
      path.segments = whole
    } else {
      path = Path(
        polylines.map { Polyline(points: $0.points.map { transform($0) }, isClosed: $0.isClosed) })
    }
    path.pen = pen
    return path
  }
}

extension Path {
  /// The path as lines through points; each is closed by whoever fills it.
  package var outlines: [[ShapePoint]] { polylines.map(\.circuit) }

  /// Returns the path moved, scaled and turned by an affine transform.
  package func transformed(
    a: Double, b: Double, c: Double, d: Double, x: Double, y: Double
  ) -> Path { applying(PathTransform(a: a, b: b, c: c, d: d, x: x, y: y)) }

  /// The end of the path so far.
  package var end: ShapePoint? { polylines.last?.circuit.last }
}
