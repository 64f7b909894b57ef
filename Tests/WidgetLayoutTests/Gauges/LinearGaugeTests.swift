import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Gauges in bars")
struct LinearGaugeTests {
  private var rain: some View {
    Gauge(value: 40, in: 0...100) {
      Text("Rain")
    } currentValueLabel: {
      Text("40 %")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  @Test func boundsStandAtTheBarsEnds() throws {
    try expect(20, 2, "Rain            40 %", "0 ━━━━━╸──────── 100") { rain }
    try expect(20, 2, "Rain            40 %", "0 ━━━━━╸──────── 100") {
      rain.gaugeStyle(.linearCapacity)
    }
  }

  @Test func aMarkerStandsOnTheBar() throws {
    try expect(20, 2, "Rain            40 %", "0 ━━━━━●──────── 100") {
      rain.gaugeStyle(.accessoryLinear)
    }
    try expect(20, 1, "Rain ━━━━●───── 40 %") { rain.gaugeStyle(.accessoryLinear) }
  }

  @Test func theValueGoesBelowWhereThereIsRoom() throws {
    try expect(20, 3, "Rain", "0 ━━━━━╸──────── 100", "40 %") {
      rain.gaugeStyle(.accessoryLinearCapacity)
    }
    try expect(20, 2, "Rain            40 %", "0 ━━━━━╸──────── 100") {
      rain.gaugeStyle(.accessoryLinearCapacity)
    }
    try expect(20, 1, "Rain ━━━━────── 40 %") { rain.gaugeStyle(.accessoryLinearCapacity) }
  }

  @Test(arguments: [(0.0, "●────"), (0.5, "━━●──"), (1.0, "━━━━●"), (Double.nan, "●────")])
  func theMarkerIsWhereTheValueIs(value: Double, expected: String) throws {
    try expect(5, 1, expected) {
      Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryLinear)
    }
  }
}
