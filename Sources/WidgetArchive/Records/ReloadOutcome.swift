package import FoundationEssentials

/// Why a provider was asked.
package enum ReloadReason: UInt8, Sendable, Hashable {
  /// There was no timeline.
  case added
  /// The policy's date had come.
  case policy
  /// Somebody asked for it: a key, `widgettui reload`, `WidgetCenter`.
  case requested
  /// The last question had failed.
  case retry
  /// The timeline had no picture of a size that was asked for.
  case size
  /// What the entries come from said that it changed.
  case changed

  /// Whether nobody and nothing asked but the schedule itself.
  package var isOwn: Bool {
    switch self {
    case .added, .policy, .retry: true
    case .requested, .size, .changed: false
    }
  }
}

/// One question to a provider and what came of it.
package struct ReloadOutcome: Sendable, Hashable {
  package var date: Date
  package var reason: ReloadReason
  /// Seconds until the answer, or until it was given up.
  package var duration: TimeInterval
  /// How many entries came; nil where it failed.
  package var entries: Int?
  /// What went wrong, in words; empty where nothing did.
  package var failure: String

  package init(
    date: Date, reason: ReloadReason, duration: TimeInterval, entries: Int?, failure: String = ""
  ) {
    self.date = date
    self.reason = reason
    self.duration = duration
    self.entries = entries
    self.failure = failure
  }
}

extension [ReloadOutcome] {
  /// When the last answer came, or was given up; nil before the first.
  package var heard: Date? { last.map { $0.date + $0.duration } }
}

/// A provider's failure that still stands.
package struct StandingFailure: Sendable, Hashable {
  /// What went wrong, in words.
  package var reason: String
  /// True where the user is not allowed to see the data: signed out, or without permission.
  package var isDenied: Bool
  /// When the first of these failures was.
  package var since: Date
  /// How often it was tried since, by itself.
  package var attempts: Int
  /// When it is tried again; nil is only on request.
  package var next: Date?

  package init(reason: String, isDenied: Bool, since: Date, attempts: Int, next: Date?) {
    self.reason = reason
    self.isDenied = isDenied
    self.since = since
    self.attempts = attempts
    self.next = next
  }
}
