/// A view drawn by code, as in SwiftUI: paths, texts and views at positions in points.
///
/// Here it is drawn once, when its size is known; paths are filled and stroked like shapes.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  private let renderer: (inout GraphicsContext, DisplaySize) -> Void
  private let symbols: Symbols

  /// Creates a canvas that can also draw the views in `symbols`, which it finds by their tags.
  @_disfavoredOverload
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, DisplaySize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    let (renderer, symbols, environment) = (renderer, symbols, lowering.environment)
    lowering.geometry { size in
      let record = CanvasRecord(symbols: TaggedViews(symbols, in: environment))
      var context = GraphicsContext(
        record: record, size: DisplaySize(size), environment: environment)
      renderer(&context, DisplaySize(size))
      var lowering = Lowering(environment: environment)
      lowering.root(.layers(.topLeading)) {
        ForEach(record.drawings.indices, id: \.self) { record.drawings[$0]() }
      }
      return lowering.tree
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas of paths and texts.
  @_disfavoredOverload
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, DisplaySize) -> Void
  ) {
    self.init(opaque: opaque, renderer: renderer, symbols: { EmptyView() })
  }
}

/// The drawings of a canvas, in order.
final class CanvasRecord {
  let symbols: TaggedViews
  var drawings: [@MainActor () -> AnyView] = []

  init(symbols: TaggedViews) { self.symbols = symbols }
}

/// Views by their tags.
struct TaggedViews {
  let views: [AnyHashable: @MainActor () -> AnyView]

  @MainActor init(_ content: some View, in environment: EnvironmentValues) {
    var lowering = Lowering(environment: environment)
    content.lower(into: &lowering)
    views = lowering.taggedViews
  }
}
