import Synchronization
import TestServers

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
