import AppleFoundation

/// A lock around a state, as in os.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Sendable: the lock guards the state.
  private final class Box {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let box: Box

  public init(uncheckedState initialState: State) { box = Box(initialState) }

  /// Runs `body` while nobody else does.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }

  /// Runs `body` while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  /// Waits until nobody else has the lock.
  public func lock() { box.lock.lock() }

  /// Gives the lock back.
  public func unlock() { box.lock.unlock() }

  /// Runs `body` while nobody else does.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
