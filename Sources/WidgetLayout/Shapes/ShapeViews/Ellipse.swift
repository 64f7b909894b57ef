/// The ellipse that touches all sides of its frame, as in SwiftUI.
///
/// Here a fill has quadrant blocks at its edge, and a thin stroke is drawn in braille dots.
public nonisolated struct Ellipse: InsettableShape {
  /// Creates an ellipse that fills its frame.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect) }

  public typealias InsetShape = Inset<Ellipse>
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}
