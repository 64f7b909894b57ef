internal import FoundationEssentials
internal import WidgetArchive
internal import WidgetLayout

/// The room in which an archived entry is shown, and what stands in for a picture that it has no room for.
@MainActor
struct ShownPlace {
  /// An entry that can be drawn in the room, or the reason why there is none.
  struct Drawing {
    var entry: AnyTimelineEntry?
    /// When the entry was read, where that is not what the archive says.
    var loaded: Date?
    var absence: Absence?
  }

  let size: Size
  /// Drawn where there is no entry.
  let placeholder: () -> AnyTimelineEntry
  /// The reading that the widget's source kept as data; nil where there is none, or where the host is
  /// about to draw another picture, so that none is needed.
  var kept: () -> KeptTimeline? = { nil }
  /// True where nobody draws another picture.
  var isFinal = false

  /// The drawing of an archive's entry: its picture where one has room, else the reading that was
  /// kept as data, else nothing.
  func drawing(of archived: ArchivedEntry?, in archive: ArchivedTimeline, at now: Date) -> Drawing {
    guard let archived else { return Drawing() }
    let entry = AnyTimelineEntry(archived, of: archive.pictures)
    guard let size = entry.sizeTooLarge(for: size) else { return Drawing(entry: entry) }
    guard isFinal else { return Drawing() }
    return reading(of: archive, at: now) ?? Drawing(absence: .drawnLarger(size))
  }

  /// The entry of the kept reading, which must not be older than what the archive shows.
  private func reading(of archive: ArchivedTimeline, at now: Date) -> Drawing? {
    guard let kept = kept(), let loaded = archive.loaded,
      // A timeline is dated when it comes, what is kept when its reading began.
      kept.loaded + Scheduler.usualDeadline >= loaded,
      let entry = kept.timeline.entry(at: now)
    else { return nil }
    return Drawing(entry: entry, loaded: max(kept.loaded, loaded))
  }
}
