package import FoundationEssentials
internal import WidgetArchive
package import WidgetLayout

/// The moment for which a front end shows timelines, and whether providers are asked for it.
package enum ShownMoment: Sendable, Hashable {
  /// The present; providers are asked when they are due.
  case now
  /// The present, from the archives alone.
  case kept
  /// The moment at which the clock stands, from the archives alone; `present` is the current date.
  case another(present: Date)

  /// True if no source may be read.
  package var isFromArchives: Bool { self != .now }

  /// True if past entries are needed.
  var needsPast: Bool {
    if case .another = self { true } else { false }
  }
}

/// The reason why there is nothing to show for an instance at a moment.
package enum Absence: Sendable, Hashable {
  /// The instance has no archived entries.
  case nothingKept
  /// The instance's archive begins later, at this date.
  case keptSince(Date)
  /// The pictures are larger than the space; the value is the size of the smallest, in cells.
  case drawnLarger(Size)
  /// The data for that moment has not been read yet; the next reading is at this date.
  case readNext(Date)
}

extension ArchivedTimeline {
  /// Returns the reason why the archive has nothing to show for `moment`; `nil` if it has
  /// something.
  ///
  /// An entry that is current now stands for a later moment only until the next reading; entries
  /// dated ahead stand for their own moments.
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

  /// Returns the freshness of the entry at a moment, as known from the last outcomes.
  func freshness(at moment: Date, present: Date) -> Freshness {
    if let failure, failure.isDenied { return .denied(failure) }
    if let end = entry(at: moment)?.expiration, end <= moment { return .expired(since: end) }
    if let stale = entry(at: moment)?.stale, stale <= moment {
      return .stale(since: stale, cause: nil)
    }
    if moment >= present {
      if let failure, failure.isWaiting {
        return entries.isEmpty ? .waiting : .late(since: failure.since)
      }
      return failure.map { .failed($0) } ?? .fresh
    }
    let last = outcomes.last { $0.date + $0.duration <= moment }
    guard let last, !last.failure.isEmpty else { return .fresh }
    return .failed(
      StandingFailure(
        reason: last.failure, isDenied: false, since: last.date, attempts: 1, next: nil))
  }
}

extension WidgetDescription {
  /// Returns true for an instance that reads no source, such as a clock, a countdown or a month.
  func readsNothing(_ instance: ConfiguredInstance) -> Bool {
    settings.map { $0.plan(of: instance.settings) == .changes } ?? false
  }

  /// Returns true if the instance has a bundle's own provider, which may answer later and read
  /// anything.
  func hasOwnProvider(_ instance: ConfiguredInstance) -> Bool {
    settings == nil && bundle == nil && !isInline(instance.settings)
  }
}
