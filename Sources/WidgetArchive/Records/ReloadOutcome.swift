package import FoundationEssentials

/// The reason for a reload.
package enum ReloadReason: UInt8, Sendable, Hashable {
  /// There was no timeline.
  case added
  /// The policy's date had come.
  case policy
  /// A reload was requested by a key, `widgettui reload` or `WidgetCenter`.
  case requested
  /// The last reload had failed.
  case retry
  /// The timeline had no picture of a size that was wanted.
  case size
  /// The data of the entries was reported to have changed.
  case changed

  /// True if the schedule itself caused the reload, without a request or a change.
  package var isOwn: Bool {
    switch self {
    case .added, .policy, .retry: true
    case .requested, .size, .changed: false
    }
  }

  /// Returns true if a reload for this reason takes the place of one that waits for another: one for a
  /// change asks for the least.
  package func replaces(_ other: ReloadReason?) -> Bool { other == nil || self != .changed }
}

/// A reload and its outcome.
package struct ReloadOutcome: Sendable, Hashable {
  package var date: Date
  package var reason: ReloadReason
  /// The seconds until the provider answered or the reload was given up.
  package var duration: TimeInterval
  /// The number of entries, or `nil` if the reload failed.
  package var entries: Int?
  /// A description of the failure; empty if the reload succeeded.
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
  /// The time at which the last reload was answered or given up, or `nil` before the first.
  package var heard: Date? { last.map { $0.date + $0.duration } }

  /// The time at which the last reload began: what changed since then may not be in its answer.
  package var asked: Date? { last?.date }
}

/// A failure of a provider that still stands.
package struct StandingFailure: Sendable, Hashable {
  /// A description of the failure.
  package var reason: String
  /// True if the user is not allowed to see the data: signed out, or without permission.
  package var isDenied: Bool
  /// True if nothing has failed and there is no value yet, such as a rate before the second reading.
  package var isWaiting = false
  /// The time of the first of these failures.
  package var since: Date
  /// The number of these failures, of which only automatic reloads count; at least 1.
  package var attempts: Int
  /// The time of the next attempt, or `nil` if it happens only on request.
  package var next: Date?
  /// The date before which the cause of the failure asked not to be asked again, as a server's
  /// `Retry-After` does, or `nil` if it did not say.
  package var promised: Date?

  package init(
    reason: String, isDenied: Bool, since: Date, attempts: Int, next: Date?, promised: Date? = nil
  ) {
    self.promised = promised
    self.reason = reason
    self.isDenied = isDenied
    self.since = since
    self.attempts = attempts
    self.next = next
  }
}
