package import FoundationEssentials
package import WidgetArchive
package import WidgetLayout

/// An entry with its view or its pictures, without its type: what can be drawn without asking the
/// provider again.
@MainActor
package struct AnyTimelineEntry {
  /// What an entry is drawn from.
  private enum Content {
    /// Its view, at any size.
    case view(@MainActor (inout Lowering) -> Void)
    /// The pictures that were kept of it.
    case pictures(PictureTable, [Int])
  }

  package let date: Date
  package let relevance: TimelineEntryRelevance?
  /// From when on it is not to be shown any more; nil is never.
  package let expiration: Date?
  /// From when on it is shown as too old to be believed; nil is never.
  package let stale: Date?
  private let content: Content

  package init(
    date: Date, relevance: TimelineEntryRelevance? = nil, expiration: Date? = nil,
    stale: Date? = nil, lower: @escaping @MainActor (inout Lowering) -> Void
  ) {
    self.date = date
    self.relevance = relevance
    self.expiration = expiration
    self.stale = stale
    content = .view(lower)
  }

  init<Entry: TimelineEntry>(_ entry: Entry, content: @escaping (Entry) -> some View) {
    self.init(date: entry.date, relevance: entry.relevance, expiration: entry.expiration) {
      $0.root { content(entry) }
    }
  }

  /// An entry of an archive.
  package init(_ entry: ArchivedEntry, of pictures: PictureTable) {
    date = entry.date
    relevance = entry.relevance.map {
      TimelineEntryRelevance(score: $0.score, duration: $0.duration)
    }
    expiration = entry.expiration
    stale = entry.stale
    content = .pictures(pictures, entry.pictures)
  }

  /// How much the entry matters at `now`: its score while its relevance lasts, else 0.
  func relevance(at now: Date) -> Float {
    guard let relevance, now >= date else { return 0 }
    return relevance.duration > 0 && now >= date + relevance.duration ? 0 : relevance.score
  }

  /// When the entry stops to matter more, if that is after `now`.
  func relevanceEnd(after now: Date) -> Date? {
    guard let relevance, relevance.duration > 0, date + relevance.duration > now else { return nil }
    return date + relevance.duration
  }

  /// Whether the entry can be drawn in `size` cells as it was made for them.
  package func isDrawn(in size: Size) -> Bool {
    switch content {
    case .view: true
    case .pictures(let table, let numbers): numbers.contains { table.size($0) == size }
    }
  }

  /// The size of the smallest picture that was kept where none has room in `size`; nil where the entry
  /// can be drawn.
  package func sizeTooLarge(for size: Size) -> Size? {
    switch content {
    case .view: nil
    case .pictures(let table, let numbers):
      table.best(of: numbers, for: size) == nil ? table.smallest(of: numbers) : nil
    }
  }

  /// The entry's picture in `size` cells, as it is at `now`; of these, `margins` on each side are
  /// its background's alone. One that was kept in a smaller size is as large as it was; where all
  /// are larger, nothing is drawn.
  package func picture(
    size: Size, margins: Size = .zero, family: WidgetFamily, at now: Date,
    redaction: RedactionReasons = []
  ) -> DatedGrid {
    switch content {
    case .view(let lower):
      var environment = EnvironmentValues()
      environment.widgetFamily = family
      environment.contentSize = size.reduced(
        columns: 2 * margins.width, rows: 2 * margins.height)
      environment.redactionReasons = redaction
      environment.currentDate = now
      var lowering = Lowering(environment: environment)
      lower(&lowering)
      return Rendering.picture(of: lowering.tree, size: size, margins: margins)
    case .pictures(let table, let numbers):
      let kept = table.best(of: numbers, for: size).flatMap { table.grid($0) }
      return (kept ?? CellGrid(size: size)).brought(to: now)
    }
  }
}
