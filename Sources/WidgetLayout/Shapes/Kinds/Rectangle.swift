/// A rectangle, as in SwiftUI.
///
/// Here: filled in whole cells; a thin stroke is drawn as `┌─┐│└┘`.
public nonisolated struct Rectangle: InsettableShape {
  /// A rectangle of all the room there is.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(rect) }

  public typealias InsetShape = Inset<Rectangle>
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
