package import FoundationEssentials
internal import WidgetArchive
package import WidgetLayout
internal import WidgetSettings

/// The moment of which a front end shows timelines, and whether providers are asked for it.
package enum ShownMoment: Sendable, Hashable {
  /// Now; providers are asked as they are due.
  case now
  /// Now, from the archives alone.
  case kept
  /// The moment at which the clock stands, from the archives alone. The present is another one.
  case another(present: Date)

  /// True where no source may be read.
  package var isFromArchives: Bool { self != .now }

  /// True where what was shown in the past is needed.
  var needsPast: Bool {
    if case .another = self { true } else { false }
  }
}

/// Why there is nothing to show of an instance at a moment.
package enum Absence: Sendable, Hashable {
  /// Nothing is archived of it.
  case nothingKept
  /// Its archive begins later, at this date.
  case keptSince(Date)
  /// Its pictures are larger than the room; this is the size of the smallest, in cells.
  case drawnLarger(Size)
  /// It is still to be read for that moment: next at this date.
  case readNext(Date)
}

extension ArchivedTimeline {
  /// Why the archive has nothing to show of `moment`; nil where it has.
  ///
  /// An entry that is shown now stands for a later moment only until it is read again; entries that
  /// are dated ahead stand for theirs.
  func absence(at moment: Date, present: Date) -> Absence? {
    guard let begin = [entries.first?.date, loaded].compactMap({ $0 }).min() else {
      return .nothingKept
    }
    if moment < begin { return .keptSince(begin) }
    guard moment > present, let reload, reload <= moment,
      entry(at: moment).map({ $0.date <= present }) ?? true
    else { return nil }
    return .readNext(reload)
  }

  /// How far the entry of a moment could be believed then, as far as the last outcomes tell.
  func freshness(at moment: Date, present: Date) -> Freshness {
    if let failure, failure.isDenied { return .denied(failure) }
    if let end = entry(at: moment)?.expiration, end <= moment { return .expired(since: end) }
    if let stale = entry(at: moment)?.stale, stale <= moment {
      return .stale(since: stale, cause: nil)
    }
    if moment >= present { return failure.map { .failed($0) } ?? .fresh }
    let last = outcomes.last { $0.date + $0.duration <= moment }
    guard let last, !last.failure.isEmpty else { return .fresh }
    return .failed(
      StandingFailure(
        reason: last.failure, isDenied: false, since: last.date, attempts: 1, next: nil))
  }
}

extension WidgetDescription {
  /// True for an instance that reads nothing: a clock, a countdown, a month.
  func readsNothing(_ instance: WidgetInstance) -> Bool {
    settings.map { $0.plan(Setting(words: instance.configuration)) == .changes } ?? false
  }

  /// True where a provider of a bundle's own may answer later; nobody knows what it reads.
  func hasOwnProvider(_ instance: WidgetInstance) -> Bool {
    settings == nil && !isInline(instance)
  }
}
