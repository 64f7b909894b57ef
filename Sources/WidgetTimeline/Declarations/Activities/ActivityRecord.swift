package import FoundationEssentials

/// A Live Activity as the processes of a program share it, without the types of its attributes and its state.
///
/// Its times are those of ActivityKit: it ends by itself after eight hours, and what is left of it goes at most
/// four hours later.
package struct ActivityRecord: Codable, Sendable, Hashable {
  package let id: String
  /// The name of the type of the attributes, which tells the configurations of a program apart.
  package let type: String
  /// The attributes as JSON.
  package let attributes: Data
  package let started: Date
  /// The state as JSON.
  package var state: Data
  /// The time from which the state is out of date; `nil` for never.
  package var staleDate: Date?
  package var relevance: Double
  /// The time at which the program ended it; `nil` while it goes on.
  package var ended: Date?
  /// The time at which it is to be removed after its end; `nil` for the usual one.
  package var dismissal: Date?

  package init(
    id: String, type: String, attributes: Data, state: Data, staleDate: Date? = nil,
    relevance: Double = 0, started: Date
  ) {
    (self.id, self.type, self.attributes, self.state) = (id, type, attributes, state)
    (self.staleDate, self.relevance, self.started) = (staleDate, relevance, started)
  }

  /// The state of its life.
  package enum Phase: Sendable, Hashable { case active, stale, ended, dismissed }

  private static let (longest, lingering): (TimeInterval, TimeInterval) = (8 * 3600, 4 * 3600)

  /// The time at which it ends.
  package var end: Date { min(ended ?? .distantFuture, started + Self.longest) }

  /// The time from which it is no longer shown.
  package var removal: Date { min(dismissal ?? .distantFuture, end + Self.lingering) }

  /// Returns the state of its life at a time.
  package func phase(at now: Date) -> Phase {
    if removal <= now { return .dismissed }
    if end <= now { return .ended }
    return isStale(at: now) ? .stale : .active
  }

  /// Returns true if its state is out of date at a time.
  package func isStale(at now: Date) -> Bool { staleDate.map { $0 <= now } ?? false }

  /// Returns the times after `now` at which it changes by itself.
  func changes(after now: Date) -> [Date] {
    [staleDate, end, removal].compactMap { $0 }.filter { $0 > now && $0 <= removal }
  }
}
