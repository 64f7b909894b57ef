/// What an area is painted with: one paint, or more of them.
struct Brush: Sendable {
  let paint: Paint
  let shading: (any Shading)?

  init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    paint = style.resolve(in: environment)
    shading = style.shading(in: environment)
  }

  /// False if nothing is to be seen.
  var isVisible: Bool { shading != nil || paint != .none }

  /// The colour of a place in the area that is painted.
  func paint(at place: ShapePoint, in rect: ShapeRect) -> Paint {
    shading?.paint(at: place, in: rect) ?? paint
  }
}
