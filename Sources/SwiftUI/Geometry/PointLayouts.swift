/// A layout of one's own, as in SwiftUI: sizes and places are Core Graphics' types.
public protocol Layout: WidgetLayout.Layout {
  /// Returns the size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize

  /// Places each view with `place(at:anchor:proposal:)`; a view that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)

  /// Returns the explicit guide from the left; `nil` if the layout's size determines it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the explicit guide from the top; `nil` if the layout's size determines it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  @_disfavoredOverload
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> DisplaySize {
    let size: CGSize = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return DisplaySize(width: Double(size.width), height: Double(size.height))
  }

  @_disfavoredOverload
  public func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) {
    placeSubviews(in: CGRect(bounds), proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Returns no guide: the views' guides determine it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns no guide: the views' guides determine it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension CGRect {
  init(_ rect: DisplayRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension LayoutSubview {
  /// Returns the view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size: DisplaySize = sizeThatFits(proposal)
    return CGSize(size)
  }

  /// Places the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let point = DisplayPoint(x: Double(position.x), y: Double(position.y))
    place(at: point, anchor: anchor, proposal: proposal)
  }
}

extension ProposedViewSize {
  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }

  /// Creates a proposal.
  @_disfavoredOverload
  public init(width: CGFloat?, height: CGFloat?) {
    self.init(width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  /// Returns the proposal with a size for what it leaves open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? Double(size.width), height: height ?? Double(size.height))
  }
}

extension Canvas {
  /// Draws with a size of Core Graphics, as in SwiftUI.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      opaque: opaque,
      renderer: { (context: inout GraphicsContext, size: DisplaySize) in
        renderer(&context, CGSize(size))
      }, symbols: symbols)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Draws with a size of Core Graphics, as in SwiftUI.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      renderer: { (context: inout GraphicsContext, size: DisplaySize) in
        renderer(&context, CGSize(size))
      })
  }
}

/// The arithmetic of colours, as in SwiftUI. Here, there is one.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

extension GraphicsContext {
  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, at: ShapePoint(point), anchor: anchor)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(text, in: ShapeRect(rect)) }

  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, at: ShapePoint(point), anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, in: ShapeRect(rect))
  }

  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, at: ShapePoint(point), anchor: anchor)
  }

  /// Draws a text with its `anchor` at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, at: ShapePoint(point), anchor: anchor)
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text, in: ShapeRect(rect)) }

  /// Draws an image with its `anchor` at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, at: ShapePoint(point), anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, in: ShapeRect(rect), style: style)
  }

  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol, in: ShapeRect(rect)) }
}
