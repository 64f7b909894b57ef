import FoundationEssentials
import Testing

@testable import WidgetTimeline

@Suite("Budgets and backoff")
struct ReloadBudgetTests {
  private let start = Date(timeIntervalSince1970: 1_773_480_000)

  @Test func reloadsAreSpacedAndCountedOverADay() {
    let budget = ReloadBudget(perDay: 3, spacing: 300)
    #expect(budget.earliest(start, after: []) == start)
    #expect(budget.earliest(start, after: [start - 100]) == start + 200)
    #expect(budget.earliest(start, after: [start - 400]) == start)
    let three = [start - 3000, start - 2000, start - 1000]
    #expect(budget.earliest(start, after: three) == start - 3000 + 86_400)
    #expect(budget.earliest(start, after: [start - 90_000] + three.dropFirst()) == start)
    #expect(ReloadBudget(perDay: 0, spacing: 0).earliest(start, after: []) == .distantFuture)
  }

  @Test func failuresAreTriedAgainEachTimeTwiceAsLateUpToAnHour() {
    for attempt in 1...12 {
      let plain = min(3600, 30 * Double(1 << (attempt - 1)))
      let delay = Backoff.delay(attempts: attempt, of: "orders")
      #expect((plain * 0.8...plain * 1.2).contains(delay))
      #expect(delay == Backoff.delay(attempts: attempt, of: "orders"))
    }
    for (rhythm, waits) in [
      (2.0, [2.0, 4, 8, 16, 32, 60, 60]), (300, [30, 60, 120, 240, 300, 300]),
      (86_400, [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]), (0.25, [1, 2, 4]),
    ] {
      for (number, wait) in waits.enumerated() {
        let delay = Backoff.delay(attempts: number + 1, of: "orders", rhythm: rhythm)
        #expect((wait * 0.8...wait * 1.2).contains(delay), "\(rhythm) s, \(number + 1)")
      }
    }
    let delays = Set((0..<100).map { Backoff.delay(attempts: 1, of: "widget \($0)") })
    #expect(delays.count == 100)
    #expect((delays.max() ?? 0) - (delays.min() ?? 0) > 8)
  }
}
