import Dispatch

/// A watch that begins on another thread, and ends when this object is released, whether it has
/// begun or not.
@MainActor
final class PendingWatch {
  private let patience: DispatchTimeInterval
  private let onChange: @MainActor @Sendable () -> Void
  private var watch: (any AnyObject & Sendable)?
  private var isAwaited = true
  private var waiting: [@MainActor () -> Void] = []

  /// Begins a watch. `onChange` is also called for changes from before it began, unless something
  /// was read after it began.
  ///
  /// - Parameter patience: The time for which a reading waits for the watch; a watch that begins
  ///   later reports the changes it missed.
  init(
    patience: DispatchTimeInterval = .seconds(5),
    _ begin:
      @escaping @Sendable (@escaping @Sendable () -> Void) async -> (any AnyObject & Sendable)?,
    onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    self.patience = patience
    self.onChange = onChange
    let tell = { @Sendable in DispatchQueue.main.async { MainActor.assumeIsolated(onChange) } }
    Task.detached { [weak self] in
      let begun = await begin(tell)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(begun) } }
    }
  }

  /// Calls `read` once the watch has begun, so that no change is missed and none is read twice; or
  /// after `patience`, if beginning takes longer.
  func whenBegun(_ read: @escaping @MainActor () -> Void) {
    guard isAwaited else { return read() }
    waiting.append(read)
    guard waiting.count == 1 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak self] in
      MainActor.assumeIsolated { self?.readNow() }
    }
  }

  private func finish(_ begun: (any AnyObject & Sendable)?) {
    watch = begun
    let hasMissed = begun != nil && waiting.isEmpty
    readNow()
    if hasMissed { onChange() }
  }

  private func readNow() {
    isAwaited = false
    let reads = waiting
    waiting = []
    for read in reads { read() }
  }
}
