/// A cell of a grid: eight bytes, compared as such.
public struct Cell: Equatable, Sendable {
  /// A Unicode scalar value, or `Glyph.clusterFlag` and an index into the grid's clusters.
  public var content: UInt32
  /// The index into the grid's styles; 0 is the terminal's own.
  public var style: UInt16
  /// The columns of the content: 1 or 2, and 0 in the right half of a wide character.
  public var width: UInt8
  /// The number of the picture that a terminal with pixels shows here, from 1; 0 for none.
  ///
  /// Whatever is written over the cell is another cell, and so no longer the picture's.
  package var picture: UInt8 = 0

  public init(content: UInt32, style: UInt16 = 0, width: UInt8 = 1) {
    self.content = content
    self.style = style
    self.width = width
  }

  /// Compares all eight bytes at once, which is equivalent to comparing the fields.
  @inlinable
  public static func == (one: Cell, other: Cell) -> Bool {
    unsafeBitCast(one, to: UInt64.self) == unsafeBitCast(other, to: UInt64.self)
  }

  /// Returns the cell as one that stands for another picture, or for none.
  func showing(picture: UInt8) -> Cell {
    var cell = self
    cell.picture = picture
    return cell
  }

  /// A space in the terminal's own colours.
  public static let blank = Cell(content: 0x20)

  /// Returns the right half of a wide character, which is drawn with the left one.
  public static func rightHalf(style: UInt16) -> Cell { Cell(content: 0, style: style, width: 0) }
}
