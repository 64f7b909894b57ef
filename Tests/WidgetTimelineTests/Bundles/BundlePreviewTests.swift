import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

/// Tests of the pictures of previews that a bundle's program draws.
struct BundlePreviewTests {
  /// Returns the answer with a picture of a described size, whose archive has pictures of others.
  private func answer(width: Int, height: Int, archived sizes: Size...) throws -> BundleAnswer {
    var archive = ArchivedTimeline(
      instance: WidgetInstance(id: "preview", kind: "preview", family: .systemLarge), title: "Cup")
    let numbers = sizes.map { archive.pictures.add(CellGrid(size: $0)) }
    archive.entries = [ArchivedEntry(date: .distantPast, pictures: numbers)]
    let words = Data(archive.bytes).base64EncodedString()
    let json = """
      {"archive": "\(words)", "picture": {"title": "Cup", "width": \(width), "height": \(height), \
      "margins": true, "clock": 0}}
      """
    return try JSONDecoder().decode(BundleAnswer.self, from: Data(json.utf8))
  }

  @Test(arguments: [(1, 1), (48, 52), (1000, 1000)])
  func aPictureHasTheSizeThatIsDescribed(width: Int, height: Int) throws {
    let size = Size(width: width, height: height)
    let drawing = try #require(
      try answer(width: width, height: height, archived: Size(width: 2, height: 2), size).drawing)
    #expect(drawing.picture.size == size && drawing.picture.title == "Cup")
    #expect(drawing.archive.entries.count == 1)
  }

  /// A program may name any size, of which an empty picture would be made.
  @Test(arguments: [
    (0, 1), (1, -1), (1001, 1), (1, 1001), (100_000, 100_000), (.max, .max), (.min, .min),
  ])
  func aSizeThatNoScreenHasIsRefused(width: Int, height: Int) {
    #expect(throws: DecodingError.self) { try answer(width: width, height: height) }
  }

  /// Nothing looks like an empty widget that is none.
  @Test func aPictureThatIsNotInItsArchiveIsNone() throws {
    #expect(try answer(width: 48, height: 4).drawing == nil)
    #expect(try answer(width: 48, height: 4, archived: Size(width: 48, height: 5)).drawing == nil)
  }
}
