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
}
