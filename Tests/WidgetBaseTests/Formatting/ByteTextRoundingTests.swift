import Testing

@testable import WidgetBase

@Suite struct ByteTextRoundingTests {
  @Test(
    arguments: [
      (0, "0 B"), (-1, "0 B"), (.nan, "0 B"), (1, "1 B"), (999, "999 B"), (1000, "0.98 KiB"),
      (1024, "1.00 KiB"), (10_230, "9.99 KiB"), (10_239, "10.0 KiB"), (1_048_576, "1.00 MiB"),
      (104_857_600, "100 MiB"), (1_288_490_189, "1.20 GiB"), (1e25, "8673617 EiB"),
    ] as [(Double, String)])
  func threeDigits(bytes: Double, text: String) {
    #expect(ByteText.rounded(bytes) == text)
  }
}
