import FoundationEssentials
import Testing

@testable import WidgetSources

/// Tests of a member's turn to ask a provider.
struct FleetTurnTests {
  /// The server's clock, two seconds behind this machine's.
  private let clock = FleetClock(time: 998, sent: 50, received: 50)

  private func end(due: TimeInterval?) -> TimeInterval {
    let turn = FleetTurn(key: FleetKey("orders-1"), generation: 7, lock: 1, attempts: 0, due: due)
    return turn.end(now: Date(timeIntervalSince1970: 1000), by: clock, at: 50).timeIntervalSince1970
  }

  @Test func whatIsReadALittleEarlyAnswersWhatIsDue() {
    #expect(abs(end(due: 998.2) - 1000.2) < 1e-6)
  }

  @Test func whatIsReadLateOrLongBeforeLeavesTheNextTimeAsItIs() {
    #expect(end(due: 997) == 1000)
    #expect(end(due: 998.3) == 1000)
    #expect(end(due: nil) == 1000)
  }
}
