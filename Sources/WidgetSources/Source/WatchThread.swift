import Dispatch
import WidgetBase

/// A thread that watches something until it is stopped.
final class WatchThread: SourceWatch {
  private let stopSignal: StopSignal
  private let end = DispatchSemaphore(value: 0)
  private let thread = ThreadNumber()
  private let health: WatchHealth

  var fault: SourceFailure? { health.fault }

  func takeLoss() -> SourceFailure? { health.takeLoss() }

  /// Starts a thread that runs `body`, which must return soon after the signal; returns `nil` if no
  /// thread can be created, or too few descriptors are left.
  ///
  /// - Parameter health: The health in which the body records whether it receives changes.
  init?(
    _ health: WatchHealth = WatchHealth(), _ body: @escaping @Sendable (StopSignal) -> Void
  ) {
    guard DescriptorLimit.hasLastingRoom, let stopSignal = StopSignal() else { return nil }
    self.stopSignal = stopSignal
    self.health = health
    let (thread, end) = (thread, end)
    let isStarted = Threads.start {
      thread.note()
      body(stopSignal)
      end.signal()
    }
    guard isStarted else {
      end.signal()
      return nil
    }
  }

  deinit { stop() }

  func stop() {
    stopSignal.send()
    // A watch that is stopped from its own thread would wait for itself.
    guard !thread.isCurrent else { return }
    end.wait()
    // `stop` may be called again.
    end.signal()
  }
}
