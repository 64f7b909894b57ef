import CLinux
import Glibc
import WidgetLayout

/// The size of a terminal in cells, and in pixels where it tells them to the kernel.
struct TerminalWindowSize: Equatable {
  let cells: Size
  let pixels: Size?

  /// Creates a size, with the pixels of all cells.
  init(cells: Size, pixels: Size?) { (self.cells, self.pixels) = (cells, pixels) }

  /// The size of the terminal on standard output or input; `nil` if there is none.
  init?() {
    for descriptor in [STDOUT_FILENO, STDIN_FILENO] {
      var (columns, rows, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard clinux_terminal_size(descriptor, &columns, &rows) else { continue }
      let hasPixels = clinux_terminal_pixels(descriptor, &width, &height)
      self.init(
        cells: Size(width: Int(columns), height: Int(rows)),
        pixels: hasPixels ? Size(width: Int(width), height: Int(height)) : nil)
      return
    }
    return nil
  }

  /// The pixels of a cell; `nil` if they are not told.
  var cell: Size? {
    guard let pixels, cells.width > 0, cells.height > 0 else { return nil }
    return Size(width: pixels.width / cells.width, height: pixels.height / cells.height)
  }
}
