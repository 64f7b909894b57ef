import WidgetLayout

/// The title of an axis: a row of its own, below or above the plot.
struct AxisTitle {
  var position: AnnotationPosition
  /// The place within the row; `nil` for the axis's own.
  var alignment: HorizontalAlignment?
  var lower: @MainActor (inout Lowering) -> Void
}

extension AxisTitle {
  /// Returns the title drawn at its ideal size, or `nil` if it shows nothing.
  @MainActor func drawn(in environment: EnvironmentValues, isVertical: Bool) -> DrawnAxisTitle? {
    guard let picture = CellGrid(ideal: lower, in: environment) else { return nil }
    let isBelow = [.bottom, .bottomLeading, .bottomTrailing].contains(position)
    let isAbove = [.top, .topLeading, .topTrailing].contains(position)
    return DrawnAxisTitle(
      picture: picture, isAbove: isVertical ? !isBelow : isAbove,
      alignment: alignment ?? place(isVertical: isVertical))
  }

  /// Swift Charts writes the title of a vertical axis above the plot, on the side of its labels.
  private func place(isVertical: Bool) -> HorizontalAlignment {
    switch position {
    case .leading, .topLeading, .bottomLeading: .leading
    case .trailing, .topTrailing, .bottomTrailing: .trailing
    default: isVertical ? .trailing : .center
    }
  }
}

/// The title of an axis as a picture.
struct DrawnAxisTitle: Sendable {
  var picture: CellGrid
  /// True above the plot, false below it.
  var isAbove: Bool
  var alignment: HorizontalAlignment

  /// Draws the title in its rows of a chart.
  func draw(in rect: Rect, with painter: inout Painter) {
    guard rect.size.contains(picture.size) else { return }
    let room = rect.width - picture.size.width
    let x =
      switch alignment {
      case .leading: rect.x
      case .trailing: rect.x + room
      default: rect.x + room / 2
      }
    painter.grid.draw(picture, x: x, y: rect.y)
  }
}
