import Synchronization
import WidgetSources

/// The outcome of the initial sync.
final class SyncOutcome: Sendable {
  private let result = Mutex<Result<Int, SourceFailure>?>(nil)

  var value: Result<Int, SourceFailure>? { result.withLock { $0 } }

  /// Stores the first result.
  func set(_ value: Result<Int, SourceFailure>) { result.withLock { $0 = $0 ?? value } }
}
