package import FoundationEssentials

/// How far what is shown can be believed, worked out when it is drawn: a host that has gone cannot
/// keep it looking new.
package enum Freshness: Sendable, Hashable {
  /// There is no timeline yet.
  case waiting
  case fresh
  /// A reload was due at this date, and nothing came of it; a date to come where the clock was set
  /// back after the timeline was loaded, so that its age is unknown.
  case late(since: Date)
  case failed(StandingFailure)
  /// The value is too old to be believed since this date; the failure that stands is the cause, where
  /// there is one.
  case stale(since: Date, cause: StandingFailure?)
  /// The entry was not to be shown from this date on.
  case expired(since: Date)
  /// The user may not see the data.
  case denied(StandingFailure)

  /// The state in a word.
  package var word: String {
    switch self {
    case .waiting: "waiting"
    case .fresh: "fresh"
    case .late: "late"
    case .failed: "failed"
    case .stale: "stale"
    case .expired: "expired"
    case .denied: "denied"
    }
  }

  /// True where the last good value is still shown, but not as if it were today's.
  package var isDoubtful: Bool {
    switch self {
    case .late, .failed, .stale: true
    case .waiting, .fresh, .expired, .denied: false
    }
  }
}

extension Freshness {
  /// By how much a clock must have been set back to matter, in seconds: clocks are corrected all the
  /// time, and those of two machines differ.
  package static let leastStep: TimeInterval = 30

  /// The facts that freshness follows from.
  package struct Facts: Sendable, Hashable {
    /// When the timeline was handed over; nil before there is one.
    package var loaded: Date?
    /// When the provider is to be asked next; nil is only on request.
    package var reload: Date?
    package var failure: StandingFailure?
    package var expiration: Date?
    /// From when on what is shown is too old to be believed; nil is never.
    package var stale: Date?
    /// The seconds the machine has been asleep since the facts were written.
    package var slept: TimeInterval

    package init(
      loaded: Date?, reload: Date?, failure: StandingFailure?, expiration: Date?,
      stale: Date? = nil, slept: TimeInterval = 0
    ) {
      self.loaded = loaded
      self.reload = reload
      self.failure = failure
      self.expiration = expiration
      self.stale = stale
      self.slept = slept
    }

    /// When the timeline was loaded, where the clock has been set back behind that since.
    fileprivate func loadedAhead(of now: Date) -> Date? {
      loaded.flatMap { $0 > now + Freshness.leastStep ? $0 : nil }
    }

    /// From when on a reload that has not come is late: as many seconds after its date as lie
    /// between two, at least five and at most thirty, the time asleep not counted.
    package var lateness: Date? {
      guard let reload else { return nil }
      let interval = loaded.map { reload.timeIntervalSince($0) } ?? 0
      return reload + min(max(interval, 5), 30) + max(0, slept)
    }
  }

  package init(_ facts: Facts, at now: Date) {
    if let failure = facts.failure, failure.isDenied {
      self = .denied(failure)
    } else if let expiration = facts.expiration, expiration <= now {
      self = .expired(since: expiration)
    } else if let stale = facts.stale, stale <= now {
      self = .stale(since: stale, cause: facts.failure)
    } else if let failure = facts.failure {
      self = .failed(failure)
    } else if facts.loaded == nil {
      self = .waiting
    } else if let loaded = facts.loadedAhead(of: now) {
      self = .late(since: loaded)
    } else if let reload = facts.reload, let lateness = facts.lateness, lateness <= now {
      self = .late(since: reload)
    } else {
      self = .fresh
    }
  }

  /// When freshness changes by itself after `now`; nil is never.
  package static func nextChange(_ facts: Facts, after now: Date) -> Date? {
    let ahead = facts.loadedAhead(of: now).map { $0 - leastStep }
    let dates = facts.failure == nil ? [facts.lateness, ahead] : []
    return (dates + [facts.expiration, facts.stale]).compactMap { $0 }.filter { $0 > now }.min()
  }
}
