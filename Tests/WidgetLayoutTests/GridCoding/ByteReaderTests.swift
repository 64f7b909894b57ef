import Testing

@testable import WidgetLayout

@Suite("Bytes of an archive")
struct ByteReaderTests {
  /// A count occupies bytes itself, which are not part of the elements.
  @Test(arguments: [[1], [2, 65], [0x81, 0x00], [0xFF, 0x01]] as [[UInt8]])
  func aCountIsNeverOfMoreThanThereIs(bytes: [UInt8]) {
    #expect(throws: ByteReader.Failure.isShort) {
      var reader = ByteReader(bytes)
      _ = try reader.string()
    }
  }

  @Test(arguments: [[], [0x80], Array(repeating: 0xFF, count: 11)] as [[UInt8]])
  func aNumberThatDoesNotEndIsNone(bytes: [UInt8]) {
    #expect(throws: ByteReader.Failure.self) {
      var reader = ByteReader(bytes)
      _ = try reader.unsigned()
    }
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, .max, .min])
  func numbersAreReadAsTheyWereWritten(number: Int) throws {
    var writer = ByteWriter()
    writer.write(number)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.integer() == number)
    #expect(reader.remaining == 0)
  }

  /// No terminal has as many cells, but an archive that cannot be read would show nothing at all.
  @Test(arguments: [
    (Size(width: 12_000, height: 1), Size(width: 9_999, height: 1)),
    (Size(width: 1, height: 10_000), Size(width: 1, height: 9_999)),
    (Size(width: 9_999, height: 1), Size(width: 9_999, height: 1)),
  ])
  func aPictureIsWrittenAsFarAsItCanBeRead(size: Size, read: Size) throws {
    var writer = ByteWriter()
    writer.write(CellGrid(size: size))
    var reader = ByteReader(writer.bytes)
    #expect(try reader.grid().size == read)
    #expect(reader.remaining == 0)
  }
}
