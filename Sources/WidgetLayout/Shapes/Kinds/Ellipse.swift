/// The ellipse that touches all sides of its room, as in SwiftUI.
///
/// Here: filled with quadrant blocks at its edge, stroked in braille dots.
public nonisolated struct Ellipse: InsettableShape {
  /// An ellipse of all the room there is.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect) }

  public typealias InsetShape = Inset<Ellipse>
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}
