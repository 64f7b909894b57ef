import FoundationEssentials
import WidgetLayout
import WidgetStatus

@testable import WidgetArchive
@testable import WidgetTimeline

extension FuzzTarget {
  /// An archive is refused, or is the same after it was written again, and its pictures are drawn
  /// within their grids.
  static let archive = FuzzTarget("archive") { bytes, promises in
    _ = try? ArchivedTimeline(bytes: bytes)
    guard let archive = try? ArchivedTimeline(bytes: sealed(bytes)) else { return }
    let written = archive.bytes
    let again = try? ArchivedTimeline(bytes: written)
    promises.expect(again?.bytes == written, "another archive after it was written")
    for number in 0..<min(archive.pictures.count, 20) {
      let size = archive.pictures.size(number)
      guard size.width * size.height <= 20_000, let grid = archive.pictures.grid(number) else {
        continue
      }
      promises.expectDrawable(grid, in: grid.size)
      promises.expectDrawable(grid.brought(to: now).grid, in: grid.size)
    }
    for date in [now, .distantPast, .distantFuture] {
      _ = archive.entry(at: date)
      _ = archive.nextEntry(after: date)
      _ = Freshness(archive.facts(at: date, asleep: 0), at: date)
      _ = archive.schedule
    }
    _ = archive.withoutPast.bytes
  }

  /// Returns the bytes with the first line and the checksum of an archive, which hostile bytes would
  /// have.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let start = ArchivedTimeline.mark.count + Checksum.length
    let isWhole = bytes.starts(with: ArchivedTimeline.mark) && bytes.count >= start
    let body = isWhole ? bytes[start...] : bytes[...]
    return ArchivedTimeline.mark + Checksum(of: body).bytes + body
  }

  /// A bundle's answers are read or refused, and a description is the same after it was written.
  static let bundle = FuzzTarget("bundle") { bytes, promises in
    do throws(BundleDescriptionError) {
      let description = try BundleDescription(json: bytes)
      let written = try? JSONEncoder().encode(description)
      let again = written.flatMap { try? BundleDescription(json: Array($0)) }
      promises.expect(again == description, "another description after it was written")
    } catch {
      promises.expect(!"\(error)".isEmpty, "refused without words")
    }
    _ = try? JSONDecoder().decode(BundleAnswer.self, from: Data(bytes))
  }
}
