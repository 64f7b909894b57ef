import Foundation
import Testing

@testable import WidgetCatalog

@Suite struct HistoryColumnsTests {
  /// Returns samples at minutes; `nil` is a failed reading.
  private func history(_ samples: [(Double, Double?)]) -> [ValueReading.Sample] {
    samples.map { minute, value in
      value.map { .init(time: minute * 60, value: $0) }
        ?? .init(time: minute * 60, outcome: .failed)
    }
  }

  private func words(_ samples: [ValueReading.Sample]) -> String {
    HistoryColumns.columns(of: samples).map { $0.map { "\(Int($0))" } ?? "·" }.joined()
  }

  @Test(
    arguments: [
      ([], ""), ([(0, 1), (1, 2)], "12"),
      // One failure takes the place of one reading, however soon it is tried again.
      ([(0, 1), (1, 2), (2, nil), (3, 3)], "12·3"),
      ([(0, 1), (1, 2), (2, nil), (2.2, nil), (3, 3)], "12·3"),
      // An hour takes the place of sixty, although few attempts are kept.
      ([(0, 1), (1, 2), (2, nil), (7, nil), (8, 3)], "12······3"),
      // The outage continues.
      ([(0, 1), (1, 2), (2, nil), (5, nil)], "12····"), ([(0, nil), (3, nil)], "·"),
      ([(0, nil), (3, 1), (4, 2)], "··12"),
    ] as [([(Double, Double?)], String)])
  func columns(_ samples: [(Double, Double?)], _ expected: String) {
    #expect(words(history(samples)) == expected)
  }

  /// The beginning of an outage's columns lies within it.
  @Test func ages() {
    #expect(HistoryColumns.ages(of: history([(0, 1), (1, 2), (3, 4)])) == [180, 120, 0])
    let outage = history([(0, 1), (1, 2), (2, nil), (5, nil), (6, 3)])
    #expect(HistoryColumns.ages(of: outage) == [360, 300, 300, 225, 150, 75, 0])
    #expect(HistoryColumns.ages(of: []) == [])
  }

  @Test func aTimeInWhichNothingRanIsEmpty() {
    var samples = history([(0, 1), (1, 2), (5, 3), (6, 4)])
    samples.insert(.init(time: 120, outcome: .unread), at: 2)
    #expect(words(samples) == "12···34")
  }

  @Test func valuesThatAreNoNumbersHaveTheirColumn() {
    #expect(words([.init(time: 0, value: 1), .init(time: 60, value: nil)]) == "1·")
  }
}
