/// A rectangle whose shorter sides are half circles, as in SwiftUI.
///
/// Here: in one row its ends are half columns.
public nonisolated struct Capsule: InsettableShape {
  /// A capsule; the style is not shown.
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
