/// A shape with a change of its outline: trimmed, rotated, moved, scaled or stroked.
public nonisolated struct ChangedShape<Base: Shape>: Shape {
  enum Change: Sendable {
    case trimmed(from: Double, to: Double)
    case rotated(Angle, anchor: UnitPoint)
    case scaled(x: Double, y: Double, anchor: UnitPoint)
    case offset(x: Double, y: Double)
    case stroked(StrokeStyle)
  }

  let base: Base
  let change: Change

  public func path(in rect: ShapeRect) -> Path {
    let path = base.outline(in: rect)
    return switch change {
    case .trimmed(let start, let end): path.trimmedPath(from: start, to: end)
    case .rotated(let angle, let anchor):
      path.applying(.rotation(angle, about: anchor.point(in: rect)))
    case .scaled(let x, let y, let anchor):
      path.applying(.scale(x, y, about: anchor.point(in: rect)))
    case .offset(let x, let y): path.offsetBy(dx: x, dy: y)
    case .stroked(let style): path.strokedPath(style)
    }
  }

  public func size(for proposal: Proposal) -> Size { base.size(for: proposal) }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length, as in SwiftUI.
  public nonisolated func trim(
    from startFraction: Double = 0, to endFraction: Double = 1
  ) -> ChangedShape<Self> {
    ChangedShape(base: self, change: .trimmed(from: startFraction, to: endFraction))
  }

  /// Returns the shape rotated clockwise about a point of its frame, as in SwiftUI.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ChangedShape<Self> {
    ChangedShape(base: self, change: .rotated(angle, anchor: anchor))
  }

  /// Returns the shape scaled about a point of its frame, as in SwiftUI.
  public nonisolated func scale(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> ChangedShape<Self> {
    ChangedShape(base: self, change: .scaled(x: x, y: y, anchor: anchor))
  }

  /// Returns the shape scaled about a point of its frame, as in SwiftUI.
  public nonisolated func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape moved by points, as in SwiftUI; its frame stays in place.
  public nonisolated func offset(x: Double = 0, y: Double = 0) -> ChangedShape<Self> {
    ChangedShape(base: self, change: .offset(x: x, y: y))
  }

  /// Returns the outline as a line in the foreground style, as in SwiftUI.
  public nonisolated func stroke(style: StrokeStyle) -> ChangedShape<Self> {
    ChangedShape(base: self, change: .stroked(style))
  }

  /// Returns the outline as a line in the foreground style, as in SwiftUI.
  public nonisolated func stroke(lineWidth: Double = 1) -> ChangedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
