import FoundationEssentials
import TestViews
import Testing
import WidgetLayout

private let hour = 3600.0
private let day = 86_400.0

@MainActor
@Suite("Live texts")
struct LiveTextTests {
  /// The seconds from now to the date, the text, and the seconds from now to its change.
  @Test(arguments: [
    (0, "0 sec", 1), (1, "1 sec", 1), (0.5, "1 sec", 0.5), (-0.5, "0 sec", 0.5), (-1, "1 sec", 1),
    (59, "59 sec", 1), (60, "1 min", 1), (61, "1 min, 1 sec", 1), (-123, "2 min, 3 sec", 1),
    (3600, "1 hr", 1), (3599, "59 min, 59 sec", 1), (3840, "1 hr, 4 min", 1),
    (3850, "1 hr, 4 min", 11), (-3850, "1 hr, 4 min", 50), (86_399, "23 hr, 59 min", 60),
    (86_400, "1 day", 1), (-86_400, "1 day", 3600), (266_400, "3 days, 2 hr", 1),
    (-266_399, "3 days, 1 hr", 1), (-20 * day, "20 days", 3600),
  ])
  func relative(distance: Double, expected: String, change: Double) {
    let now = Date.reference
    let drawn = Drawn(Text(now + distance, style: .relative))
    #expect(drawn.text == expected)
    #expect(drawn.nextChange?.timeIntervalSince(now) == change)
  }

  /// Months and years are the calendar's, counted from 2026-03-14, 09:41.
  @Test(
    arguments: [
      (-28 * day, "1 mth", day), (-27.5 * day, "27 days, 12 hr", hour), (31 * day, "1 mth", 1),
      (30 * day, "30 days", 1), (-365 * day, "1 yr", 31 * day), (-731 * day, "2 yrs", nil),
      (400 * day, "1 yr, 1 mth", nil),
    ] as [(Double, String, Double?)])
  func months(distance: Double, expected: String, change: Double?) {
    let now = Date.reference
    let drawn = Drawn(Text(now + distance, style: .relative))
    #expect(drawn.text == expected)
    if let change { #expect(drawn.nextChange?.timeIntervalSince(now) == change) }
  }

  @Test(
    arguments: [
      (7200, "+2 hours", 1), (7205, "+2 hours", 6), (-7200, "-2 hours", 3600),
      (1, "+1 second", 1), (0, "+0 seconds", 1), (-95 * day, "-3 months", nil),
      (-day, "-1 day", day),
    ] as [(Double, String, Double?)])
  func offset(distance: Double, expected: String, change: Double?) {
    let now = Date.reference
    let drawn = Drawn(Text(now + distance, style: .offset))
    #expect(drawn.text == expected)
    if let change { #expect(drawn.nextChange?.timeIntervalSince(now) == change) }
  }

  @Test(arguments: [
    (0, "0:00"), (9, "0:09"), (-9, "0:09"), (152, "2:32"), (3849, "1:04:09"),
    (-133_141, "36:59:01"),
    (8.25, "0:09"), (-8.25, "0:08"),
  ])
  func timer(distance: Double, expected: String) {
    #expect(Drawn(Text(.reference + distance, style: .timer)).text == expected)
  }

  @Test func timesAndDatesStandStill() {
    let drawn = Drawn(Text(.reference, style: .time))
    #expect(drawn == Drawn(Text(verbatim: "09:41")))
    #expect(Drawn(Text(.reference, style: .date)) == Drawn(Text(verbatim: "14 March 2026")))
  }

  @Test(arguments: [
    (Locale.HourCycle.zeroToTwentyThree, "00:05", "12:05", "23:05"),
    (.oneToTwelve, "12:05 AM", "12:05 PM", "11:05 PM"),
    (.zeroToEleven, "0:05 AM", "0:05 PM", "11:05 PM"),
    (.oneToTwentyFour, "24:05", "12:05", "23:05"),
  ])
  func hours(cycle: Locale.HourCycle, night: String, noon: String, evening: String) {
    let midnight = Date.reference - 9 * hour - 36 * 60
    for (hours, expected) in [(0, night), (12, noon), (23, evening)] {
      let text = Text(midnight + TimeInterval(hours) * hour, style: .time)
      #expect(Drawn(text) { $0.hourCycle = cycle }.text == expected)
    }
  }

  @Test func datesAreOfTheZone() throws {
    let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    let date = Date.reference + 6 * hour
    #expect(Drawn(Text(date, style: .date), timeZone: tokyo).text == "15 March 2026")
    #expect(Drawn(Text(date, style: .time), timeZone: tokyo).text == "00:41")
  }

  @Test func fromOneDateToAnother() {
    let start = Date.reference
    #expect(Drawn(Text(start...start + 2 * hour)).text == "09:41–11:41")
    #expect(
      Drawn(Text(DateInterval(start: start, duration: day))).text
        == "14 Mar, 09:41 – 15 Mar, 09:41")
    #expect(Drawn(Text("open \(start...start + 60)")).text == "open 09:41–09:42")
  }

  /// The seconds since the start of a minute and a half.
  @Test(
    arguments: [
      (-5, true, "1:30", 6), (0, true, "1:30", 1), (0.25, true, "1:30", 0.75),
      (30, true, "1:00", 1),
      (89.5, true, "0:01", 0.5), (90, true, "0:00", nil), (200, true, "0:00", nil),
      (-5, false, "0:00", 6), (0, false, "0:00", 1), (30.5, false, "0:30", 0.5),
      (89, false, "1:29", 1), (90, false, "1:30", nil),
    ] as [(Double, Bool, String, Double?)])
  func timerInterval(passed: Double, countsDown: Bool, expected: String, change: Double?) {
    let start = Date.reference
    let now = start + passed
    let drawn = Drawn(
      Text(timerInterval: start...start + 90, countsDown: countsDown), at: now)
    #expect(drawn.text == expected)
    #expect(drawn.nextChange?.timeIntervalSince(now) == change)
  }

  @Test func aPausedTimerStandsStill() {
    let start = Date.reference
    let text = Text(timerInterval: start...start + 7200, pauseTime: start + 60)
    #expect(Drawn(text, at: start + 500) == Drawn(Text(verbatim: "1:59:00")))
    let minutes = Text(timerInterval: start...start + 7200, showsHours: false)
    #expect(Drawn(minutes, at: start).text == "120:00")
  }

  @Test func theEarliestChangeOfAllTextsCounts() {
    let now = Date.reference
    let drawn = Drawn(
      HStack {
        Text("due \(now + 86_405, style: .relative)")
        Text(now + 100.25, style: .timer)
        Text("x") + Text(now - 3610, style: .relative)
      })
    #expect(drawn.text == "due 1 day 1:41 x1 hr")
    #expect(drawn.nextChange == now + 0.25)
    #expect(Drawn(Text("no dates")).nextChange == nil)
    let inside = GeometryReader { _ in Text(now + 10.5, style: .timer) }
    #expect(Drawn(inside).nextChange == now + 0.5)
    let hidden = Drawn(Text(now, style: .timer).redacted(reason: .placeholder))
    #expect(hidden.text == "▬▬▬▬" && hidden.nextChange == nil)
  }

  @Test func aTextIsTheSameUntilItsChangeAndAnotherFromThen() {
    var samples = TextSamples(seed: 12)
    let styles: [Text.DateStyle] = [.relative, .offset, .timer]
    for _ in 0..<3000 {
      let scales: [Double] = [10, 100, 4000, 100_000, 5e6, 1e8]
      let scale = scales.randomElement(using: &samples) ?? 1
      let now = Date.reference + Double.random(in: -1e8...1e8, using: &samples)
      let date = now + Double.random(in: -scale...scale, using: &samples)
      let text = Text(date, style: styles.randomElement(using: &samples) ?? .timer)
      let drawn = Drawn(text, at: now)
      guard let next = drawn.nextChange, next > now else {
        Issue.record("\(date) never changes after \(now)")
        continue
      }
      let between =
        now + (next.timeIntervalSince(now) - 1e-4) * Double.random(in: 0..<1, using: &samples)
      let (still, other) = (Drawn(text, at: between), Drawn(text, at: next))
      if still != drawn || other.text == drawn.text {
        Issue.record("\(text) at \(now): \(drawn), then \(still), then \(other)")
      }
    }
  }

  @Test func datesAtTheEdgesOfTimeAreDrawn() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e300)] {
      for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
        #expect(!Drawn(Text(date, style: style)).text.isEmpty)
      }
    }
  }
}
