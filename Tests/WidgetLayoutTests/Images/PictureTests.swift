import Testing
import WidgetLayout
import WidgetTesting

@MainActor
@Suite("Pictures in cells")
struct PictureTests {
  /// Returns a picture from letters: `r`ed, `g`reen, `b`lue; any other one is transparent.
  private func pixels(_ rows: String...) throws -> Picture {
    let colors: [Character: [UInt8]] = [
      "r": [255, 0, 0, 255], "g": [0, 255, 0, 255], "b": [0, 0, 255, 255],
    ]
    return try #require(
      Picture(
        width: rows[0].count, height: rows.count,
        rgba: rows.joined().flatMap { colors[$0] ?? [9, 9, 9, 0] }))
  }

  @Test func aCellHasTwoColours() throws {
    let picture = try pixels("rrgb", "gggg")
    try expectStyles(
      2, 1,
      """
      ▀▝
      ---
      ab
      ---
      a  #ff0000 on #00ff00
      b  #0000ff on #00ff00
      """
    ) {
      PictureView(picture, scaling: .stretch)
    }
  }

  /// The block, which is not seen, says that the cell is one of a picture.
  @Test func oneColourIsGround() throws {
    let picture = try pixels("r")
    try expectStyles(2, 1, "▀▀\n---\naa\n---\na  #ff0000 on #ff0000") {
      PictureView(picture, scaling: .stretch)
    }
  }

  @Test func whatIsNotSeenIsNotDrawn() throws {
    let picture = try pixels("r   ", "rr  ")
    try expectStyles(2, 1, "▙\n---\na·\n---\na  #ff0000") {
      PictureView(picture, scaling: .stretch)
    }
  }

  @Test func fitKeepsTheProportions() throws {
    let picture = try pixels("rr", "gg")
    #expect(size(picture, .fit, 10, 2) == Size(width: 4, height: 2))
    #expect(size(picture, .fit, 2, 10) == Size(width: 2, height: 1))
    #expect(size(picture, .fill, 10, 2) == Size(width: 10, height: 2))
    #expect(size(picture, .none, 10, 2) == Size(width: 1, height: 1))
  }

  @Test func fillCutsOffWhatStandsOut() throws {
    let picture = try pixels("rrggbb", "rrggbb")
    try expectStyles(4, 2, "▀▀▀▀\n▀▀▀▀\n---\naaaa\naaaa\n---\na  #00ff00 on #00ff00") {
      PictureView(picture, scaling: .fill)
    }
  }

  @Test func aPlaceholderDoesNotTell() throws {
    let view = try PictureView(pixels("rrgb", "gggg"), scaling: .stretch)
    let grid = WidgetTesting.picture(columns: 2, rows: 1, redaction: .placeholder) { view }
    try expectPicture(grid.textWithStyles, equals: "\n---\naa\n---\na  none on faint")
  }

  @Test func bytesThatAreNoPicture() {
    #expect(Picture(width: 2, height: 2, rgba: [1, 2, 3]) == nil)
    #expect(Picture(width: 0, height: 0, rgba: []) == nil)
    #expect(Picture(width: -1, height: -1, rgba: [0, 0, 0, 0]) == nil)
    #expect(Picture(width: .max, height: 2, rgba: []) == nil)
  }

  /// Returns the size that the picture takes of the available columns and rows.
  private func size(
    _ picture: Picture, _ scaling: PictureView.Scaling, _ columns: Int, _ rows: Int
  ) -> Size {
    let grid = WidgetTesting.picture(columns: columns, rows: rows) {
      PictureView(picture, scaling: scaling)
    }
    var size = Size.zero
    for y in 0..<rows {
      for x in 0..<columns where grid[x, y] != .blank {
        size = Size(width: max(size.width, x + 1), height: max(size.height, y + 1))
      }
    }
    let left = (0..<columns).first { x in (0..<rows).contains { grid[x, $0] != .blank } } ?? 0
    let top = (0..<rows).first { y in (0..<columns).contains { grid[$0, y] != .blank } } ?? 0
    return Size(width: size.width - left, height: size.height - top)
  }
}
