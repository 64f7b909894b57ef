import FoundationEssentials

/// The question for what the machines of a fleet have published of an instance, and its answer.
final class FleetListing: Sendable {
  let instance: String
  /// The uptime at which it was asked.
  let begun = FleetClock.uptime
  private let answer = FleetReply<Result<FleetMachines, SourceFailure>>()

  init(_ instance: String) { self.instance = instance }

  /// Gives the answer; only the first counts.
  func give(_ answer: Result<FleetMachines, SourceFailure>) {
    self.answer.give(answer)
  }

  /// Waits for the answer for some seconds.
  func wait(_ seconds: TimeInterval) -> Result<FleetMachines, SourceFailure> {
    answer.wait(seconds) ?? .failure(FleetWords.notConnected(nil))
  }
}
