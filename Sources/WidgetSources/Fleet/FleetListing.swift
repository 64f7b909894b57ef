import Dispatch
import FoundationEssentials
import Synchronization

/// The question for what the machines of a fleet have published of an instance, and its answer.
final class FleetListing: Sendable {
  let instance: String
  /// The uptime at which it was asked.
  let begun = FleetClock.uptime
  private let answer = Mutex<Result<FleetMachines, SourceFailure>?>(nil)
  private let isGiven = DispatchSemaphore(value: 0)

  init(_ instance: String) { self.instance = instance }

  /// Gives the answer; only the first counts.
  func give(_ answer: Result<FleetMachines, SourceFailure>) {
    self.answer.withLock { $0 = $0 ?? answer }
    isGiven.signal()
  }

  /// Waits for the answer for some seconds.
  func wait(_ seconds: TimeInterval) -> Result<FleetMachines, SourceFailure> {
    _ = isGiven.wait(timeout: .now() + seconds)
    return answer.withLock { $0 } ?? .failure(FleetWords.notConnected(nil))
  }
}
