package import FoundationEssentials
import Glibc
package import WidgetArchive
package import WidgetLayout

extension TimelineLoad {
  /// The maximum number of entries of one timeline that are drawn ahead; the rest are drawn when
  /// half of these have been shown.
  private static let ahead = 1000
  /// The least number of entries that are drawn ahead, however long that takes.
  private static let leastAhead = 2
  /// The maximum number of entries whose whole content is drawn ahead, for people who scroll.
  private static let scrolledAhead = 20
  /// The processor time in seconds after which no more entries are drawn ahead: whoever writes a timeline decides how
  /// many there are, and while they are drawn, the host draws and asks nothing else.
  package static let patience = 0.1

  /// Returns the instance's archive, including the entries of `previous` that have been shown.
  ///
  /// - Parameters:
  ///   - sizes: The sizes in cells in which entries are drawn.
  ///   - history: The limit on past entries that are kept.
  ///   - patience: The processor time in seconds after which no more entries are drawn ahead.
  package func archive(
    after previous: ArchivedTimeline?, sizes: [Size], history: HistoryLimit = HistoryLimit(),
    patience: Double = patience
  ) -> ArchivedTimeline {
    var archive = ArchivedTimeline(instance: instance, title: title)
    archive.rule = schedule?.rule ?? .never
    archive.loaded = schedule?.loaded
    archive.reload = reload
    archive.asleep = asleep
    archive.failure = failure
    archive.outcomes = outcomes
    let entries = timeline?.entries ?? []
    // If access to the data, or to a part of it, is denied, keep none of it either.
    if failure?.isDenied != true, timeline?.forgetsPast != true, let previous {
      let next = entries.isEmpty ? schedule?.loaded : entries[shown ?? 0].date
      let end = next ?? .distantFuture
      archive.keep(previous, before: end, limit: history)
    }
    archive.first = archive.entries.count
    let start = ProcessorTime.ofThread
    for (number, entry) in entries[(shown ?? 0)...].prefix(Self.ahead).enumerated() {
      if number >= Self.leastAhead, ProcessorTime.ofThread - start > patience { break }
      let sizes = number < Self.scrolledAhead ? sizes : sizes.filter { $0.scrollPlace == nil }
      archive.append(
        entry, sizes: sizes, family: instance.family, hasContentMargins: hasContentMargins)
    }
    return archive
  }

  /// Returns the index of the entry with which the archive is to be built anew, when half of those drawn ahead have
  /// been shown; `nil` if all of the timeline are drawn.
  package func end(of archive: ArchivedTimeline) -> Int? {
    let drawn = archive.entries.count - archive.first
    let start = shown ?? 0
    let all = (timeline?.entries.count ?? 0) - start
    return drawn < all ? start + max(1, drawn / 2) : nil
  }
}

/// The time that this thread has had of the processors, in seconds.
private enum ProcessorTime {
  static var ofThread: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A limit on the past entries of a widget that are kept for looking back.
package struct HistoryLimit: Sendable {
  /// The maximum age in seconds.
  package var age: TimeInterval = 7 * 86_400
  /// The maximum number of entries.
  package var entries = 10_000
  /// The maximum size of the pictures in bytes, since each reload writes them again.
  package var bytes = 32 << 10

  package init() {}
}

extension ArchivedTimeline {
  /// Adds the entries of `previous` that were shown before `end`, newest first, up to the limit.
  fileprivate mutating func keep(
    _ previous: ArchivedTimeline, before end: Date, limit: HistoryLimit
  ) {
    let shown = previous.entries.filter { $0.date < end }
    var kept: [ArchivedEntry] = []
    for entry in shown.reversed() {
      if entry.date < end - limit.age || pictures.byteCount > limit.bytes { break }
      if kept.count == limit.entries { break }
      var copy = entry
      copy.pictures = entry.pictures.map { pictures.addEarlier($0, of: previous.pictures) }
      kept.append(copy)
    }
    entries = kept.reversed()
  }

  /// The archive of one entry in `size` cells: a picture for another program.
  @MainActor
  package init(
    picture entry: AnyTimelineEntry, of instance: WidgetInstance, title: String, size: Size,
    hasContentMargins: Bool
  ) {
    self.init(instance: instance, title: title)
    append(
      entry, sizes: [size], family: instance.family, hasContentMargins: hasContentMargins)
  }

  @MainActor
  fileprivate mutating func append(
    _ entry: AnyTimelineEntry, sizes: [Size], family: WidgetFamily, hasContentMargins: Bool
  ) {
    let numbers = sizes.flatMap { size -> [Int] in
      let place = size.scrollPlace ?? size
      let margins = family.margins(in: place, isWanted: hasContentMargins)
      guard size.scrollPlace == nil else {
        return entry.wholePicture(of: place, margins: margins, family: family, at: entry.date)
          .map { [pictures.add($0.grid)] } ?? []
      }
      @MainActor func picture(_ scheme: ColorScheme) -> Int {
        pictures.add(
          entry.archivedPicture(size: size, margins: margins, family: family, on: scheme).grid)
      }
      let dark = ColorSchemeUse.noting { picture(.dark) }
      let light = dark.isUsed ? picture(.light) : dark.result
      return light == dark.result ? [light] : [dark.result, light]
    }
    entries.append(
      ArchivedEntry(
        date: entry.date, expiration: entry.expiration, stale: entry.stale,
        relevance: entry.relevance.map { .init(score: $0.score, duration: $0.duration) },
        pictures: numbers))
  }
}
