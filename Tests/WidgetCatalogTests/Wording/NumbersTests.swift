import Testing

@testable import WidgetCatalog

@Suite("Numbers at a glance")
struct NumbersTests {
  @Test(
    arguments: [
      (0, "0 B"), (999, "999 B"), (1000, "0.98 KiB"), (1024, "1.00 KiB"), (10_240, "10.0 KiB"),
      (1_048_576, "1.00 MiB"), (20_831_512_166, "19.4 GiB"), (UInt64.max, "16384 PiB"),
    ] as [(UInt64, String)])
  func bytes(count: UInt64, expected: String) {
    #expect(Numbers.bytes(count) == expected)
  }

  @Test(
    arguments: [
      (nil, "…"), (0, "0 B/s"), (999.4, "999 B/s"), (999.6, "1.00 kB/s"), (1_240_000, "1.24 MB/s"),
      (94_130_000, "94.1 MB/s"), (.infinity, "–"), (.nan, "–"),
    ] as [(Double?, String)])
  func rate(bytes: Double?, expected: String) {
    #expect(Numbers.rate(bytes) == expected)
  }

  @Test(arguments: [
    (2.406, 2, "2.41"), (0, 2, "0.00"), (-0.004, 2, "0.00"), (-1.5, 1, "-1.5"), (0.05, 1, "0.1"),
    (99.96, 1, "100.0"), (7, 0, "7"),
  ])
  func fixed(value: Double, decimals: Int, expected: String) {
    #expect(Numbers.fixed(value, decimals) == expected)
  }

  @Test(arguments: [
    (0, "0 s"), (59.9, "59 s"), (60, "1 min"), (13_200, "3 h 40 min"), (1_051_200, "12 d 4 h"),
    (-1, "–"), (.nan, "–"), (.infinity, "–"),
  ])
  func duration(seconds: Double, expected: String) {
    #expect(Durations.short(seconds) == expected)
  }
}
