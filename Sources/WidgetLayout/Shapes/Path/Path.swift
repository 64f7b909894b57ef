/// The outline of a shape, in points, as in SwiftUI; as a view it is filled.
///
/// Here: places are `ShapePoint`, as WidgetLayout does without Foundation's `CGPoint`.
public struct Path: Sendable, Equatable {
  /// A step of the outline, or a whole one whose kind is worth knowing when it is drawn in cells.
  enum Segment: Sendable, Equatable {
    case move(ShapePoint)
    case line(ShapePoint)
    case quad(ShapePoint, control: ShapePoint)
    case cubic(ShapePoint, ShapePoint, ShapePoint)
    case arc(center: ShapePoint, radius: Double, start: Angle, sweep: Angle)
    case close
    case rectangle(ShapeRect, RectangleCornerRadii)
    case ellipse(ShapeRect)
  }

  var segments: [Segment] = []
  /// Where there is one, the path is the line itself and not what it encloses.
  var pen: StrokeStyle?

  /// A path without a step.
  public init() {}

  /// A path whose steps `body` adds.
  public init(_ body: (inout Path) -> Void) { body(&self) }

  /// A rectangle.
  public init(_ rect: ShapeRect) { segments = [.rectangle(rect, .none)] }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: ShapeRect, cornerRadius: Double) {
    segments = [.rectangle(rect, RectangleCornerRadii(cornerRadius))]
  }

  /// A rectangle with a radius for each corner.
  public init(roundedRect rect: ShapeRect, cornerRadii: RectangleCornerRadii) {
    segments = [.rectangle(rect, cornerRadii)]
  }

  /// The ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: ShapeRect) { segments = [.ellipse(rect)] }

  /// True if nothing was added.
  public var isEmpty: Bool { segments.isEmpty }
}
