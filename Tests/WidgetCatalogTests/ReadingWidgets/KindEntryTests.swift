import FoundationEssentials
import Testing
import WidgetSources

@testable import WidgetCatalog

@MainActor
struct KindEntryTests {
  private func values(_ data: Datum...) -> [String] {
    let readings = data.enumerated().map { number, datum in
      var settings = ValueSettings()
      settings.name = "v\(number)"
      return ValueReading(settings: settings, datum: datum)
    }
    let entry = ReadingEntry(date: .now, datum: .null, values: readings)
    return KindEntry(kind: MetricKind([:]), reading: entry).entryValues.map {
      "\($0.name) \($0.number.map { "\($0)" } ?? $0.failure)"
    }
  }

  /// Home Assistant tells the values of a widget by their places.
  @Test func aValueThatIsNotThereKeepsItsPlace() {
    #expect(values(.null, 20, 300) == ["v0 no value", "v1 20.0", "v2 300.0"])
    #expect(values(20, .null) == ["v0 20.0", "v1 no value"])
    #expect(values(.null) == [])
    #expect(values([1, 2], 3) == ["v1 3.0"])
  }

  /// On the dashboard they are words; other programs take 1 °C for a measurement.
  @Test(arguments: [(true, "yes"), (false, "no")])
  func aYesOrNoIsNoNumber(value: Bool, words: String) {
    var settings = ValueSettings()
    settings.unit = "°C"
    let reading = ReadingEntry(
      date: .now, datum: .null, values: [ValueReading(settings: settings, datum: .bool(value))])
    let published = KindEntry(kind: MetricKind([:]), reading: reading).entryValues
    #expect(published.map(\.number) == [nil])
    #expect(published.map(\.text) == [words])
  }
}
