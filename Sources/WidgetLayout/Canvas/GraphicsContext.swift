/// What is drawn on a canvas with, as in SwiftUI: a copy has a transform and an opacity of its own, and
/// draws on the same canvas.
public struct GraphicsContext {
  let record: CanvasRecord
  let size: DisplaySize
  /// What the canvas inherits.
  public let environment: EnvironmentValues
  /// How solid what is drawn from now on is, from 0 to 1.
  public var opacity = 1.0
  /// Accepted; what is drawn later covers what was drawn before.
  public var blendMode = BlendMode.normal
  private var transform = PathTransform()
  private var clips: [Path] = []

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

  /// Draws a path as a line of a width.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a path as a line of a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let style = (shading.style(size), style)
    draw { [shape = CanvasPath(path: path.applying(transform))] in
      AnyView(shape.stroke(style.0, style: style.1))
    }
  }

  /// Draws a text with its `anchor` at a place; in its ideal size.
  public func draw(_ text: Text, at point: ShapePoint, anchor: UnitPoint = .center) {
    place(at: point, anchor) { AnyView(text.fixedSize()) }
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: ShapeRect) {
    place(in: rect, .topLeading) { AnyView(text) }
  }

  /// Draws an image with its `anchor` at a place.
  public func draw(_ image: Image, at point: ShapePoint, anchor: UnitPoint = .center) {
    place(at: point, anchor) { AnyView(image) }
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: ShapeRect) {
    place(in: rect, .center) { AnyView(image.resizable()) }
  }

  /// Draws one of the canvas's own views with its `anchor` at a place.
  public func draw(
    _ symbol: ResolvedSymbol, at point: ShapePoint, anchor: UnitPoint = .center
  ) {
    place(at: point, anchor, symbol.view)
  }

  /// Draws one of the canvas's own views in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: ShapeRect) {
    place(in: rect, .center, symbol.view)
  }

  /// The text, which is measured when it is drawn.
  public func resolve(_ text: Text) -> Text { text }

  /// The image, which is measured when it is drawn.
  public func resolve(_ image: Image) -> Image { image }

  /// The canvas's own view with a tag.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    record.symbols.views[AnyHashable(id)].map { ResolvedSymbol(view: $0) }
  }

  /// Lets `body` draw with a context of its own.
  public func drawLayer(content body: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try body(&layer)
  }

  /// Shows of what is drawn from now on only what is inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(path.applying(transform))
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: Double, y: Double) {
    transform = transform.after(.offset(x, y))
  }

  /// Scales the paths and places of what is drawn from now on.
  public mutating func scaleBy(x: Double, y: Double) {
    transform = transform.after(.scale(x, y, about: ShapePoint(0, 0)))
  }

  /// Turns the paths and places of what is drawn from now on; texts stay upright.
  public mutating func rotate(by angle: Angle) {
    transform = transform.after(.rotation(angle, about: ShapePoint(0, 0)))
  }
}

extension GraphicsContext {
  /// One of a canvas's own views, as in SwiftUI.
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
      for clip in clips { view = AnyView(view.clipShape(CanvasPath(path: clip))) }
      return opacity < 1 ? AnyView(view.opacity(opacity)) : view
    }
  }
}

/// A path of a canvas, whose places are the canvas's own.
private struct CanvasPath: Shape {
  let path: Path

  nonisolated func path(in rect: ShapeRect) -> Path { path }
}

/// One view with a point of it at a place of all the room there is.
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
  /// This transform of what another one makes of places.
  fileprivate func after(_ inner: PathTransform) -> PathTransform {
    PathTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
      d: b * inner.c + d * inner.d, x: a * inner.x + c * inner.y + x,
      y: b * inner.x + d * inner.y + y)
  }
}
