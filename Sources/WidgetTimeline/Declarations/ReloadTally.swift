/// The reloads of a widget since this process has had it, counted by their outcome.
package struct ReloadTally: Sendable, Hashable {
  package private(set) var succeeded = 0
  /// The failed reloads by their cause, such as `timeout`.
  package private(set) var failed: [String: Int] = [:]

  package init() {}

  /// Counts a reload that gave entries.
  mutating func noteSuccess() { succeeded += 1 }

  /// Counts a failed reload; a reload without a value yet has not failed.
  mutating func note(_ failure: ReloadFailure) {
    guard !failure.isWaiting else { return }
    failed[failure.cause, default: 0] += 1
  }
}
