import FoundationEssentials
import Testing
import WidgetTimeline

@testable import WidgetTUI

/// The values of a time in equal steps.
@Suite struct CourseStepsTests {
  private let start = Date(timeIntervalSince1970: 1_773_481_200)

  private func sample(
    _ second: Double, _ value: Double?, isFailed: Bool = false
  ) -> WidgetHistory.Sample {
    .init(date: start + second, value: value, isFailed: isFailed)
  }

  private func steps(
    _ samples: [WidgetHistory.Sample], _ count: Int = 6, seconds: Double = 60, now: Double = 60
  ) -> CourseSteps {
    CourseSteps(samples, from: start, to: start + seconds, count: count, now: start + now)
  }

  @Test func aValueHoldsUntilTheNextSample() {
    let steps = steps([sample(0, 2), sample(30, 4)])
    #expect(steps.steps.map(\.high) == [2, 2, 2, 4, 4, 4])
    #expect(steps.whole.mean == 3)
  }

  @Test func aStepHasTheLeastTheGreatestAndTheMean() {
    let step = steps([sample(0, 1), sample(5, 9), sample(10, 5)]).steps[0]
    #expect(step.low == 1 && step.high == 9 && step.mean == 5)
  }

  @Test func theTimeBeforeTheFirstSampleIsEmpty() {
    #expect(steps([sample(30, 4)]).steps.map(\.high) == [nil, nil, nil, 4, 4, 4])
  }

  /// A value of before the time still holds in it.
  @Test func aValueOfBeforeCounts() {
    let steps = steps([sample(-20, 7), sample(20, 8)])
    #expect(steps.steps.map(\.high).prefix(3) == [7, 7, 8])
  }

  @Test func nothingIsShownDuringAnOutage() {
    let steps = steps([sample(0, 2), sample(20, nil, isFailed: true), sample(40, 3)])
    #expect(steps.steps.map(\.high) == [2, 2, nil, nil, 3, 3])
    #expect(steps.failures == 1 && steps.whole.isFailed)
    #expect(steps.summary(of: 0..<2).isFailed == false)
  }

  /// A source that has stopped does not go on: what was read an hour ago is no value of now.
  @Test func theNewestValueDoesNotHoldForEver() {
    let steps = steps([sample(0, 2), sample(5, 2), sample(10, 2)])
    #expect(steps.steps.map(\.high) == [2, 2, 2, nil, nil, nil])
  }

  @Test func nothingIsKnownOfTheFuture() {
    let steps = steps([sample(0, 2), sample(10, 3)], now: 15)
    #expect(steps.steps.map(\.high) == [2, 3, nil, nil, nil, nil])
  }

  @Test func noSamplesAreNoValues() {
    let steps = steps([])
    #expect(steps.whole.mean == nil && steps.failures == 0)
  }
}
