/// A drawing context of a canvas, as in SwiftUI. A copy has its own transform and opacity, and
/// draws on the same canvas.
public struct GraphicsContext {
  let record: CanvasRecord
  let size: DisplaySize
  /// The canvas's environment.
  public let environment: EnvironmentValues
  /// The opacity of the drawings that follow, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode, which has no effect here: later drawings cover earlier ones.
  public var blendMode = BlendMode.normal
  fileprivate var transform = PathTransform()
  private var clips: [(path: Path, style: FillStyle)] = []

  init(record: CanvasRecord, size: DisplaySize, environment: EnvironmentValues) {
    self.record = record
    self.size = size
    self.environment = environment
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let style = (shading.style(size), style)
    draw { [shape = CanvasPath(path: path.applying(transform))] in
      AnyView(shape.fill(style.0, style: style.1))
    }
  }

  /// Strokes a path with a line width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes a path with a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let style = (shading.style(size), style)
    draw { [shape = CanvasPath(path: path.applying(transform))] in
      AnyView(shape.stroke(style.0, style: style.1))
    }
  }

  /// Draws a text at its ideal size, with its `anchor` at a point.
  public func draw(_ text: Text, at point: ShapePoint, anchor: UnitPoint = .center) {
    place(at: point, anchor) { AnyView(text.fixedSize()) }
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: ShapeRect) {
    place(in: rect, .topLeading) { AnyView(text) }
  }

  /// Draws an image with its `anchor` at a point.
  public func draw(_ image: Image, at point: ShapePoint, anchor: UnitPoint = .center) {
    place(at: point, anchor) { AnyView(image) }
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: ShapeRect) {
    place(in: rect, .center) { AnyView(image.resizable()) }
  }

  /// Draws one of the canvas's symbols with its `anchor` at a point.
  public func draw(
    _ symbol: ResolvedSymbol, at point: ShapePoint, anchor: UnitPoint = .center
  ) {
    place(at: point, anchor, symbol.view)
  }

  /// Draws one of the canvas's symbols in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: ShapeRect) {
    place(in: rect, .center, symbol.view)
  }

  /// Returns the text for several drawings, which can be measured.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }

  /// Returns the image for several drawings.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Returns the shading, which is resolved when it is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Draws a text at its ideal size, with its `anchor` at a point.
  public func draw(
    _ text: ResolvedText, at point: ShapePoint, anchor: UnitPoint = .center
  ) { draw(text.text, at: point, anchor: anchor) }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: ShapeRect) { draw(text.text, in: rect) }

  /// Draws an image with its `anchor` at a point.
  public func draw(
    _ image: ResolvedImage, at point: ShapePoint, anchor: UnitPoint = .center
  ) { draw(image.image, at: point, anchor: anchor) }

  /// Draws an image in a rectangle.
  public func draw(
    _ image: ResolvedImage, in rect: ShapeRect, style: FillStyle = FillStyle()
  ) { draw(image.image, in: rect) }

  /// Returns the canvas's symbol with a tag, or `nil` if there is none.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    record.symbols.views[AnyHashable(id)].map { ResolvedSymbol(view: $0) }
  }

  /// Calls `body` with a context of its own.
  public func drawLayer(content body: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try body(&layer)
  }

  /// Clips the drawings that follow to the inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((path.applying(transform), style))
  }

  /// Moves the drawings that follow.
  public mutating func translateBy(x: Double, y: Double) {
    transform = transform.after(.offset(x, y))
  }

  /// Scales the paths and positions of the drawings that follow.
  public mutating func scaleBy(x: Double, y: Double) {
    transform = transform.after(.scale(x, y, about: ShapePoint(0, 0)))
  }

  /// Rotates the paths and positions of the drawings that follow; texts stay upright.
  public mutating func rotate(by angle: Angle) {
    transform = transform.after(.rotation(angle, about: ShapePoint(0, 0)))
  }
}

extension GraphicsContext {
  /// Applies a transform of six numbers to the drawings that follow.
  package mutating func concatenate(
    a: Double, b: Double, c: Double, d: Double, x: Double, y: Double
  ) { transform = transform.after(PathTransform(a: a, b: b, c: c, d: d, x: x, y: y)) }
}

extension GraphicsContext {
  /// One of a canvas's symbols, as in SwiftUI.
  public struct ResolvedSymbol {
    fileprivate let view: @MainActor () -> AnyView
  }

  private func place(
    at point: ShapePoint, _ anchor: UnitPoint, _ view: @escaping @MainActor () -> AnyView
  ) {
    let place = transform(point)
    draw { AnyView(AnchoredLayout(place: place, anchor: anchor) { view() }) }
  }

  private func place(
    in rect: ShapeRect, _ alignment: Alignment, _ view: @escaping @MainActor () -> AnyView
  ) {
    let room = transform(rect)
    draw {
      AnyView(
        AnchoredLayout(place: ShapePoint(room.minX, room.minY), anchor: .topLeading) {
          view().frame(width: room.width, height: room.height, alignment: alignment)
        })
    }
  }

  private func draw(_ view: @escaping @MainActor () -> AnyView) {
    let (opacity, clips) = (opacity, clips)
    record.drawings.append {
      var view = view()
      for clip in clips {
        view = AnyView(view.clipShape(CanvasPath(path: clip.path), style: clip.style))
      }
      return opacity < 1 ? AnyView(view.opacity(opacity)) : view
    }
  }
}

/// A path in the coordinates of its canvas.
private struct CanvasPath: Shape {
  let path: Path

  nonisolated func path(in rect: ShapeRect) -> Path { path }
}

/// A layout that places a point of its view at a position in the proposed space.
private struct AnchoredLayout: Layout {
  let place: ShapePoint
  let anchor: UnitPoint

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(
        at: DisplayPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: anchor,
        proposal: proposal)
    }
  }
}

extension PathTransform {
  /// Returns this transform applied after another one.
  fileprivate func after(_ inner: PathTransform) -> PathTransform {
    PathTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, x: a * inner.x + c * inner.y + x,
      y: b * inner.x + d * inner.y + y)
  }
}
