package import FoundationEssentials
package import WidgetArchive
package import WidgetLayout

extension TimelineLoad {
  /// The most entries of one timeline that are drawn ahead; the rest when these are half over.
  private static let ahead = 1000
  /// After how many entries an archive is made anew.
  static let archivedStep = 500

  /// The instance's archive, with the entries of `previous` that have been shown.
  ///
  /// - Parameters:
  ///   - sizes: the sizes in cells in which entries are drawn.
  ///   - history: how much of what was shown is kept.
  package func archive(
    after previous: ArchivedTimeline?, sizes: [Size], history: HistoryLimit = HistoryLimit()
  ) -> ArchivedTimeline {
    var archive = ArchivedTimeline(instance: instance, title: title)
    archive.rule = schedule?.rule ?? .never
    archive.loaded = schedule?.loaded
    archive.reload = reload
    archive.asleep = asleep
    archive.failure = failure
    archive.outcomes = outcomes
    let entries = timeline?.entries ?? []
    // Where nobody may see the data, nothing is kept of it either.
    if failure?.isDenied != true, let previous {
      let next = entries.isEmpty ? schedule?.loaded : entries[shown ?? 0].date
      let end = next ?? .distantFuture
      archive.keep(previous, before: end, limit: history)
    }
    archive.first = archive.entries.count
    for entry in entries[(shown ?? 0)...].prefix(Self.ahead) {
      archive.append(
        entry, sizes: sizes, family: instance.family, hasContentMargins: hasContentMargins)
    }
    return archive
  }
}

/// How much of what a widget showed is kept, for looking back.
package struct HistoryLimit: Sendable {
  /// Seconds.
  package var age: TimeInterval = 7 * 86_400
  /// Bytes of pictures: each reload writes them again.
  package var bytes = 32 << 10

  package init() {}
}

extension ArchivedTimeline {
  /// Takes over the entries of `previous` that were shown before `end`, the newest first, up to the
  /// limit.
  fileprivate mutating func keep(
    _ previous: ArchivedTimeline, before end: Date, limit: HistoryLimit
  ) {
    let shown = previous.entries.filter { $0.date < end }
    var kept: [ArchivedEntry] = []
    for entry in shown.reversed() {
      if entry.date < end - limit.age || pictures.byteCount > limit.bytes { break }
      var copy = entry
      copy.pictures = entry.pictures.map { pictures.add($0, of: previous.pictures) }
      kept.append(copy)
    }
    entries = kept.reversed()
  }

  @MainActor
  fileprivate mutating func append(
    _ entry: AnyTimelineEntry, sizes: [Size], family: WidgetFamily, hasContentMargins: Bool
  ) {
    let numbers = sizes.map { size in
      let margins = family.margins(in: size, isWanted: hasContentMargins)
      let picture = entry.picture(size: size, margins: margins, family: family, at: entry.date)
      return pictures.add(picture.grid)
    }
    entries.append(
      ArchivedEntry(
        date: entry.date, expiration: entry.expiration, stale: entry.stale,
        relevance: entry.relevance.map { .init(score: $0.score, duration: $0.duration) },
        pictures: numbers))
  }
}
