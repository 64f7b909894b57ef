import WidgetLayout

/// A layout of tags one after another, with a new line for one that has no room.
struct Tags: Layout {
  var spacing = 8.0

  struct Line {
    var y = 0.0
    var height = 0.0
    var width = 0.0
  }

  private func places(_ width: Double?, _ subviews: Subviews) -> ([DisplayPoint], DisplaySize) {
    let width = width ?? .infinity
    var line = Line()
    var places: [DisplayPoint] = []
    var size = DisplaySize(width: 0, height: 0)
    for view in subviews {
      let own = view.sizeThatFits(.unspecified)
      let x = line.width > 0 ? line.width + spacing : 0
      if x > 0, x + own.width > width {
        line = Line(y: line.y + line.height + spacing)
      }
      let left = line.width > 0 ? line.width + spacing : 0
      places.append(DisplayPoint(x: left, y: line.y))
      line.width = left + own.width
      line.height = max(line.height, own.height)
      size = DisplaySize(width: max(size.width, line.width), height: line.y + line.height)
    }
    return (places, size)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> DisplaySize {
    places(proposal.width, subviews).1
  }

  func placeSubviews(
    in bounds: DisplayRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, place) in zip(subviews, places(proposal.width, subviews).0) {
      view.place(
        at: DisplayPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: .unspecified)
    }
  }
}
