import Synchronization
import Testing

@testable import WidgetSources

/// A watch that was lost once.
private final class LostWatch: SourceWatch {
  private let loss = Mutex<SourceFailure?>(SourceFailure("connection lost"))
  private let stopped = Mutex(false)

  var fault: SourceFailure? { loss.withLock { $0 } }
  var isStopped: Bool { stopped.withLock { $0 } }

  func takeLoss() -> SourceFailure? {
    loss.withLock { loss in
      defer { loss = nil }
      return loss
    }
  }

  func stop() { stopped.withLock { $0 = true } }
}

/// A watch without faults.
private final class SoundWatch: SourceWatch {
  func stop() {}
}

@Suite struct CombinedWatchTests {
  @Test func faultsAndLossesOfAnyWatchAreReported() {
    let lost = LostWatch()
    let watch = CombinedWatch([SoundWatch(), lost])
    #expect(watch.fault?.reason == "connection lost")
    #expect(watch.takeLoss()?.reason == "connection lost")
    #expect(watch.takeLoss() == nil)
    watch.stop()
    #expect(lost.isStopped)
  }
}
