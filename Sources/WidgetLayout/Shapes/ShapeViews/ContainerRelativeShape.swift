/// The shape of the enclosing widget, as in SwiftUI.
///
/// Here a tile is a rectangle, so a fill has square corners; a thin stroke has round corners, as
/// the tile's border has.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape of the enclosing widget.
  public init() {}

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: 4)
  }

  public typealias InsetShape = Inset<ContainerRelativeShape>
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the enclosing widget.
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
