/// The shape of the widget around it, as in SwiftUI.
///
/// Here: a tile's room is a rectangle, so it is filled as one; a thin stroke has round corners, as
/// the tile's border has.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// The shape of the widget around it.
  public init() {}

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: 4)
  }

  public typealias InsetShape = Inset<ContainerRelativeShape>
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the widget around it.
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
