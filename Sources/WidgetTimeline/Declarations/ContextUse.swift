import Synchronization
internal import WidgetBase

/// A record of what a provider, on any thread, read of its context.
final class ContextUse: Sendable {
  private struct State {
    var isPlaced = false
    var environment: ProcessEnvironment?
  }

  private let state = Mutex(State())

  /// True once the provider has read its family or size. Entries of one that did not are the same
  /// for every place.
  var isPlaced: Bool { state.withLock(\.isPlaced) }

  /// The environment that the provider read last; `nil` if it read none.
  var environment: ProcessEnvironment? { state.withLock(\.environment) }

  func notePlace() { state.withLock { $0.isPlaced = true } }

  func note(_ environment: ProcessEnvironment) { state.withLock { $0.environment = environment } }
}
