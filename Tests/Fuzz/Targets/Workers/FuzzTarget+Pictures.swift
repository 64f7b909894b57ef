import WidgetLayout

@testable import WidgetPictures

extension FuzzTarget {
  /// A picture is refused or decoded into pixels, no more than were asked for.
  static let picture = FuzzTarget("picture", limit: nil) { bytes, promises in
    guard PictureFormat(of: bytes) != nil else { return }
    var writer = ByteWriter()
    writer.write(UInt(64))
    let result = PictureTask.perform(writer.bytes + bytes)
    promises.expect(!result.isEmpty, "no result")
    // The first byte says whether there are pixels.
    guard result.first == 0 else { return }
    var reader = ByteReader(result, from: 1)
    let width = (try? reader.number(below: 65)) ?? 0
    let height = (try? reader.number(below: 65)) ?? 0
    promises.expect(width > 0 && height > 0, "\(width) × \(height) pixels")
    promises.expect(reader.remaining == width * height * 4, "\(reader.remaining) bytes of pixels")
  }
}
