import TestViews
import Testing
import WidgetLayout

@MainActor
@Suite("Gauges")
struct GaugeTests {
  @Test func labelAndValueStandOverTheBar() throws {
    try expect(18, 2, "/home         60 %", "━━━━━━━━━━━───────") {
      Gauge(value: 0.6) {
        Text("/home")
      } currentValueLabel: {
        Text("60 %")
      }
    }
  }

  @Test(arguments: [
    (0.0, "────"), (0.1, "╸───"), (0.25, "━───"), (0.5, "━━──"), (1, "━━━━"), (7, "━━━━"),
    (-1, "────"), (.nan, "────"), (.infinity, "────"),
  ])
  func theBarHasHalfColumns(value: Double, expected: String) throws {
    try expect(4, 2, "g", expected) { Gauge(value: value) { Text("g") } }
  }

  @Test func boundsAreKept() throws {
    try expect(4, 2, "g", "━━──") { Gauge(value: 60, in: 20...100) { Text("g") } }
  }
}
