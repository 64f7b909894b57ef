import Synchronization
import WidgetCatalog

/// Has a mirror try again a while after it failed, longer each time, until it is released.
final class MirrorRetry: Sendable {
  private struct State {
    var action: (@Sendable () -> Void)?
    var task: Task<Void, Never>?
    var pause = Duration.seconds(1)
  }

  private static let longest = Duration.seconds(60)
  private let state = Mutex(State())

  /// The action that is done again; `nil` before the mirror is complete.
  var action: (@Sendable () -> Void)? {
    get { state.withLock(\.action) }
    set { state.withLock { $0.action = newValue } }
  }

  deinit { state.withLock { $0.task?.cancel() } }

  /// Has the action done in a while, unless it will be already.
  func schedule() {
    state.withLock { state in
      guard state.task == nil else { return }
      let pause = state.pause
      state.pause = min(Self.longest, pause * 2)
      state.task = Task { [weak self] in
        guard (try? await Task.sleep(for: pause)) != nil else { return }
        await self?.again()
      }
    }
  }

  private func again() async {
    let action = state.withLock { state in
      state.task = nil
      return state.action
    }
    guard let action else { return schedule() }
    await ReadingThreads.shared.result { () throws(Never) in action() }
    // Nothing failed, or there would be a next time.
    state.withLock { if $0.task == nil { $0.pause = .seconds(1) } }
  }
}
