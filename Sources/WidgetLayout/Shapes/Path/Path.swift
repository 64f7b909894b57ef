/// The outline of a shape in points, as in SwiftUI; as a view it is filled.
///
/// Here its points are `ShapePoint`, as WidgetLayout does not use Foundation's `CGPoint`.
public struct Path: Sendable, Equatable {
  /// A step of the outline, or a whole outline whose kind matters when it is drawn in cells.
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
  /// The style of a stroked path, which is the line itself; `nil` for the area that it encloses.
  var pen: StrokeStyle?

  /// Creates an empty path.
  public init() {}

  /// Creates a path of the steps that `body` adds.
  public init(_ body: (inout Path) -> Void) { body(&self) }

  /// Creates a rectangle.
  public init(_ rect: ShapeRect) { segments = [.rectangle(rect, .none)] }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: ShapeRect, cornerRadius: Double) {
    segments = [.rectangle(rect, RectangleCornerRadii(cornerRadius))]
  }

  /// Creates a rectangle with a radius for each corner.
  public init(roundedRect rect: ShapeRect, cornerRadii: RectangleCornerRadii) {
    segments = [.rectangle(rect, cornerRadii)]
  }

  /// Creates the ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: ShapeRect) { segments = [.ellipse(rect)] }

  /// True if the path has no steps.
  public var isEmpty: Bool { segments.isEmpty }
}
