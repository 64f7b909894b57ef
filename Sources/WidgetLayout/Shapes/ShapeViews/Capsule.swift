/// A rectangle whose shorter sides are semicircles, as in SwiftUI.
///
/// Here the ends are half columns in one row.
public nonisolated struct Capsule: InsettableShape {
  /// Creates a capsule; the style has no effect here.
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: ShapeRect) -> Path {
    Path(roundedRect: rect, cornerRadius: max(0, min(rect.width, rect.height)) / 2)
  }

  public typealias InsetShape = Inset<Capsule>
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }
}
