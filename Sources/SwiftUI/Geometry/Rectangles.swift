extension CGRect: ShapeRectangle {
  public init(_ rect: ShapeRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGFloat: ShapeLength {}

extension ShapeRect {
  init(_ rect: CGRect) {
    self.init(
      minX: Double(rect.minX), minY: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension ShapePoint {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension CGSize {
  init(_ size: DisplaySize) { self.init(width: size.width, height: size.height) }
}

extension GeometryProxy {
  /// The reader's size in points.
  public var size: CGSize { CGSize(displaySize) }

  /// Returns the reader's rectangle. Here, every coordinate space is its own: the origin is zero.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

extension Shape {
  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    path(in: OutlineRect(ShapeRect(rect)))
  }

  /// Moves the shape.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the shape.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }
}

extension View {
  /// Draws the view at an offset from its place.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Places the centre of the view at a point.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Keeps a ratio of width to height.
  nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(Double(size.width / size.height), contentMode: contentMode)
  }

  /// Has no effect here: all cells have the same size.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }
}
