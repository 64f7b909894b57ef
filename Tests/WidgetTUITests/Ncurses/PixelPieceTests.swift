import Testing

@testable import WidgetLayout
@testable import WidgetTUI

/// The pieces of pictures that are seen on a screen.
@Suite("Pieces of pictures") struct PixelPieceTests {
  private func screen(_ change: (inout Painter) -> Void) -> CellGrid {
    var painter = Painter(grid: CellGrid(size: Size(width: 20, height: 8)))
    let ring = PixelRing(part: 0.5, isOpen: false, filled: 0.2, empty: 0.1, paint: .role(.accent))
    painter.attach(.ring(ring), in: Rect(x: 2, y: 1, width: 10, height: 5), on: .none)
    change(&painter)
    return painter.grid
  }

  @Test func aWholePictureIsOnePiece() {
    let pieces = PixelPiece.all(of: screen { _ in })
    #expect(pieces.map(\.rect) == [Rect(x: 2, y: 1, width: 10, height: 5)])
    #expect(pieces.map(\.place) == [Rect(x: 0, y: 0, width: 10, height: 5)])
  }

  @Test func aTextInItLeavesFour() {
    let pieces = PixelPiece.all(of: screen { $0.write("42 %", x: 5, y: 3, width: 4, style: 0) })
    #expect(
      pieces.map(\.rect) == [
        Rect(x: 2, y: 1, width: 10, height: 2), Rect(x: 2, y: 3, width: 3, height: 1),
        Rect(x: 9, y: 3, width: 3, height: 1), Rect(x: 2, y: 4, width: 10, height: 2),
      ])
  }

  @Test func anOverlayHidesAPart() {
    let pieces = PixelPiece.all(
      of: screen { $0.fill(Rect(x: 6, y: 0, width: 14, height: 8), paint: .none) })
    #expect(pieces.map(\.rect) == [Rect(x: 2, y: 1, width: 4, height: 5)])
  }

  /// An archive may say anything; a part that is not in the picture is not shown.
  @Test func cellsOutsideTheirPictureAreCells() {
    var grid = screen { _ in }
    grid[15, 7].picture = 1
    grid[16, 7].picture = 9
    #expect(PixelPiece.all(of: grid).map(\.rect) == [Rect(x: 2, y: 1, width: 10, height: 5)])
  }
}
