import Testing

@testable import WidgetPictures

@Suite struct DecodingBudgetTests {
  @Test func aBurstIsFollowedByAShareOfTheTime() {
    let start = ContinuousClock.now
    var budget = DecodingBudget(at: start)
    #expect(budget.seconds(at: start) == budget.most)
    budget.spend(.milliseconds(7500))
    #expect(abs(budget.seconds(at: start) - 0.5) < 1e-6)
    // One that took longer than was left is paid for later.
    budget.spend(.seconds(1))
    #expect(budget.seconds(at: start) == 0)
    #expect(budget.seconds(at: start + .seconds(2)) == 0)
    #expect(abs(budget.seconds(at: start + .seconds(4)) - 0.3) < 1e-6)
    #expect(budget.seconds(at: start + .seconds(1000)) == budget.most)
  }
}
