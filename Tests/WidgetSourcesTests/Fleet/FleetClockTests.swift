import FoundationEssentials
import Testing

@testable import WidgetSources

/// Tests of a machine's knowledge of the server's clock.
struct FleetClockTests {
  private let row = FleetRow(
    key: FleetKey("a"), generation: 1, content: "", asker: "", read: 5000, due: nil, skew: 0)

  @Test func theWayOfTheAnswerIsTheUncertainty() {
    let clock = FleetClock(time: 5000, sent: 100, received: 100.2)
    #expect(abs(clock.now(at: 110.2) - 5010.1) < 1e-6)
    #expect(abs(clock.uncertainty(at: 100.2) - 0.1) < 1e-6)
    #expect(clock.uncertainty(at: 10_100.2) > 1)
  }

  @Test(arguments: [-3600.0, -2, 0, 2, 3600])
  func noClockMakesAReadingNewer(skew: Double) {
    let clock = FleetClock(time: 5000, sent: 100, received: 100.2)
    // Ten seconds after the reading, whatever this machine's clock says.
    let now = Date(timeIntervalSince1970: 5010 + skew)
    let shown = clock.shown(row, now: now, at: 110.1)
    let age = now.timeIntervalSince(shown)
    #expect(age >= 10)
    #expect(age < 10.3)
    #expect(abs(clock.skew(of: now, at: 110.1) - skew) < 1e-6)
  }

  @Test(arguments: [nil, .nan, .infinity, -1, 1e300])
  func whatIsNoTimeIsNoClock(time: TimeInterval?) {
    #expect(FleetClock(told: time, sent: 100, received: 101) == nil)
    #expect(FleetClock(told: 5000, sent: 100, received: 101) != nil)
  }

  @Test func aReadingOfTheFutureIsShownAsOfNow() {
    let clock = FleetClock(time: 5000, sent: 100, received: 100)
    var row = row
    row.read = 9e9
    let now = Date(timeIntervalSince1970: 5000)
    #expect(clock.shown(row, now: now, at: 100) == now)
  }
}
