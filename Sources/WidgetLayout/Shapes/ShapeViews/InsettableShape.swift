/// A shape that can be inset, as in SwiftUI.
@preconcurrency
public protocol InsettableShape: Shape {
  /// The type of lengths: `Double`, or `CGFloat` if Foundation is available.
  associatedtype InsetAmount: ShapeLength = Double
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by `amount` points on each side.
  nonisolated func inset(by amount: InsetAmount) -> InsetShape
}

extension InsettableShape where InsetShape == Inset<Self> {
  /// Returns the shape inset by `amount` points on each side; a negative amount makes it larger.
  public nonisolated func inset(by amount: Double) -> Inset<Self> {
    Inset(base: self, amount: amount)
  }
}

/// A shape that is inset in its frame.
public struct Inset<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: Double

  public nonisolated func path(in rect: ShapeRect) -> Path {
    guard amount.isFinite else { return Path() }
    var path = base.outline(in: rect.insetBy(dx: amount, dy: amount))
    if case .rectangle(let rect, let radii)? = path.segments.first, path.segments.count == 1 {
      path.segments = [.rectangle(rect, radii.mapped { max(0, $0 - amount) })]
    }
    return path
  }

  public nonisolated func size(for proposal: Proposal) -> Size { base.size(for: proposal) }

  public nonisolated func inset(by amount: Double) -> Inset<Base> {
    Inset(base: base, amount: self.amount + amount)
  }
}

/// A length in points by which a shape can be inset.
public protocol ShapeLength: Sendable {
  /// Creates a length from points.
  init(_ length: Double)
}

extension Double: ShapeLength {}

extension InsettableShape {
  /// Returns the shape inset by `length` points on each side.
  nonisolated func inset(byLength length: Double) -> InsetShape { inset(by: InsetAmount(length)) }
}
