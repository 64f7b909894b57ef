extension View {
  /// Fills the area behind the view with the theme's background, as in SwiftUI.
  ///
  /// Here there is no safe area, so the edges have no effect.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Fills the area behind the view, as in SwiftUI; there is no safe area here.
  nonisolated public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    background(style)
  }

  /// Fills a shape behind the view, at its size, as in SwiftUI.
  nonisolated public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape behind the view with the theme's background.
  nonisolated public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a view behind this one, at its size; SwiftUI's older form.
  @_disfavoredOverload
  nonisolated public func background(
    _ background: some View, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills the area in front of the view, as in SwiftUI.
  nonisolated public func overlay(_ style: some ShapeStyle) -> some View {
    BackedView(content: self, layer: StyleView(style: style), alignment: .center, isBehind: false)
  }

  /// Fills the area in front of the view, as in SwiftUI; there is no safe area here.
  nonisolated public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View { overlay(style) }

  /// Fills a shape in front of the view, at its size, as in SwiftUI.
  nonisolated public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a view in front of this one, at its size; SwiftUI's older form.
  @_disfavoredOverload
  nonisolated public func overlay(
    _ overlay: some View, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Draws a rectangular border inside the view's edge, as in SwiftUI.
  ///
  /// Here a thin border is drawn as `┌─┐│└┘`, and is left out where text is in its cells.
  nonisolated public func border(_ content: some ShapeStyle, width: Double = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
