import Testing

@testable import WidgetTimeline

/// What a bundle writes takes a tenth of a front end's time, however often it writes.
@Suite struct ReadingTurnTests {
  private let start = ContinuousClock.now

  @Test func theFirstTurnIsAtOnce() {
    #expect(ReadingTurn().delay(at: .now) == 0)
  }

  @Test(arguments: [(1, 0.009), (200, 1.8), (600, 5), (3_600_000, 5)])
  func afterATurnThereIsARest(milliseconds: Int, seconds: Double) {
    var turn = ReadingTurn()
    let end = start + .milliseconds(milliseconds)
    turn.end(from: start, to: end)
    #expect(abs(turn.delay(at: end) - seconds) < 1e-6)
    #expect(turn.delay(at: end + .seconds(6)) == 0)
  }

  @Test func thoseThatWaitedComeFirst() {
    var turn = ReadingTurn()
    turn.note(["b", "c"])
    turn.note(["c", "a"])
    #expect(turn.changed == ["b", "c", "a"])
    #expect(turn.take() == ["b", "c", "a"])
    turn.note(["c", "a"])
    turn.note(["b", "a"])
    #expect(turn.take() == ["c", "a", "b"])
    #expect(turn.changed.isEmpty)
  }
}
