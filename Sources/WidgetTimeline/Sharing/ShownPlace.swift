internal import FoundationEssentials
internal import WidgetArchive
internal import WidgetLayout

/// The space in which an archived entry is shown, and the substitutes for a picture that does not
/// fit.
@MainActor
struct ShownPlace {
  /// An entry that fits the space, or the reason why there is none.
  struct Drawing {
    var entry: AnyTimelineEntry?
    /// The time at which the entry was read, if it differs from the archive's.
    var loaded: Date?
    var absence: Absence?
  }

  let size: Size
  /// Returns the entry that is drawn if there is no other.
  let placeholder: () -> AnyTimelineEntry
  /// Returns the reading that the widget's source kept as data, or `nil` if it kept none that is as
  /// new as a timeline loaded at a date.
  let kept: (Date) -> KeptTimeline?
  /// True if the host will draw no other picture.
  let isFinal: Bool

  /// Returns the drawing of an archive's entry: its picture if one fits, else the reading kept as
  /// data, else none.
  func drawing(of archived: ArchivedEntry?, in archive: ArchivedTimeline, at now: Date) -> Drawing {
    guard let archived else { return Drawing() }
    let entry = AnyTimelineEntry(archived, of: archive.pictures)
    guard let size = entry.sizeTooLarge(for: size) else { return Drawing(entry: entry) }
    guard isFinal else { return Drawing() }
    return reading(of: archive, at: now) ?? Drawing(absence: .drawnLarger(size))
  }

  /// Returns the entry of the kept reading, unless it is older than the archive's.
  private func reading(of archive: ArchivedTimeline, at now: Date) -> Drawing? {
    guard let loaded = archive.loaded, let kept = kept(loaded), now >= kept.loaded,
      let entry = kept.timeline.entry(at: now)
    else { return nil }
    // An earlier reading than the archive's has its own date.
    let isSame = kept.answers(archive.outcomes)
    return Drawing(entry: entry, loaded: isSame ? max(kept.loaded, loaded) : kept.loaded)
  }
}
