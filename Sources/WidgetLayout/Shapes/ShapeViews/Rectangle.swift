/// A rectangle, as in SwiftUI.
///
/// Here a fill consists of whole cells, and a thin stroke is drawn as `┌─┐│└┘`.
public nonisolated struct Rectangle: InsettableShape {
  /// Creates a rectangle that fills its frame.
  public init() {}

  public func path(in rect: ShapeRect) -> Path { Path(rect) }

  public typealias InsetShape = Inset<Rectangle>
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
