/// A shape that can be made smaller from all its sides, as in SwiftUI.
@preconcurrency
public protocol InsettableShape: Shape {
  /// How the shape takes lengths: as `Double`, or as `CGFloat` where Foundation is there.
  associatedtype InsetAmount: ShapeLength = Double
  /// What the shape becomes when it is inset.
  associatedtype InsetShape: InsettableShape
  /// The shape, further inside by `amount` points on each side.
  nonisolated func inset(by amount: InsetAmount) -> InsetShape
}

extension InsettableShape where InsetShape == Inset<Self> {
  /// The shape, further inside by `amount` points on each side; a negative amount makes it larger.
  public nonisolated func inset(by amount: Double) -> Inset<Self> {
    Inset(base: self, amount: amount)
  }
}

/// A shape further inside of the room it is given.
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

/// A length in points that a shape can be inset by.
public protocol ShapeLength: Sendable {
  /// The same length.
  init(_ length: Double)
}

extension Double: ShapeLength {}

extension InsettableShape {
  /// The shape, further inside by `length` points on each side.
  nonisolated func inset(byLength length: Double) -> InsetShape { inset(by: InsetAmount(length)) }
}
