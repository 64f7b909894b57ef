package import FoundationEssentials
package import WidgetArchive
package import WidgetLayout

/// An entry without its type, together with its view or pictures, so that it can be drawn without
/// asking the provider again.
@MainActor
package struct AnyTimelineEntry {
  /// The content that an entry is drawn from.
  private enum Content {
    /// The entry's view, for any size.
    case view(@MainActor (inout Lowering) -> Void)
    /// The archived pictures of the entry.
    case pictures(PictureTable, [Int])
  }

  package let date: Date
  package let relevance: TimelineEntryRelevance?
  /// The time from which the entry is no longer shown; `nil` for never.
  package let expiration: Date?
  /// The time from which the entry is shown as stale; `nil` for never.
  package let stale: Date?
  private let content: Content
  private var readValues: (@MainActor () -> [EntryValue])?

  /// The values that other programs may read; empty for an entry from an archive.
  package var values: [EntryValue] { readValues?() ?? [] }

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

  /// Creates an entry that shows one view.
  package init(date: Date, view: any View) {
    self.init(date: date) { lowering in Self.write(view, to: &lowering) }
  }

  private static func write(_ view: some View, to lowering: inout Lowering) {
    lowering.root { view }
  }

  /// Returns the entry as it is drawn on a light or a dark ground; `nil` is the machine's time zone.
  package func shown(on scheme: ColorScheme, timeZone: TimeZone? = nil) -> AnyTimelineEntry {
    guard case .view(let lower) = content else { return self }
    return AnyTimelineEntry(
      date: date, relevance: relevance, expiration: expiration, stale: stale
    ) { lowering in
      lowering.environment.colorScheme = scheme
      if let timeZone { lowering.environment.timeZone = timeZone }
      lower(&lowering)
    }
  }

  init<Entry: TimelineEntry>(_ entry: Entry, content: @escaping (Entry) -> some View) {
    self.init(
      date: entry.date, relevance: entry.relevance, expiration: entry.expiration,
      stale: entry.staleDate
    ) { $0.root { content(entry) } }
    readValues = { (entry as? any ValuedEntry)?.entryValues ?? [] }
  }

  /// Creates an entry from an archive.
  package init(_ entry: ArchivedEntry, of pictures: PictureTable) {
    date = entry.date
    relevance = entry.relevance.map {
      TimelineEntryRelevance(score: $0.score, duration: $0.duration)
    }
    expiration = entry.expiration
    stale = entry.stale
    content = .pictures(pictures, entry.pictures)
  }

  /// Returns the entry's score while its relevance lasts, or else 0.
  func relevance(at now: Date) -> Float {
    guard let relevance, now >= date else { return 0 }
    return relevance.duration > 0 && now >= date + relevance.duration ? 0 : relevance.score
  }

  /// Returns the time at which the entry's relevance ends, if that is after `now`.
  func relevanceEnd(after now: Date) -> Date? {
    guard let relevance, relevance.duration > 0, date + relevance.duration > now else { return nil }
    return date + relevance.duration
  }

  /// Returns true if the entry can be drawn in exactly `size` cells, or as the whole content that a
  /// size stands for.
  package func isDrawn(in size: Size) -> Bool {
    switch content {
    case .view: true
    case .pictures(let table, let numbers):
      size.scrollPlace.map { table.tallest(of: numbers, for: $0) != nil }
        ?? numbers.contains { table.size($0) == size }
    }
  }

  /// Returns the picture of all rows of the entry for a place in which they scroll; `nil` if the
  /// archive has none.
  package func wholePicture(
    of place: Size, margins: Size = .zero, family: WidgetFamily, at now: Date
  ) -> DatedGrid? {
    switch content {
    case .view(let lower):
      var environment = environment(size: place, margins: margins, family: family, at: now)
      environment.scrolledRows = Size.mostScrolledRows
      var lowering = Lowering(environment: environment)
      lower(&lowering)
      return Rendering.wholePicture(of: lowering.tree, in: place, margins: margins)
    case .pictures(let table, let numbers):
      return table.tallest(of: numbers, for: place).flatMap { table.grid($0) }?.brought(to: now)
    }
  }

  /// The size of the entry's view by itself; `nil` if it is empty or already drawn.
  var idealSize: Size? {
    guard case .view(let lower) = content else { return nil }
    return CellGrid(
      ideal: lower, in: environment(size: .zero, margins: .zero, family: .systemLarge, at: date))?
      .size
  }

  /// Returns the rows that the entry's view takes in some columns, at least one.
  func rows(columns: Int) -> Int {
    guard case .view(let lower) = content else { return 1 }
    let place = Size(width: columns, height: 0)
    var lowering = Lowering(
      environment: environment(size: place, margins: .zero, family: .systemLarge, at: date))
    lower(&lowering)
    return max(1, LayoutPass.rows(of: lowering.tree, columns: columns))
  }

  /// Returns the environment in which the entry's view is drawn in `size` cells.
  private func environment(
    size: Size, margins: Size, family: WidgetFamily, at now: Date
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environment.contentSize = size.reduced(
      columns: 2 * margins.width, rows: 2 * margins.height)
    environment.currentDate = now
    return environment
  }

  /// Returns the size of the smallest archived picture if none fits in `size`; `nil` if the entry
  /// can be drawn.
  package func sizeTooLarge(for size: Size) -> Size? {
    switch content {
    case .view: nil
    case .pictures(let table, let numbers):
      table.best(of: numbers, for: size) == nil ? table.smallest(of: numbers) : nil
    }
  }

  /// Returns the picture that an archive keeps for a place of `size` cells: where all pictures are
  /// larger, the smallest, so that whoever reads the archive sees that none fits. An empty one would be
  /// taken for the widget's.
  func archivedPicture(
    size: Size, margins: Size, family: WidgetFamily, on scheme: ColorScheme
  ) -> DatedGrid {
    let size = sizeTooLarge(for: size) ?? size
    return picture(size: size, margins: margins, family: family, on: scheme, at: date)
  }

  /// Returns the entry's picture in `size` cells as of `now`; only its background covers the
  /// `margins` on each side.
  ///
  /// An archived picture of a smaller size keeps that size; if all of them are larger, nothing is
  /// drawn: `sizeTooLarge` tells so.
  package func picture(
    size: Size, margins: Size = .zero, family: WidgetFamily, on scheme: ColorScheme = .dark,
    at now: Date, redaction: RedactionReasons = []
  ) -> DatedGrid {
    switch content {
    case .view(let lower):
      var environment = environment(size: size, margins: margins, family: family, at: now)
      environment.colorScheme = scheme
      environment.redactionReasons = redaction
      var lowering = Lowering(environment: environment)
      lower(&lowering)
      return Rendering.picture(of: lowering.tree, size: size, margins: margins)
    case .pictures(let table, let numbers):
      let kept = table.best(of: numbers, for: size, on: scheme).flatMap { table.grid($0) }
      return (kept ?? CellGrid(size: size)).brought(to: now)
    }
  }
}
