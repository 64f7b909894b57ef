import WidgetLayout

/// The possible marks of an axis: several choices, the densest first. The first one that fits is
/// drawn.
struct AxisPlan: Sendable {
  struct Mark: Sendable {
    var coordinate: Double
    var label: AxisLabel?
    var gridLine: GridLine?
    var hasTick = false
  }

  struct GridLine: Sendable {
    var paint: Paint
    var isDashed: Bool
  }

  var position: AxisMarkPosition
  var choices: [[Mark]]
}

/// The label of a mark, ready to be drawn.
struct AxisLabel: Sendable {
  enum Content: Sendable {
    case text(String, Paint)
    case picture(CellGrid)
  }

  var content: Content
  var width: Int

  init(text: String, paint: Paint) {
    content = .text(text, paint)
    width = Painter.width(of: text)
  }

  init(picture: CellGrid) {
    content = .picture(picture)
    width = picture.size.width
  }

  /// True for a number or a date, which is left out where it has no room: its beginning would be another one.
  var isNumber: Bool {
    guard case .text(let text, _) = content else { return false }
    let first = text.unicodeScalars.first { !"+-−".unicodeScalars.contains($0) }
    return first.map {
      $0.properties.numericType != nil || $0.properties.generalCategory == .currencySymbol
    }
      ?? false
  }

  /// Draws the label in `room` columns: a text is truncated to them, a picture that is wider is not
  /// drawn.
  func draw(x: Int, y: Int, room: Int, with painter: inout Painter) {
    switch content {
    case .text(let text, let paint):
      let style = painter.number(of: Style(foreground: paint))
      painter.write(text, x: x, y: y, width: room, style: style)
    case .picture(let picture):
      if picture.size.width <= room { painter.grid.draw(picture, x: x, y: y) }
    }
  }
}
