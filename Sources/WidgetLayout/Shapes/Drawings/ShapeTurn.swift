/// The rotation and scaling of the shapes in a view.
struct ShapeTurn: Sendable, Equatable {
  var angle = Angle.zero
  var x = 1.0
  var y = 1.0
  var anchor = UnitPoint.center

  func applied(to path: Path, in rect: ShapeRect) -> Path {
    guard self != ShapeTurn() else { return path }
    let center = anchor.point(in: rect)
    return path.applying(.scale(x, y, about: center)).applying(.rotation(angle, about: center))
  }

  /// Returns the point that is rotated to `place`.
  func origin(of place: ShapePoint, in rect: ShapeRect) -> ShapePoint {
    guard angle != .zero else { return place }
    return PathTransform.rotation(-angle, about: anchor.point(in: rect))(place)
  }
}

enum ShapeTurnKey: EnvironmentKey {
  static let defaultValue = ShapeTurn()
}

extension View {
  /// Rotates the view clockwise, as in SwiftUI.
  ///
  /// Here each shape in it is rotated in its own frame; texts stay upright.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    EnvironmentView(content: self) {
      $0[ShapeTurnKey.self].angle = $0[ShapeTurnKey.self].angle + angle
      $0[ShapeTurnKey.self].anchor = anchor
    }
  }
}
