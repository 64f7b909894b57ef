import FoundationEssentials
import Testing

@testable import WidgetLayout

/// Pictures in the bytes of an archive.
@Suite("Pictures in bytes")
struct PictureCodingTests {
  private func grid(_ content: PixelContent) -> CellGrid {
    var painter = Painter(grid: CellGrid(size: Size(width: 8, height: 4)))
    painter.attach(content, in: Rect(x: 1, y: 1, width: 6, height: 2), on: .role(.background))
    painter.write("a", x: 3, y: 1, width: 1, style: 0)
    painter.cover(x: 4, y: 2, paint: .role(.accent).opacity(0.25), isGround: true)
    return painter.grid
  }

  private func bytes(_ grid: CellGrid) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(grid)
    return writer.bytes
  }

  private static func image(opacity: UInt8, isFlat: Bool) -> PixelContent? {
    let rgba = (0..<600).flatMap { index -> [UInt8] in
      isFlat ? [1, 2, 3, opacity] : [UInt8(index % 251), UInt8(index % 13), 7, opacity]
    }
    return PixelImage(width: 30, height: 20, rgba: rgba, tint: .role(.good)).map { .image($0) }
  }

  private static let contents = [
    image(opacity: 255, isFlat: true), image(opacity: 255, isFlat: false),
    image(opacity: 100, isFlat: false),
    PixelModules(
      width: 5, rows: 3, quiet: 2, isMatrix: true, modules: (0..<15).map { $0 % 2 == 0 }
    ).map { .modules($0) },
    .ring(
      PixelRing(part: 0.3, isOpen: true, filled: 0.2, empty: 0.1, paint: .role(.warn))),
  ].compactMap { $0 }

  @Test(arguments: contents)
  func aPictureIsReadAsItWasWritten(content: PixelContent) throws {
    let grid = grid(content)
    var reader = ByteReader(bytes(grid))
    let read = try reader.grid()
    #expect(reader.remaining == 0)
    #expect(read.cells == grid.cells)
    #expect(read.pictures == grid.pictures)
    #expect(Self.contents.count == 5)
  }

  /// A reader that knows no pictures reads as far as it knows.
  @Test func aGridWithoutPicturesHasTheBytesItAlwaysHad() throws {
    let whole = grid(try #require(Self.contents.last))
    let (all, plain) = (bytes(whole), whole.withoutPictures)
    #expect(all.starts(with: bytes(plain)))
    #expect(all.count > bytes(plain).count)
    var reader = ByteReader(bytes(plain))
    #expect(try reader.grid().pictures.isEmpty)
  }

  @Test func linksAreNoMoreThanThereAreCells() throws {
    var grid = CellGrid(size: Size(width: 4, height: 1))
    let url = try #require(URL(string: "https://shop.example"))
    grid.links = Array(
      repeating: GridLink(url: url, rect: Rect(x: 0, y: 0, width: 1, height: 1)), count: 100)
    var reader = ByteReader(bytes(grid))
    #expect(try reader.grid().links.count == 64 + 4)
  }

  /// A few bytes for each run, each of all cells, would take hours.
  @Test func noCellBelongsToTwoRuns() throws {
    var painter = Painter(grid: CellGrid(size: Size(width: 8, height: 1)))
    painter.attach(
      try #require(Self.contents.last), in: Rect(x: 0, y: 0, width: 8, height: 1), on: .none)
    let whole = bytes(painter.grid)
    #expect(whole.suffix(3) == [1, 0, 8])
    func isRead(_ runs: [UInt8]) -> Bool {
      var reader = ByteReader(whole.dropLast(3) + runs)
      return (try? reader.grid()) != nil
    }
    #expect(isRead([2, 0, 4, 4, 4]))
    #expect(!isRead([2, 0, 8, 0, 8]))
    #expect(!isRead([2, 0, 8, 7, 0]))
  }

  @Test func whatIsNoPictureIsRefused() throws {
    let plain = CellGrid(size: Size(width: 2, height: 1))
    for wrong in [
      [1], [255, 255, 255], [1, 0, 0, 2, 1, 0, 0, 9], Array(repeating: 0x7F, count: 90),
    ]
      as [[UInt8]]
    {
      var reader = ByteReader(bytes(plain) + wrong)
      #expect(throws: ByteReader.Failure.self) { try reader.grid() }
    }
  }

  /// A few bytes may say that there are many equal pixels; nobody makes room for all of them.
  @Test func runsOfManyPixelsHaveALimit() throws {
    let rgba = [UInt8](repeating: 7, count: PixelImage.most * 4)
    var painter = Painter(grid: CellGrid(size: Size(width: 40, height: 1)))
    for x in 0..<20 {
      let image = try #require(
        PixelImage(
          width: PixelImage.most / 300, height: 300, rgba: rgba, tint: .rgb(RGB(UInt32(x)))))
      painter.attach(.image(image), in: Rect(x: x, y: 0, width: 1, height: 1), on: .none)
    }
    var reader = ByteReader(bytes(painter.grid))
    let read = try reader.grid()
    #expect(read.pictures.count == 8)
  }

  /// An archive has an end, however many pictures a widget shows.
  @Test func imagesBeyondTheLimitStayCells() throws {
    var painter = Painter(grid: CellGrid(size: Size(width: 40, height: 2)))
    for x in 0..<4 {
      let rgba = (0..<PixelImage.most * 4).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 >> 8 + x) }
      let image = try #require(
        PixelImage(width: PixelImage.most / 300, height: 300, rgba: rgba))
      painter.attach(.image(image), in: Rect(x: x * 10, y: 0, width: 10, height: 2), on: .none)
    }
    let bytes = bytes(painter.grid)
    #expect(bytes.count < 600 << 10)
    var reader = ByteReader(bytes)
    let read = try reader.grid()
    #expect(read.pictures.count == 1)
    #expect(read[0, 0].picture == 1 && read[39, 0].picture == 0)
  }
}
