package import FoundationEssentials
import Glibc
import WidgetBase

@testable import WidgetSources

/// Waits until a condition holds, at most a number of seconds; returns true if it does.
package func eventually(
  within seconds: TimeInterval = 20, _ isTrue: () throws -> Bool
) rethrows -> Bool {
  let deadline = Deadline(after: seconds)
  while !deadline.isOver {
    if try isTrue() { return true }
    usleep(10_000)
  }
  return try isTrue()
}

/// Waits until a condition holds; fails if it does not within some thousands of rounds.
///
/// It counts rounds instead of seconds, as other tests keep the threads busy.
package func comesAbout(
  isolation: isolated (any Actor)? = #isolation, _ isTrue: () throws -> Bool
) async throws {
  for _ in 0..<18_000 {
    if try isTrue() { return }
    try await Task.sleep(for: .milliseconds(5))
  }
  throw NeverCame()
}

/// An awaited condition that did not come about.
struct NeverCame: Error {}
