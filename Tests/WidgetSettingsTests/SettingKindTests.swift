import Testing

@testable import WidgetSettings

@Suite struct SettingKindTests {
  @Test(arguments: [
    ("30s", 30.0), ("5m", 300), ("1h30m", 5400), ("250ms", 0.25), ("7d", 604_800), ("1.5h", 5400),
    ("2w", 1_209_600),
  ])
  func durations(_ text: String, _ seconds: Double) {
    #expect(SettingKind.duration().value(text) == seconds)
  }

  @Test(arguments: ["", "5", "m", "5x", "1.h", "-5s", "5 m", "٥m", "99999999999999w"])
  func durationsNeedUnits(_ text: String) {
    #expect(SettingKind.duration().value(text) == nil)
  }

  @Test(arguments: [(90.0, "1m30s"), (300, "5m"), (604_800, "7d"), (0.25, "250ms"), (0, "0s")])
  func durationsAreTold(_ seconds: Double, _ text: String) {
    #expect(DurationText.text(seconds) == text)
  }

  @Test func rangesHaveALowAndAHighEnd() {
    let kind = SettingKind<ClosedRange<Double>>.range
    #expect(kind.value("0..100") == 0...100)
    #expect(kind.value("-1.5..2") == -1.5...2)
    #expect(kind.value("100..0") == nil)
    #expect(kind.expected == "two numbers, the least first, such as 0..100")
    #expect(kind.value("0-100") == nil)
  }

  @Test(arguments: [("4096", 4096), ("64KiB", 65_536), ("1MB", 1_000_000), ("2 GiB", 2 << 30)])
  func sizes(_ text: String, _ bytes: Int) { #expect(SettingKind<Int>.bytes.value(text) == bytes) }

  @Test(arguments: ["", "KiB", "1XB", "99999999999999999999", "9999999999 GiB"])
  func sizesThatAreNone(_ text: String) { #expect(SettingKind<Int>.bytes.value(text) == nil) }
}
