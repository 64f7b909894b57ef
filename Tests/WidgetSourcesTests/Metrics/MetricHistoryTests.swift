import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct MetricHistoryTests {
  private let labels = MetricLabels([.init(name: "instance", value: "web1:9100")])

  private func history(_ values: [(second: Double, value: Double)], range: Double = 300)
    -> MetricHistory
  {
    var history = MetricHistory(count: 1)
    for (second, value) in values {
      history.add(
        [MetricSample(labels: labels, value: value)], of: 0, range: range, at: .second(second))
    }
    return history
  }

  private func change(
    _ change: MetricExpression.Change, _ history: MetricHistory, at second: Double,
    range: Double = 300
  ) -> Double? {
    try? history.change(change, of: 0, labels, range: range, at: .second(second)).get()
  }

  @Test func rates() {
    let history = history([(0, 100), (15, 130), (30, 130), (45, 220)])
    #expect(change(.increase, history, at: 45) == 120)
    #expect(change(.rate, history, at: 45) == 120.0 / 45.0)
    #expect(change(.irate, history, at: 45) == 6)
    #expect(change(.rate, history, at: 45, range: 20) == 6)
  }

  @Test func theFirstValueHasNoRate() {
    let history = history([(0, 100)])
    guard
      case .failure(let error) = history.change(.rate, of: 0, labels, range: 300, at: .second(0))
    else { return #expect(Bool(false)) }
    #expect(error.gap == .first)
    #expect(MetricWords.noChange(.first, at: testStart).reason == "no rate yet")
  }

  /// A server that gives each reading other labels would be waited for without end.
  @Test func seriesThatChangeTheirLabelsHaveNoRate() {
    var history = MetricHistory(count: 1)
    var gaps: [MetricHistory.Gap?] = []
    for second in [0.0, 15, 30, 45] {
      let labels = MetricLabels([.init(name: "build", value: "\(second)")])
      history.add(
        [MetricSample(labels: labels, value: second)], of: 0, range: 300, at: .second(second))
      let change = history.change(.rate, of: 0, labels, range: 300, at: .second(second))
      if case .failure(let error) = change { gaps.append(error.gap) } else { gaps.append(nil) }
    }
    #expect(gaps == [.first, .first, .changing, .changing])
    #expect(MetricWords.noChange(.changing, at: testStart).isWaiting == false)
  }

  @Test func aCounterThatBeginsAnewGoesOn() {
    // 50 until the first restart, then 10, then 3.
    let history = history([(0, 100), (15, 150), (30, 5), (45, 10), (60, 2), (75, 3)])
    #expect(change(.increase, history, at: 75) == 63)
    #expect(change(.irate, history, at: 75).map { ($0 * 15).rounded() } == 1)
  }

  @Test func readingsTooFarApartHaveNoRate() {
    let history = history([(0, 100), (900, 200)])
    guard
      case .failure(let error) = history.change(.rate, of: 0, labels, range: 300, at: .second(900))
    else { return #expect(Bool(false)) }
    #expect(error.gap == .apart(900))
    #expect(MetricWords.reason(error.gap) == "no rate: readings 15 m apart")
  }

  @Test func aClockThatWasSetBackBeginsAnew() {
    let history = history([(100, 100), (115, 130), (50, 140)])
    #expect(change(.rate, history, at: 50) == nil)
    #expect(history.points[0][labels]?.count == 1)
  }

  @Test func pointsAreBounded() {
    let history = history((0..<5000).map { (Double($0), Double($0)) }, range: 300)
    let count = history.points[0][labels]?.count ?? 0
    #expect(count <= 2 * MetricHistory.mostPoints + 2 && count > 20, "\(count) points")
    #expect(change(.rate, history, at: 4999) == 1)
  }

  @Test func thinnedPointsKeepResets() {
    var value = 0.0
    let values = (0..<600).map { second in
      value = second % 100 == 99 ? 0 : value + 1
      return (Double(second), value)
    }
    let history = history(values, range: 600)
    // Each of the six restarts loses one step.
    #expect(change(.increase, history, at: 599, range: 600) == 593)
  }

  @Test(arguments: [1e300, 1e17, .infinity, .nan])
  func aWrongValueIsForgottenAfterItsSpan(wrong: Double) throws {
    let values = (0..<40).map { (Double($0), $0 == 5 ? wrong : 50 * Double($0)) }
    let history = history(values, range: 20)
    #expect(change(.rate, history, at: 39, range: 20) == 50)
    let again = try #require(MetricHistory(history.bytes, count: 1))
    #expect(change(.rate, again, at: 39, range: 20) == 50)
  }

  @Test func seriesThatAreNewAtEachReadingAreBounded() {
    var history = MetricHistory(count: 1)
    for second in 0..<8 {
      let samples = (0..<MetricRound.mostSeries).map { number in
        MetricSample(
          labels: MetricLabels([.init(name: "id", value: "\(second)/\(number)")]), value: 1)
      }
      history.add(samples, of: 0, range: 86_400, at: .second(Double(second)))
      #expect(history.points[0].count <= MetricHistory.mostSeries)
    }
    #expect(history.points[0].count >= MetricRound.mostSeries)
  }

  @Test func endedSeriesAreForgotten() {
    var history = history([(0, 1), (15, 2)])
    history.add([], of: 0, range: 300, at: .second(400))
    #expect(history.points[0].isEmpty)
  }

  @Test func aFileHasTheSamePoints() throws {
    let history = history([(0, 100), (15, 150), (30, .nan), (45, 10)])
    let again = try #require(MetricHistory(history.bytes, count: 1))
    #expect(again.bytes == history.bytes)
    #expect(again.points[0][labels]?.count == 4)
    #expect(MetricHistory(history.bytes, count: 2) == nil)
    #expect(MetricHistory(Array("rubbish".utf8), count: 1) == nil)
    #expect(MetricHistory([], count: 1) == nil)
  }
}
