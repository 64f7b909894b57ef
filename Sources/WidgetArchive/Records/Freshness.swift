package import FoundationEssentials

/// The degree to which the shown entry can be believed.
///
/// It is computed when the entry is drawn, so that a value cannot look new after its host has gone.
package enum Freshness: Sendable, Hashable {
  /// There is no timeline yet, or no value that it could show.
  case waiting
  case fresh
  /// A reload was due at this date and has not happened.
  ///
  /// If the clock was set back after the timeline was loaded, so that its age is unknown, the date
  /// is in the future.
  case late(since: Date)
  case failed(StandingFailure)
  /// The value has been too old to be believed since this date; the cause is the failure that
  /// stands, if any.
  case stale(since: Date, cause: StandingFailure?)
  /// The entry has stopped being true at this date.
  case expired(since: Date)
  /// The user is not allowed to see the data.
  case denied(StandingFailure)

  /// The state as one word.
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

  /// True if the last good value is still shown, but not as if it were current.
  package var isDoubtful: Bool {
    switch self {
    case .late, .failed, .stale, .expired: true
    case .waiting, .fresh, .denied: false
    }
  }

  /// Returns the date of the value that is shown: that of its reading, or of its entry if that is over or too old,
  /// which a reading makes no newer.
  package func valueDate(loaded: Date?, entry: Date?) -> Date? {
    guard let loaded, let entry else { return loaded ?? entry }
    switch self {
    case .stale, .expired: return min(loaded, entry)
    case .waiting, .fresh, .late, .failed, .denied: return loaded
    }
  }

  /// True if the last reload failed.
  package var hasFailed: Bool {
    switch self {
    case .failed: true
    case .stale(_, let cause): cause != nil
    case .waiting, .fresh, .late, .expired, .denied: false
    }
  }
}

extension Freshness {
  /// The least step back of the clock that matters, in seconds. Smaller ones are ignored because
  /// clocks are corrected all the time, and those of two machines differ.
  package static let leastStep: TimeInterval = 30

  /// The facts that decide freshness.
  package struct Facts: Sendable, Hashable {
    /// The time at which the timeline was handed over, or `nil` before there is one.
    package var loaded: Date?
    /// The time of the next reload, or `nil` if it happens only on request.
    package var reload: Date?
    package var failure: StandingFailure?
    package var expiration: Date?
    /// The time from which the entry is too old to be believed, or `nil` for never.
    package var stale: Date?
    /// The seconds that the machine has been asleep since the facts were written.
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

    /// Returns the time at which the timeline was loaded if the clock has been set back past it
    /// since.
    fileprivate func loadedAhead(of now: Date) -> Date? {
      loaded.flatMap { $0 > now + Freshness.leastStep ? $0 : nil }
    }

    /// The time from which a missing reload counts as late: after its date by the time between two
    /// reloads, but at least 5 and at most 30 seconds. Time asleep is not counted.
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
      self = .stale(since: stale, cause: facts.failure.flatMap { $0.isWaiting ? nil : $0 })
    } else if let failure = facts.failure, !failure.isWaiting {
      self = .failed(failure)
    } else if facts.loaded == nil {
      self = .waiting
    } else if let failure = facts.failure {
      // What was read before is not the value that is waited for.
      self = .late(since: failure.since)
    } else if let loaded = facts.loadedAhead(of: now) {
      self = .late(since: loaded)
    } else if let reload = facts.reload, let lateness = facts.lateness, lateness <= now {
      self = .late(since: reload)
    } else {
      self = .fresh
    }
  }

  /// Returns the time after `now` at which freshness changes by itself, or `nil` for never.
  package static func nextChange(_ facts: Facts, after now: Date) -> Date? {
    let ahead = facts.loadedAhead(of: now).map { $0 - leastStep }
    let dates = facts.failure == nil ? [facts.lateness, ahead] : []
    return (dates + [facts.expiration, facts.stale]).compactMap { $0 }.filter { $0 > now }.min()
  }
}
