import Testing

@testable import WidgetCatalog

@Suite("The machine's numbers at a glance")
struct MachineFormatTests {
  @Test(
    arguments: [
      (0, "0 B"), (999, "999 B"), (1000, "0.98 KiB"), (1024, "1.00 KiB"), (10_240, "10.0 KiB"),
      (1_048_576, "1.00 MiB"), (20_831_512_166, "19.4 GiB"), (UInt64.max, "16.0 EiB"),
    ] as [(UInt64, String)])
  func bytes(count: UInt64, expected: String) {
    #expect(MachineValue(.memoryUsed).format.text(Double(count)) == expected)
  }

  @Test(
    arguments: [
      (nil, "…"), (0, "0 B/s"), (999.4, "999 B/s"), (999.6, "1.00 kB/s"), (1_240_000, "1.24 MB/s"),
      (94_130_000, "94.1 MB/s"), (.infinity, "∞"), (.nan, "NaN"),
    ] as [(Double?, String)])
  func rate(bytes: Double?, expected: String) {
    #expect(MachineValue(.received).format.text(pending: bytes) == expected)
  }

  @Test(arguments: [
    (2.406, 2, "2.41"), (0, 2, "0.00"), (-0.004, 2, "0.00"), (-1.5, 1, "-1.5"), (0.05, 1, "0.1"),
    (99.96, 1, "100.0"), (7, 0, "7"),
  ])
  func fixed(value: Double, decimals: Int, expected: String) {
    #expect(ValueFormat(digits: decimals).text(value) == expected)
  }

  /// As df has it: a disk that is a little more than 47 % full is 48 % full.
  @Test(arguments: [(0, "0 %"), (47, "47 %"), (47.001, "48 %"), (99.1, "100 %")])
  func aDiskIsRoundedUp(percent: Double, expected: String) {
    #expect(MachineValue(.disk).format.text(percent) == expected)
  }

  @Test func aChangeOfLessThanIsShownIsNotZero() {
    var settings = MachineValue(.disk).settings
    settings.compare = 3600
    let reading = { (now: Double) in
      ValueReading(settings: settings, datum: .number(now), past: 47)
    }
    let amounts = [47.2, 47.6, 49.4, 47].map {
      ValueChange(reading($0), format: MachineValue(.disk).format)?.amount
    }
    #expect(amounts == ["< 1 pt", "1 pt", "2 pts", ""])
  }
}
