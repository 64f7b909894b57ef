import FoundationEssentials
import Testing
import WidgetTimeline

@testable import WidgetTUI

private let noon = Date(timeIntervalSince1970: 1_773_489_600)

@Suite("When a failed widget is asked again")
struct NextTryTests {
  @Test(
    "Seconds are counted in the last minute, minutes in the last hour",
    arguments: [
      (-5.0, "retrying", nil), (0, "retrying", nil), (0.4, "retry in 1 s", 1),
      (1, "retry in 1 s", 1), (20, "retry in 20 s", 1), (59, "retry in 59 s", 1),
      (60, "retry in 1 min", 1), (61, "retry in 2 min", 1), (119, "retry in 2 min", 59),
      (600, "retry in 10 min", 60), (3599, "retry in 60 min", 59),
    ] as [(TimeInterval, String, TimeInterval?)])
  func words(left: TimeInterval, words: String, change: TimeInterval?) {
    let next = NextTry(noon + left, at: noon)
    #expect(next.words == words)
    #expect(next.nextChange == change.map { noon + $0 })
  }

  @Test func laterThanAnHourIsATime() {
    let date = noon + 7200
    let next = NextTry(date, at: noon)
    #expect(next.words == "retry \(LocalTime(date).words(at: LocalTime(noon)))")
    #expect(next.nextChange == noon + 3601)
  }

  @Test func eachChangeBringsOtherWordsAndEndsInATry() {
    var (now, seen) = (noon, [String]())
    let date = noon + 150.5
    while let change = NextTry(date, at: now).nextChange {
      seen.append(NextTry(date, at: now).words)
      #expect(change > now)
      now = change
      #expect(NextTry(date, at: now).words != seen.last)
    }
    #expect(seen.prefix(3) == ["retry in 3 min", "retry in 2 min", "retry in 1 min"])
    #expect(seen.suffix(2) == ["retry in 2 s", "retry in 1 s"])
    #expect(NextTry(date, at: now).words == "retrying")
  }
}
