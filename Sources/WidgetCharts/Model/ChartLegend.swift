import WidgetLayout

/// The legend of a chart: the names of its series, each after a square of its colour.
struct ChartLegend: Sendable {
  struct Item: Sendable {
    var name: String
    var paint: Paint
    var width: Int
  }

  var items: [Item]
  var position: AnnotationPosition
  /// The author's view that replaces the names.
  var picture: CellGrid?

  /// Creates a legend; `nil` if it is hidden or there is nothing to distinguish.
  @MainActor init?(
    _ colors: SeriesColors, _ records: [MarkRecord], _ options: ChartOptions.Legend,
    _ environment: EnvironmentValues
  ) {
    guard options.visibility != .hidden else { return nil }
    position = options.position
    items = colors.names.map {
      Item(name: $0, paint: colors.paint(of: $0), width: Painter.width(of: $0) + 2)
    }
    picture = options.lower.flatMap { CellGrid(ideal: $0, in: environment) }
    if picture == nil, items.count < (options.visibility == .visible ? 1 : 2) { return nil }
  }

  var isBeside: Bool { [.leading, .trailing].contains(position) }

  private static let gap = 2

  /// Returns the items in rows of `width` columns.
  func rows(width: Int) -> [[Item]] {
    var rows: [[Item]] = []
    var used = 0
    for item in items {
      if rows.isEmpty || isBeside || used + Self.gap + item.width > width {
        rows.append([item])
        used = item.width
      } else {
        rows[rows.count - 1].append(item)
        used += Self.gap + item.width
      }
    }
    return rows
  }

  /// Returns the size in cells in a chart of `width` columns.
  func size(width: Int) -> Size {
    if let picture { return picture.size }
    let rows = rows(width: width)
    let widths = rows.map { $0.reduce(-Self.gap) { $0 + $1.width + Self.gap } }
    return Size(width: widths.max() ?? 0, height: rows.count)
  }

  func draw(in rect: Rect, with painter: inout Painter) {
    if let picture {
      if rect.size.contains(picture.size) { painter.grid.draw(picture, x: rect.x, y: rect.y) }
      return
    }
    let words = painter.number(of: Style(foreground: .role(.dim)))
    for (row, items) in rows(width: rect.width).prefix(rect.height).enumerated() {
      var x = rect.x
      for item in items where x < rect.maxX {
        let square = painter.number(of: Style(foreground: item.paint))
        painter.put(0x25A0, x: x, y: rect.y + row, style: square)
        painter.write(
          item.name, x: x + 2, y: rect.y + row, width: max(0, rect.maxX - x - 2), style: words)
        x += item.width + Self.gap
      }
    }
  }
}
