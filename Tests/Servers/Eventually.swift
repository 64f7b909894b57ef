package import FoundationEssentials
import Glibc

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
