import Dispatch
import Synchronization

/// A watch that is begun elsewhere, and ends when this is released, begun or not.
final class PendingWatch: Sendable {
  private let watch = Mutex<(any AnyObject & Sendable)?>(nil)

  /// Begins a watch; `onChange` is also called once when it has begun, for what changed before.
  init(
    _ begin:
      @escaping @Sendable (@escaping @Sendable () -> Void) async -> (any AnyObject & Sendable)?,
    onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    let tell = { @Sendable in DispatchQueue.main.async { MainActor.assumeIsolated(onChange) } }
    Task { [weak self] in
      guard let begun = await begin(tell), let self else { return }
      self.watch.withLock { $0 = begun }
      tell()
    }
  }
}
