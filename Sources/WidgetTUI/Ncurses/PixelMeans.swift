import WidgetLayout

/// The means by which a terminal shows pixels, as it says itself.
struct PixelMeans: Hashable, Sendable {
  enum Graphics: Hashable, Sendable {
    /// The protocol of kitty.
    case kitty
    /// DEC's sixels, with so many colours and pixels a picture.
    case sixel(colors: Int, most: Size)
  }

  let graphics: Graphics
  /// The pixels of a cell.
  let cell: Size

  init(_ graphics: Graphics, cell: Size) { (self.graphics, self.cell) = (graphics, cell) }

  /// Creates the means that a terminal's answers tell of; `nil` if it takes no pictures, or does not
  /// tell how large a cell is.
  ///
  /// - Parameter window: The terminal's size as the kernel knows it.
  init?(_ answers: TerminalAnswers, in window: TerminalWindowSize?) {
    let shared = window.flatMap { window in
      answers.textPixels.map {
        TerminalWindowSize(cells: window.cells, pixels: $0).cell
      } ?? window.cell
    }
    guard let cell = answers.cellPixels ?? shared, Self.isCredible(cell) else { return nil }
    if answers.takesKittyPictures {
      self.init(.kitty, cell: cell)
    } else if answers.takesSixels {
      // A VT340 has 16 colours, and shows 800 × 480 pixels.
      let most = answers.sixelPixels ?? Size(width: 800, height: 480)
      let colors = min(256, max(2, answers.sixelColors ?? 16))
      self.init(.sixel(colors: colors, most: most), cell: cell)
    } else {
      return nil
    }
  }

  /// The sides of a cell that are believed.
  private static let sides = 3...200

  /// Returns true if a cell may have so many pixels.
  static func isCredible(_ cell: Size) -> Bool {
    sides.contains(cell.width) && sides.contains(cell.height)
  }

  /// Returns the pixels of some cells.
  func pixels(of cells: Rect) -> Rect {
    Rect(
      x: cells.x * cell.width, y: cells.y * cell.height, width: cells.width * cell.width,
      height: cells.height * cell.height)
  }

  /// The most pixels of a picture; larger ones are shown in cells.
  private static let mostPixels = 1 << 24

  /// Returns true if a picture in so many cells is not too large.
  func canShow(_ cells: Size) -> Bool {
    cells.width * cell.width * cells.height * cell.height <= Self.mostPixels
  }
}
