/// The colours that fill an area: one paint, or a shading.
struct Brush: Sendable {
  let paint: Paint
  let shading: (any Shading)?

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    paint = style.resolve(in: environment)
    shading = style.shading(in: environment)
  }

  /// False if it leaves the area unchanged.
  var isVisible: Bool { shading != nil || paint != .none }

  /// Returns the colour at a point of the area.
  func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint {
    shading?.paint(at: place, in: rect) ?? paint
  }
}
