import FoundationEssentials
import Testing
import WidgetTesting

@testable import WidgetLayout

/// Which cells stand for a picture, and what makes them cells again.
@Suite("Pictures of a grid")
@MainActor struct GridPictureTests {
  nonisolated static let ring = PixelContent.ring(
    PixelRing(part: 0.5, isOpen: false, filled: 0.2, empty: 0.1, paint: .role(.accent)))

  /// A grid with a picture in all but its outermost cells.
  static var grid: CellGrid {
    var painter = Painter(grid: CellGrid(size: Size(width: 8, height: 4)))
    painter.attach(ring, in: Rect(x: 1, y: 1, width: 6, height: 2), on: .none)
    return painter.grid
  }

  /// Returns the numbers of the cells' pictures, row by row.
  private func numbers(_ grid: CellGrid) -> [String] {
    (0..<grid.size.height).map { y in
      (0..<grid.size.width).map { x in
        grid[x, y].picture == 0 ? "·" : "\(grid[x, y].picture)"
      }.joined()
    }
  }

  @Test func aPictureIsInItsCells() {
    #expect(numbers(Self.grid) == ["········", "·111111·", "·111111·", "········"])
  }

  @Test func whatIsDrawnOverAPictureIsNoPartOfIt() {
    var painter = Painter(grid: Self.grid)
    painter.write("ab", x: 3, y: 1, width: 2, style: 0)
    painter.fill(Rect(x: 5, y: 2, width: 3, height: 2), paint: .none)
    #expect(numbers(painter.grid) == ["········", "·11··11·", "·1111···", "········"])
  }

  @Test func aPictureMovesWithItsGrid() throws {
    var screen = CellGrid(size: Size(width: 10, height: 3))
    screen.draw(Self.grid, x: 4, y: -1)
    #expect(numbers(screen) == ["·····11111", "·····11111", "··········"])
    #expect(screen.pictures.map(\.rect) == [Rect(x: 5, y: 0, width: 6, height: 2)])
    screen.draw(CellGrid(size: Size(width: 2, height: 1)), x: 6, y: 0)
    #expect(numbers(screen) == ["·····1··11", "·····11111", "··········"])
  }

  @Test func thePlaceOfAPictureThatIsGoneIsGivenAway() {
    var screen = CellGrid(size: Size(width: 40, height: 4))
    for index in 0..<400 {
      let x = index % 4 * 10
      screen.clear(Rect(x: x, y: 0, width: 10, height: 4))
      var painter = Painter(grid: screen)
      let content = PixelContent.ring(
        PixelRing(part: Double(index) / 400, isOpen: true, filled: 0, empty: 0, paint: .none))
      painter.attach(content, in: Rect(x: x, y: 0, width: 3, height: 2), on: .none)
      screen = painter.grid
      #expect(screen[x, 0].picture != 0)
      #expect(screen.pictures[Int(screen[x, 0].picture) - 1].content == content)
    }
    #expect(screen.pictures.count <= CellGrid.mostPictures)
  }

  @Test func aFadedPictureIsShownInCells() throws {
    let picture = try #require(
      Picture(width: 8, height: 16, rgba: [UInt8](repeating: 200, count: 8 * 16 * 4)))
    let view = PictureView(picture, scaling: .stretch).frame(columns: 4, rows: 2)
    let solid = Rendering.grid(of: Lowering.tree(of: view), size: Size(width: 4, height: 2))
    #expect(numbers(solid) == ["1111", "1111"])
    let faded = Rendering.grid(
      of: Lowering.tree(of: view.opacity(0.5)), size: Size(width: 4, height: 2))
    #expect(numbers(faded) == ["····", "····"])
  }

  /// A gradient over a picture, behind words, does not cost it its pixels.
  @Test func aTransparentPaintLiesOverThePicture() {
    var painter = Painter(grid: Self.grid)
    let veil = Paint.role(.background).opacity(0.5)
    painter.cover(x: 2, y: 1, paint: veil, isGround: true)
    #expect(numbers(painter.grid)[1] == "·111111·")
    #expect(painter.grid.pictures[0].veils.count == 12)
    #expect(painter.grid.pictures[0].veils[1] == veil)
    // Two in one cell are too many.
    painter.cover(x: 2, y: 1, paint: veil, isGround: true)
    painter.cover(x: 3, y: 1, paint: .role(.background), isGround: true)
    #expect(numbers(painter.grid)[1] == "·1··111·")
  }

  /// A text that goes on by itself stays where it was: behind the picture, or before it.
  @Test func aLiveTextStaysBehindAPicture() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let clock = Text(start, style: .timer)
    let view = ZStack(alignment: .topLeading) {
      clock
      PixelRingView(part: 0.5, filled: 0.2, empty: 0.2)
      clock.padding(.top, 16)
    }
    let size = Size(width: 8, height: 3)
    let grid = Rendering.grid(of: Lowering.tree(of: view), size: size)
    let later = grid.brought(to: start + 754).grid
    #expect(later.text.contains("12:34"))
    #expect(numbers(later) == ["11111111", "·····111", "11111111"])
  }

  @Test func anOldPictureIsDimmed() {
    #expect(Self.grid.dimmed.pictures.map(\.isDimmed) == [true])
  }
}
