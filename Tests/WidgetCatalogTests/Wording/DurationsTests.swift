import Testing

@testable import WidgetCatalog

@Suite("Durations at a glance")
struct DurationsTests {
  @Test(arguments: [
    (0, "0 s"), (59.9, "59 s"), (60, "1 min"), (13_200, "3 h 40 min"), (1_051_200, "12 d 4 h"),
    (1e15, "31,688,739 years"), (-1, "–"), (.nan, "–"), (.infinity, "–"),
  ])
  func duration(seconds: Double, expected: String) {
    #expect(Durations.short(seconds) == expected)
  }
}
