import Foundation
import Testing

@testable import WidgetCatalog

@Suite struct ValueLevelTests {
  private func history(_ values: [Double?], every step: TimeInterval = 60) -> [ValueReading.Sample]
  {
    values.enumerated().map {
      .init(date: Date(timeIntervalSince1970: 1e9 + Double($0) * step), value: $1)
    }
  }

  private let warn = ValueSettings.Threshold(level: .warn, above: 80)
  private let held = ValueSettings.Threshold(level: .bad, above: 90, hold: 120)
  private let low = ValueSettings.Threshold(level: .warn, below: 3)

  @Test(
    arguments: [
      ([50], .normal), ([80], .normal), ([81], .warn), ([95], .warn), ([95, 95], .warn),
      ([95, 95, 95], .bad), ([95, nil, 95, 95], .warn), ([95, 50, 95, 95], .warn), ([2], .warn),
      ([.nan], .normal), ([nil], .normal), ([.infinity], .warn), ([], .normal),
    ] as [([Double?], ValueReading.Level)])
  func levels(_ values: [Double?], _ level: ValueReading.Level) {
    #expect(ValueReading.level(of: history(values), [warn, held, low]) == level)
  }

  @Test func thePastIsTheNearestValueThatIsNearEnough() {
    let values = history([1, 2, 3, 4, 5], every: 600)
    #expect(ValueReading.past(of: values, lookback: 1200) == 3)
    #expect(ValueReading.past(of: values, lookback: 1300) == 3)
    #expect(ValueReading.past(of: values, lookback: 86_400) == nil)
    #expect(ValueReading.past(of: history([nil, 2], every: 3600), lookback: 3600) == nil)
    #expect(ValueReading.past(of: [], lookback: 60) == nil)
  }

  /// The values are a second apart, and all are newer than required.
  @Test(arguments: [(1, nil), (7, nil), (8, 1.0), (10, 1), (12, 3), (80, 71)] as [(Int, Double?)])
  func aComparisonWithSecondsNeedsAsMany(_ seconds: Int, _ past: Double?) {
    let values = history((0...seconds).map { Double($0 + 1) }, every: 1)
    #expect(ValueReading.past(of: values, lookback: 10) == past)
  }

  @Test func levelsAreToldAheadOfTime() {
    let values = history([50, 95, 95])
    let end = values[1].date + 120
    #expect(ValueReading.holdEnds(of: values, [warn, held]) == [end])
    #expect(ValueReading.level(of: values, [warn, held], at: end - 1) == .warn)
    #expect(ValueReading.level(of: values, [warn, held], at: end) == .bad)
  }
}
