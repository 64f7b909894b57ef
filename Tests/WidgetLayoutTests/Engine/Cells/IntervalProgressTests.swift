import FoundationEssentials
import Testing
import WidgetLayout

@MainActor
@Suite("Progress through an interval")
struct IntervalProgressTests {
  private let start = Date.reference

  @Test(arguments: [
    (-10, 0, 1), (0, 0, 1), (30, 0.3, 0.7), (100, 1, 0), (200, 1, 0),
  ])
  func parts(passed: Double, over: Double, left: Double) {
    let up = IntervalProgress(start...start + 100, countsDown: false)
    #expect(up.part(at: start + passed) == over)
    #expect(IntervalProgress(up.interval).part(at: start + passed) == left)
  }

  @Test func aBarIsTheSameUntilItsChangeAndAnotherFromThen() {
    for countsDown in [false, true] {
      let progress = IntervalProgress(start...start + 1000, countsDown: countsDown)
      func bar(_ date: Date) -> String {
        Drawn(GaugeBar(part: progress.part(at: date)), columns: 10).text
      }
      var now = start - 5
      var bars = [bar(now)]
      while let next = progress.nextChange(after: now, columns: 10) {
        #expect(next > now)
        #expect(bar(next - 0.01) == bar(now))
        now = next
        bars.append(bar(now))
      }
      // There is a picture for each half of ten columns, and the end, after which nothing changes.
      #expect(Set(bars).count == 21 && bars.count == 22)
      #expect(now == start + 1000)
    }
  }

  @Test func aShortOneIsDrawnTenTimesASecondAtMost() {
    let progress = IntervalProgress(start...start + 1)
    #expect(progress.nextChange(after: start, columns: 80) == start + 0.1)
    #expect(IntervalProgress(start...start).nextChange(after: start - 1, columns: 9) == start)
    #expect(IntervalProgress(start...start).nextChange(after: start, columns: 9) == nil)
  }
}
