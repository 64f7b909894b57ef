import WidgetLayout

/// Dots in cells: eight braille dots, four quarter blocks, or the two halves of an ASCII character.
struct DotCanvas {
  let columns: Int
  let rows: Int
  let resolution: ChartResolution
  /// The dots of a cell, horizontally and vertically.
  let across: Int
  let down: Int
  private var masks: [UInt8]
  private var styles: [Style]
  /// The style of each row of dots in place of the marks' own; empty for theirs.
  var levels: [Style] = []

  init(_ rect: Rect, resolution: ChartResolution) {
    columns = rect.width
    rows = rect.height
    self.resolution = resolution
    across = resolution == .ascii ? 1 : 2
    down = resolution == .braille ? 4 : 2
    masks = Array(repeating: 0, count: columns * rows)
    styles = Array(repeating: .plain, count: columns * rows)
  }

  var width: Int { columns * across }
  var height: Int { rows * down }

  /// Sets a dot, and its cell's style; a dot outside the canvas is ignored.
  mutating func set(_ x: Int, _ y: Int, _ style: Style) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let cell = y / down * columns + x / across
    masks[cell] |= 1 << UInt8((y % down) * across + x % across)
    styles[cell] = style
  }

  /// Returns the style of the dots in a row: that of its level, else the mark's own.
  func style(atRow y: Int, _ own: Style) -> Style {
    levels.indices.contains(y) ? levels[y] : own
  }

  /// Writes the cells that have dots over the existing ones; a full block becomes their background.
  /// With `joins`, existing dots stay; otherwise they are replaced, so that a line is visible on an
  /// area.
  func write(to painter: inout Painter, at rect: Rect, joins: Bool = false) {
    for row in 0..<rows {
      for column in 0..<columns {
        let mask = masks[row * columns + column]
        guard mask != 0 else { continue }
        var style = styles[row * columns + column]
        let (x, y) = (rect.x + column, rect.y + row)
        var content = Self.glyph(mask, resolution)
        let under = painter.grid[x, y]
        if under.content == BlockElement.full {
          style.background = painter.grid.styles[Int(under.style)].foreground
        } else if joins, resolution == .braille, Braille.contains(under.content) {
          content |= under.content
        }
        painter.put(content, x: x, y: y, style: painter.number(of: style))
      }
    }
  }

  /// Returns the character for a cell's dots; the lowest bit is the top left one, the next is to
  /// its right.
  static func glyph(_ mask: UInt8, _ resolution: ChartResolution) -> UInt32 {
    switch resolution {
    case .braille:
      var dots: UInt8 = 0
      for place in 0..<8 where mask >> UInt8(place) & 1 == 1 {
        dots |= Braille.bit(column: place % 2, line: place / 2)
      }
      return Braille.character(dots)
    case .block: return BlockElement.block(ofQuarters: Int(mask))
    case .ascii: return [0x20, 0x27, 0x2E, 0x3A][Int(mask & 3)]
    }
  }
}
