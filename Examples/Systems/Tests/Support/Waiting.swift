import FoundationEssentials
import Synchronization
import Testing
import WidgetSources

@testable import WidgetSystems

/// The reported values, in order, for tests that wait for them.
final class Told<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])

  var all: [Value] { values.withLock { $0 } }

  func add(_ value: Value) { values.withLock { $0.append(value) } }

  /// Waits for a number of reports, as long as a slow machine may need.
  func waits(for count: Int) async throws {
    try await comesAbout { self.all.count >= count }
  }
}

/// Waits until a condition holds; fails if it does not within half a minute.
func comesAbout(_ holds: @Sendable () throws -> Bool) async throws {
  let deadline = Deadline(after: 30)
  while !(try holds()) {
    try #require(!deadline.isOver, "it did not come about")
    try await Task.sleep(nanoseconds: 10_000_000)
  }
}
