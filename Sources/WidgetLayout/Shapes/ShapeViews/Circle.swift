/// A circle in the centre of its frame, as in SwiftUI.
///
/// Here it takes two columns for each row, so that it is round; in one row it is a `●`.
public nonisolated struct Circle: InsettableShape {
  /// Creates a circle of the largest size that fits.
  public init() {}

  public func path(in rect: ShapeRect) -> Path {
    let side = max(0, min(rect.width, rect.height))
    return Path(
      ellipseIn: ShapeRect(
        minX: rect.midX - side / 2, minY: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns two columns for each row, and as many rows as half the columns, rounded up, but no
  /// more than proposed.
  public func size(for proposal: Proposal) -> Size {
    let offer = proposal.filled(ideal: 1)
    let rows = min(offer.height, (offer.width + 1) / 2)
    return Size(width: min(offer.width, rows * 2), height: rows)
  }

  public typealias InsetShape = Inset<Circle>
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}
