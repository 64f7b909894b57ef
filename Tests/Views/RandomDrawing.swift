import WidgetLayout
import WidgetTesting

/// A random view that draws cells itself, with room around its frame; its number reproduces it.
@MainActor
package struct RandomDrawing {
  private let number: UInt64
  private let room: Rect
  private let grid: CellGrid

  package init(_ number: UInt64) {
    var random = RandomView(seed: number)
    let size = Size(width: random.number(1...20), height: random.number(1...9))
    let leaf = random.drawing()
    self.number = number
    room = Rect(x: 5, y: 3, size: size)
    grid = picture(columns: size.width + 10, rows: size.height + 6) {
      leaf.frame(columns: size.width, rows: size.height)
    }
  }

  /// A description of the first cell painted outside its frame, or nil.
  package var fault: String? {
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width
      where grid[x, y] != .blank
        && Rect(x: x, y: y, width: 1, height: 1).intersection(room).isEmpty
      {
        return "drawing \(number) of \(room.size) paints in \(x), \(y):\n\(grid.text)"
      }
    }
    return nil
  }
}
