package import FoundationEssentials
package import WidgetLayout

/// An entry with its view, without their types: what can be drawn, at any size, without asking
/// the provider again.
@MainActor
package struct AnyTimelineEntry {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  /// Writes the entry's view.
  package let lower: @MainActor (inout Lowering) -> Void

  package init(
    date: Date, relevance: TimelineEntryRelevance? = nil,
    lower: @escaping @MainActor (inout Lowering) -> Void
  ) {
    self.date = date
    self.relevance = relevance
    self.lower = lower
  }

  init<Entry: TimelineEntry>(_ entry: Entry, content: @escaping (Entry) -> some View) {
    self.init(date: entry.date, relevance: entry.relevance) { lowering in
      lowering.root { content(entry) }
    }
  }

  /// The entry's picture in `size` cells, as it is at `now`; of these, `margins` on each side are
  /// its background's alone.
  package func picture(
    size: Size, margins: Size = .zero, family: WidgetFamily, at now: Date,
    redaction: RedactionReasons = []
  ) -> DatedGrid {
    let content = size.reduced(columns: 2 * margins.width, rows: 2 * margins.height)
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environment.contentSize = content
    environment.redactionReasons = redaction
    environment.currentDate = now
    var lowering = Lowering(environment: environment)
    lower(&lowering)
    return Rendering.picture(of: lowering.tree, size: size, margins: margins)
  }
}

/// A timeline without its entries' type: sorted by date, equal dates in the provider's order.
@MainActor
package struct AnyTimeline {
  package let entries: [AnyTimelineEntry]
  package let rule: ReloadRule

  package init(entries: [AnyTimelineEntry], rule: ReloadRule) {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
    // Swift's sort is stable in fact, not by promise; the index makes it so.
    self.entries =
      isSorted
      ? entries
      : entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        .map(\.element)
    self.rule = rule
  }

  init<Entry: TimelineEntry>(_ timeline: Timeline<Entry>, content: @escaping (Entry) -> some View) {
    self.init(
      entries: timeline.entries.map { AnyTimelineEntry($0, content: content) },
      rule: timeline.policy.rule)
  }
}
